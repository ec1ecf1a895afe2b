import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { lendBrowser } from './explorer/small-dom.ts';

/** Opens the page for an address without a file, on a host whose tree answers so; `undefined` is a host without a tree. */
async function open(answer: { readonly status: number } | undefined): Promise<{ title: string; texts: string[] }> {
  const dir = await mkdtemp(join(tmpdir(), 'mockgen-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  const client = `export const createFetch = () => () => Promise.resolve(Response.json({ a: 1 }, ${JSON.stringify(answer)}));`;
  await writeFile(join(dir, 'mockgen.js'), client);
  lendBrowser('http://mock.example/authors/7');
  const tree = `${pathToFileURL(dir).href}/`;
  vi.stubGlobal('location', { href: `${tree}authors/7`, pathname: '/authors/7' });
  vi.stubGlobal('fetch', ({ href }: URL) =>
    Promise.resolve(new Response('', { status: answer && href === `${tree}mockgen.json` ? 200 : 404 })),
  );
  document.body.innerHTML = '<h1>No file here</h1><p id="message">Nothing.</p><pre id="answer" hidden></pre>';
  vi.resetModules();
  await import('../../src/browser/not-found/main.ts');
  const visible = [...document.body.children].filter((one) => !one.hasAttribute('hidden'));
  return { title: document.title, texts: visible.map(({ textContent }) => textContent) };
}

it('shows an answer of the tree under its path, with a link to the explorer', async () => {
  expect(await open({ status: 200 })).toEqual({
    title: '/authors/7',
    texts: [
      '/authors/7',
      'This host has no file at this address; the answer below was made in this page. Look around in all that there is.',
      '{\n  "a": 1\n}',
    ],
  });
});

it('shows what is wrong with the address if the tree has no answer either', async () => {
  expect(await open({ status: 404 })).toEqual({
    title: '',
    texts: ['No file here', 'Look around in all that there is.', '{\n  "a": 1\n}'],
  });
});

it('leaves the message as it is if no folder above has a tree', async () => {
  expect(await open(undefined)).toEqual({ title: '', texts: ['No file here', 'Nothing.'] });
});
