import { openSync, closeSync, truncateSync, writeFileSync, writeSync } from 'node:fs';
import { get } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { sendRequest } from './raw-request.ts';
import { useServers } from './serving.ts';
import { smallFiles } from '../node/small-plan.ts';

const serve = useServers(useTemporaryFolders());

// More than the longest string, or in older versions the longest buffer, of Node.
const SIZE = 600 * 2 ** 20;

/** Returns the head and the first bytes of a response, and stops reading. */
function begin(url: string): Promise<{ readonly headers: IncomingHttpHeaders; readonly first: string }> {
  return new Promise((resolve, reject) => {
    get(url, (response) => {
      response.once('data', (chunk: Buffer) => {
        resolve({ headers: response.headers, first: chunk.subarray(0, 12).toString() });
        response.destroy();
      });
    }).on('error', reject);
  });
}

describe('a file of more than 512 MiB', () => {
  it('is streamed, and an error closes only its own connection', async () => {
    const before = (dir: string): void => {
      writeFileSync(join(dir, 'huge.bin'), 'the first bytes');
      truncateSync(join(dir, 'huge.bin'), SIZE);
    };
    const { url, port } = await serve(undefined, { before });
    const head = await sendRequest(port, 'HEAD /huge.bin');
    expect([head.status, head.headers['content-length']]).toEqual([200, `${SIZE}`]);
    for (let round = 0; round < 3; round++) {
      const { headers, first } = await begin(`${url}/huge.bin`);
      expect([headers['content-length'], first]).toEqual([`${SIZE}`, 'the first by']);
    }
    expect((await sendRequest(port, 'GET /authors/7')).status).toBe(200);
  });

  it('is scanned as a collection that was edited by hand, and refused if it has no lines', async () => {
    const record = (id: number): string => `{"id":${id},"name":"x"}`;
    const lines = Array.from({ length: 12 }, (_, at) => record(at + 1));
    const before = (dir: string): void => {
      const handle = openSync(join(dir, 'authors/all.json'), 'w');
      writeSync(handle, `[\n${lines.slice(0, 11).join(',\n')},\n`);
      // A hole in a file reads as zeros, so the last line is long.
      writeSync(handle, `${record(12)}\n]\n`, SIZE);
      closeSync(handle);
    };
    const { url, port } = await serve(smallFiles({ totals: { authors: 12, books: 3 } }), { before });
    const { status, body } = await sendRequest(port, 'GET /authors');
    expect([status, body]).toEqual([500, expect.stringContaining('does not have one record per line')]);
    expect((await fetch(`${url}/books`)).status).toBe(200);
  });
});
