import { createRuntime, type Tree } from '../../src/runtime/index.ts';
import type { Layout } from '../../src/tree/index.ts';
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

describeContract({ name: 'memory', generates: true }, () => openMemory('both', true));
describeContract({ name: 'memory, flat layout', generates: true }, () => openMemory('flat', true));
describeContract({ name: 'memory, category layout', generates: false }, () => openMemory('category', false));
describeContract({ name: 'memory, all that a build writes', generates: true }, () => openBuilt(false, {}));
describeContract({ name: 'memory, packed', generates: true }, () => openBuilt(true, TREE));
describeContract({ name: 'memory, packed, category layout', generates: true }, () =>
  openBuilt(true, { ...TREE, layout: 'category' }),
);

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
