import { expect, it } from 'vitest';
import { smallFiles } from '../node/small-plan.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { SMALL, useServers } from './serving.ts';

const serve = useServers(useTemporaryFolders());
const SCRIPT = 'const a = 1;\n'.repeat(2000);

/** An answer, as far as the tests look at it. The body is decoded. */
interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Starts a server with a script and a page beside the data. Returns a function that asks it. */
async function asking(): Promise<(path: string, headers?: Readonly<Record<string, string>>) => Promise<Answer>> {
  const { port } = await serve({ ...smallFiles(SMALL), 'sw.js': SCRIPT, 'index.html': `<p>${SCRIPT}` });
  return async (path, headers = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
}

it.each([
  ['/sw.js', SCRIPT, 'Accept-Encoding'],
  ['/', `<p>${SCRIPT}`, 'Accept, Accept-Encoding'],
])('%s is sent with gzip to those who take it', async (path, text, vary) => {
  const ask = await asking();
  const accept = 'text/html';
  const packed = await ask(path, { accept, 'accept-encoding': 'br, gzip;q=0.5' });
  expect([packed.text, packed.headers.get('content-encoding'), packed.headers.get('vary')]).toEqual([
    text,
    'gzip',
    vary,
  ]);
  expect(Number(packed.headers.get('content-length'))).toBeLessThan(text.length / 20);
  for (const encoding of ['identity', 'gzip;q=0', 'gzip; q=0.0, br']) {
    const plain = await ask(path, { accept, 'accept-encoding': encoding });
    expect([plain.text, plain.headers.get('content-encoding'), plain.headers.get('vary')]).toEqual([text, null, vary]);
    expect(plain.headers.get('etag')).not.toBe(packed.headers.get('etag'));
  }
});

it('a client that has the compressed file gets it only once', async () => {
  const ask = await asking();
  const tag = (await ask('/sw.js', { 'accept-encoding': 'gzip' })).headers.get('etag') ?? '';
  const again = await ask('/sw.js', { 'accept-encoding': 'gzip', 'if-none-match': tag });
  expect([again.status, again.text]).toEqual([304, '']);
});

it('data is sent as it is in the tree', async () => {
  const ask = await asking();
  const { headers } = await ask('/authors/all.json', { 'accept-encoding': 'gzip' });
  expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([null, null]);
});
