import { createRuntime, type Tree } from '../../src/runtime/index.ts';
import type { Layout } from '../../src/tree/index.ts';
import { kinds } from '../effort.ts';
import { builtFiles, type BuiltTree } from '../node/built-tree.ts';
import { TREE } from './answering.ts';
import { type Files, seedsOf, smallTree, treeOf } from '../runtime/small-tree.ts';
import { describeShapes } from './shaped.ts';
import { type ContractHost, describeContract } from './suite.ts';

/** Opens the runtime itself over trees in memory. A packed tree must answer like a full one. */
function open(fullTree: (seed: number) => Files, generates: boolean, filesOf = fullTree): Promise<ContractHost> {
  const own = treeOf(filesOf(42));
  const tree: Tree = generates ? { ...own, seeded: seedsOf((seed) => treeOf(filesOf(seed))) } : own;
  const runtime = createRuntime({ current: () => tree });
  return Promise.resolve({
    built: (seed, file) => Promise.resolve(fullTree(seed).get(file) ?? ''),
    close: () => Promise.resolve(),
    async request({ method = 'GET', path: target, headers = {} }) {
      const [path = ''] = target.split('?', 1);
      const response = await runtime.handle({ method, path, query: target.slice(path.length + 1), headers });
      return { ...response, body: String(response.body) };
    },
  });
}

const openMemory = (layout: Layout, generates: boolean): Promise<ContractHost> =>
  open((seed) => smallTree(seed, layout), generates);

/** Opens built-in resources as a build writes them. */
const openBuilt = (
  packed: boolean,
  { layout = 'both', only }: Pick<BuiltTree, 'layout' | 'only'>,
): Promise<ContractHost> => {
  const filesOf = (tree: { readonly seed: number; readonly packed?: boolean }): Files =>
    new Map(Object.entries(builtFiles({ items: 12, layout, ...(only && { only }), ...tree })));
  return open(
    (seed) => filesOf({ seed }),
    true,
    (seed) => filesOf({ seed, packed }),
  );
};

/** A kind of tree, whether it has the generator, and how it is opened. */
type Kind = readonly [name: string, generates: boolean, open: () => Promise<ContractHost>];

const KINDS: readonly Kind[] = kinds<Kind>(
  [['memory, flat layout', true, () => openMemory('flat', true)]],
  [
    ['memory, packed', true, () => openBuilt(true, TREE)],
    ['memory', true, () => openMemory('both', true)],
    ['memory, category layout', false, () => openMemory('category', false)],
    ['memory, all that a build writes', true, () => openBuilt(false, {})],
    ['memory, packed, category layout', true, () => openBuilt(true, { ...TREE, layout: 'category' })],
  ],
);
for (const [name, generates, openKind] of KINDS) describeContract({ name, generates }, openKind);

describeShapes({ name: 'memory', generates: true, answersOutside: true }, async (tree) => {
  const filesOf = (seed: number): Files => new Map(Object.entries(builtFiles({ ...tree, seed })));
  const own = treeOf(filesOf(42));
  const runtime = createRuntime({ current: () => ({ ...own, seeded: seedsOf((seed) => treeOf(filesOf(seed))) }) });
  return {
    base: tree.api.base ?? '',
    close: () => Promise.resolve(),
    async request({ method = 'GET', path: target }) {
      const [path = ''] = target.split('?', 1);
      const response = await runtime.handle({ method, path, query: target.slice(path.length + 1), headers: {} });
      return { ...response, body: String(response.body) };
    },
  };
});
