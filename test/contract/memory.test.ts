import { createRuntime, type TreeInfo } from '../../src/runtime/index.ts';
import { builtPlan, type BuiltTree } from '../node/built-tree.ts';
import { generatorOf, readerOf, smallTree } from '../runtime/small-tree.ts';
import { type ContractHost, describeContract } from './suite.ts';

type Tree = ReadonlyMap<string, string>;

/** The runtime with nothing around it, over trees in memory; a packed one answers as the full one does. */
function open(fullTree: (seed: number) => Tree, generates: boolean, treeOf = fullTree): Promise<ContractHost> {
  const generate = generatorOf((seed) => readerOf(treeOf(seed)));
  const runtime = createRuntime({ read: readerOf(treeOf(42)), ...(generates && { generate }) });
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

const openMemory = (layout: TreeInfo['layout'], generates: boolean): Promise<ContractHost> =>
  open((seed) => smallTree(seed, layout), generates);

/** All resources of the service, as a build writes them. */
const openBuilt = (packed: boolean, layout: TreeInfo['layout'] = 'both'): Promise<ContractHost> => {
  const treeOf = (tree: BuiltTree): Tree =>
    new Map(builtPlan({ items: 12, layout, ...tree }).map(({ path, text }) => [path, text()]));
  return open(
    (seed) => treeOf({ seed }),
    true,
    (seed) => treeOf({ seed, packed }),
  );
};

describeContract({ name: 'memory', generates: true }, () => openMemory('both', true));
describeContract({ name: 'memory, flat layout', generates: true }, () => openMemory('flat', true));
describeContract({ name: 'memory, category layout', generates: false }, () => openMemory('category', false));
describeContract({ name: 'memory, all that a build writes', generates: true }, () => openBuilt(false));
describeContract({ name: 'memory, packed', generates: true }, () => openBuilt(true));
describeContract({ name: 'memory, packed, category layout', generates: true }, () => openBuilt(true, 'category'));
