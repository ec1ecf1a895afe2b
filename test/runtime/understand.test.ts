import { expect, it } from 'vitest';
import { createRuntime } from '../../src/runtime/index.ts';
import { withDialect } from '../../src/tree/index.ts';
import { smallTree, treeOf } from './small-tree.ts';

it('a tree with a dialect is answered with 501 where nothing understands it, except for its documents', async () => {
  const plain = treeOf(smallTree());
  const tree = { ...plain, manifest: withDialect(plain.manifest, 'json-server') };
  const runtime = createRuntime({ current: () => tree }, () => Promise.resolve(undefined));
  const statusOf = async (path: string): Promise<number> =>
    (await runtime.handle({ method: 'GET', path, query: '', headers: {} })).status;
  expect(await statusOf('/authors')).toBe(501);
  expect(await statusOf('/authors/1')).toBe(501);
  expect(await statusOf('/authors/meta')).toBe(200);
  expect(await statusOf('/authors/all.json')).toBe(200);
});
