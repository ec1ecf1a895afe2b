import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { samplesFor, type SentRequest } from '../../../src/browser/explorer/samples.ts';
import { startServer } from '../../../src/serve/index.ts';
import { buildFolder } from '../../contract/built-folder.ts';
import { describeInChromium } from '../../contract/chromium.ts';
import { startStaticHost } from '../../contract/static-host.ts';
import { builtFiles } from '../../node/built-tree.ts';
import { openPage } from './open-page.ts';

const TREE = { only: ['users', 'invoices'], items: 40 } as const;
const run = promisify(execFile);

async function startFiles(): Promise<string> {
  const host = await startStaticHost(new Map(Object.entries(builtFiles(TREE))), '/repo/');
  onTestFinished(() => host.close());
  return host.url;
}

async function startServed(): Promise<string> {
  const { dir, remove } = buildFolder(TREE);
  const server = await startServer({ dir, port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    await server.close();
    remove();
  });
  return `${server.url}/`;
}

const REQUESTS: readonly (readonly [string, SentRequest])[] = [
  ['a search on a page', { path: 'invoices?q=eu&limit=3&page=2' }],
  ['records below another one', { path: 'users/1/invoices' }],
  ['a collection', { path: 'invoices' }],
  ['a record', { path: 'invoices/3', isRecord: true }],
];

describeInChromium({ name: 'the code of a request, run as it is shown' }, (browser) => {
  it.each([
    ['files', startFiles, false],
    ['a server', startServed, true],
  ])('gets exactly the answer of the request from %s', async (_, start, isLive) => {
    const base = await start();
    const page = await openPage(browser(), base);
    for (const [, request] of REQUESTS) {
      const samples = samplesFor({ base, isLive, packed: false }, request, true);
      const codeOf = (name: string): string => samples.find((one) => one.name === name)?.text ?? '';
      // What the console of a browser does with the code.
      const expected: unknown = await page.evaluate(`(async () => { ${codeOf('fetch')}\nreturn body; })()`);
      const curl = await run('sh', ['-c', codeOf('curl').replace(/^curl /, 'curl -s ')]);
      expect(JSON.parse(curl.stdout)).toEqual(expected);
      if (!existsSync('/usr/bin/python3')) continue;
      const python = await run('/usr/bin/python3', ['-c', `${codeOf('Python')}\nprint(json.dumps(body))`]);
      expect(JSON.parse(python.stdout)).toEqual(expected);
    }
    const [, search] = REQUESTS[0] ?? ['', { path: '' }];
    const generated = { path: `${search.path}&seed=7`, isGenerated: true };
    const [, other] = samplesFor({ base, isLive, packed: false }, generated, true);
    const answer: unknown = await page.evaluate(`(async () => { ${other?.text}\nreturn body.data.length; })()`);
    expect(answer).toBeGreaterThan(0);
  });
});
