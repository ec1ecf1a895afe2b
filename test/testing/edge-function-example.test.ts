import { createFetch } from 'mockgen-cli/client';
import { generator } from 'mockgen-cli/generate';
import { expect, it } from 'vitest';
import { builtFiles } from '../node/built-tree.ts';
import { startStaticHost } from '../contract/static-host.ts';

/** A function on an edge network, or in any server: the whole service over a tree that some host of plain files has. */
function createEdge(base: string): (request: Request) => Promise<Response> {
  const answer = createFetch(base, { generator });
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    return answer(base + pathname.slice(1) + search, { method: request.method, signal: request.signal });
  };
}

it('answers with other seeds than that of the tree', async () => {
  const host = await startStaticHost(new Map(Object.entries(builtFiles({ only: ['users'], items: 12 }))));
  const edge = createEdge(host.url);
  const response = await edge(new Request('https://edge.example/users?seed=7&limit=1'));
  const { data } = (await response.json()) as { readonly data: readonly unknown[] };
  const all = JSON.parse(builtFiles({ only: ['users'], items: 12, seed: 7 })['users/all.json'] ?? '') as unknown[];
  expect(data).toEqual(all.slice(0, 1));
  expect(response.headers.get('x-cache')).toBe('MISS');
  await host.close();
});
