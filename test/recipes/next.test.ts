import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHandler, createTree } from '../../src/testing/handler.ts';
import { describeInChromium } from '../contract/chromium.ts';
import { describeWith } from '../contract/needs.ts';
import { rounds } from '../effort.ts';
import { runCommand, startCommand, type Started } from '../examples/command.ts';
import { CORPUS } from '../hostile/corpus.ts';
import { below, exchange, rawRequest } from '../hostile/raw-requests.ts';

/** What the route of the recipe answers from. */
const TREE = { seed: 7, only: ['users'], api: { base: '/api' } } as const;

/** What the page makes for itself, in the browser. */
const IN_PAGE = { items: 3, only: ['users'] } as const;

const OWN = { base: '/own', resources: { notes: { items: 12, fields: { title: {} } } } };

const FILES: Readonly<Record<string, string>> = {
  'mockgen.config.mjs': `export default ${JSON.stringify(OWN)};\n`,
  'app/own/[...path]/route.ts': `
    import { createHandler, createTree } from 'mockgen-cli/handler';
    export const GET = createHandler(await createTree({ config: 'mockgen.config.mjs' }));
  `,
  'app/bare/[...path]/route.ts': `
    export const GET = async (request: Request) => Response.json({ url: request.url });
  `,
  'app/layout.tsx': `
    export default function Layout({ children }: { children: React.ReactNode }) {
      return <html lang="en"><body>{children}</body></html>;
    }
  `,
  'app/page.tsx': `
    'use client';
    import { createHandler, createTree } from 'mockgen-cli/handler';
    import { useEffect, useState } from 'react';
    async function load(): Promise<string> {
      const handler = createHandler(await createTree(${JSON.stringify(IN_PAGE)}));
      return (await handler(new Request('http://localhost/users'))).text();
    }
    export default function Page() {
      const [text, setText] = useState('');
      useEffect(() => void load().then(setText), []);
      return <pre>{text}</pre>;
    }
  `,
};

const next = {
  name: 'a tree in Next',
  program: process.env['NEXT'],
  advice: 'name the folder that next and this package are installed in in the environment variable NEXT',
};

const seed = Number(process.env['SEED'] ?? 28);

/** Requests that nobody should send, as many as the effort of this run allows. */
const requests = [...CORPUS, ...fc.sample(rawRequest, { seed, numRuns: rounds(200, 800) })];

/** Whether a request to a route gets no answer within 10 seconds, or a 5xx. */
async function fails(url: string, mount: string, text: string): Promise<boolean> {
  const answer = await exchange(Number(new URL(url).port), below(mount, text)).catch(() => 'no answer');
  return /^(?:no answer$|HTTP\/1\.1 5)/.test(answer);
}

/** Whether our route fails where a route without mockgen answers. Next itself does not fail each time alike, so each is asked up to three times. */
async function failsAlone(url: string, text: string): Promise<boolean> {
  for (let attempt = 0; attempt < 3; attempt++)
    if (!(await fails(url, '/api', text)) || (await fails(url, '/bare', text))) return false;
  return true;
}

/** The requests that our route fails alone, each as JSON. */
async function failedAlone(url: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (let at = 0; at < requests.length; at += 16) {
    const batch = requests.slice(at, at + 16);
    const failed = await Promise.all(batch.map((text) => failsAlone(url, text)));
    found.push(...batch.filter((_, index) => failed[index]).map((text) => JSON.stringify(text)));
  }
  return found;
}

describeWith(next, (folder) => {
  let server: Started | undefined;
  const get = (path: string): Promise<Response> => fetch(new URL(path, server?.url));

  beforeAll(async () => {
    rmSync(join(folder(), 'app'), { recursive: true, force: true });
    const route = join(folder(), 'app/api/[...path]/route.ts');
    for (const [file, text] of Object.entries(FILES)) {
      mkdirSync(join(folder(), dirname(file)), { recursive: true });
      writeFileSync(join(folder(), file), text);
    }
    mkdirSync(dirname(route), { recursive: true });
    copyFileSync('test/recipes/next-route.js', route);
    runCommand('NEXT_TELEMETRY_DISABLED=1 npx --no-install next build', folder());
    server = await startCommand('NEXT_TELEMETRY_DISABLED=1 npx --no-install next start -H 127.0.0.1 -p 0', folder());
  }, 300_000);
  afterAll(() => server?.stop());

  it('answers in a route handler as elsewhere', async () => {
    const handler = createHandler(await createTree(TREE));
    for (const path of [
      '/api/users',
      '/api/users?page=3&limit=5',
      '/api/users/7',
      '/api/users?seed=9',
      '/api/index.html',
    ]) {
      const answer = await get(path);
      const here = await handler(new Request(`http://localhost${path}`));
      expect([path, answer.status, await answer.text()]).toEqual([path, 200, await here.text()]);
      for (const name of ['link', 'etag', 'x-total-count', 'content-type'])
        expect([path, name, answer.headers.get(name)]).toEqual([path, name, here.headers.get(name)]);
    }
    expect((await get('/api/users?page=0')).status).toBe(400);
    expect((await get('/api/users/101')).status).toBe(404);
    expect((await get('/api/users?nocache=1')).status).toBe(200);
  });

  it('answers from a config, given by its path', async () => {
    const answer = await get('/own/notes?limit=3');
    expect(await answer.json()).toMatchObject({ data: [{ id: 1 }, { id: 2 }, { id: 3 }], pagination: { total: 12 } });
  });

  // Next leaves a WebSocket without an answer, and fails where the path is no URI.
  it('leaves no request unanswered that a route without mockgen answers', { timeout: 300_000 }, async () => {
    expect({ seed, failed: await failedAlone(server?.url ?? '') }).toEqual({ seed, failed: [] });
  });

  describeInChromium({ name: 'a tree in a page of Next' }, (browser) => {
    it('is generated in the page', async () => {
      const handler = createHandler(await createTree(IN_PAGE));
      const page = await browser().newPage();
      await page.goto(server?.url ?? '');
      await page.waitForSelector('pre:not(:empty)');
      expect(await page.textContent('pre')).toBe(await (await handler(new Request('http://localhost/users'))).text());
      await page.close();
    });
  });
});
