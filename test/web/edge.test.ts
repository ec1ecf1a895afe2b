import { expect, it } from 'vitest';
import { createWorker } from '../../src/web/edge.ts';
import { builtSite } from '../node/built-tree.ts';

const TREE = { only: ['users'], items: 1_300, packed: true, dataOnly: true } as const;
const site = builtSite(TREE);
const ALL = String(site.get('users/all.json'));
const RECORDS = JSON.parse(ALL) as readonly unknown[];
const STEP = 50_000;

/** The files of a tree as an edge network binds them: whatever is asked for, whole files come, piece by piece. */
function bind(): { readonly fetch: (address: string) => Promise<Response>; readonly read: Map<string, number> } {
  const read = new Map<string, number>();
  return {
    read,
    async fetch(address) {
      const path = new URL(address).pathname.slice(1);
      const content = site.get(path);
      if (content === undefined) return new Response('Not found', { status: 404 });
      const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
      let at = 0;
      return new Response(
        new ReadableStream<Uint8Array>(
          {
            pull(controller) {
              if (at >= bytes.length) return controller.close();
              const piece = bytes.slice(at, at + STEP);
              at += piece.length;
              read.set(path, (read.get(path) ?? 0) + piece.length);
              controller.enqueue(piece);
            },
          },
          { highWaterMark: 0 },
        ),
        { headers: { 'content-type': 'application/json' } },
      );
    },
  };
}

it('reads a large collection only as far as a page needs, and once for searches and later requests', async () => {
  const assets = bind();
  const worker = createWorker();
  const ask = async (path: string): Promise<unknown> => {
    const response = await worker.fetch(new Request(`https://edge.example/${path}`), { ASSETS: assets });
    const answer = (await response.json()) as { readonly data?: unknown };
    return answer.data ?? answer;
  };
  expect(await ask('users?page=2')).toEqual(RECORDS.slice(10, 20));
  expect(await ask('users?page=3')).toEqual(RECORDS.slice(20, 30));
  const read = assets.read.get('users/all.json') ?? 0;
  expect(read).toBeLessThan(ALL.length / 3);
  expect(await ask('users?q=@&page=3')).toEqual(RECORDS.slice(20, 30));
  expect(await ask('users/1300')).toEqual(RECORDS[1_299]);
  expect(assets.read.get('users/all.json')).toBe(read + Buffer.byteLength(ALL));
});
