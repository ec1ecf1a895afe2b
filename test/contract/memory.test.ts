import { createRuntime, type TreeInfo } from '../../src/runtime/index.ts';
import { builtPlan } from '../node/built-tree.ts';
import { generatorOf, readerOf, smallTree } from '../runtime/small-tree.ts';
import { type ContractHost, describeContract } from './suite.ts';

type Tree = ReadonlyMap<string, string>;

/** The runtime with nothing around it, over trees in memory. */
function open(treeOf: (seed: number) => Tree, generates: boolean): Promise<ContractHost> {
  const generate = generatorOf((seed) => readerOf(treeOf(seed)));
  const runtime = createRuntime({ read: readerOf(treeOf(42)), ...(generates && { generate }) });
  return Promise.resolve({
    built: (seed, file) => Promise.resolve(treeOf(seed).get(file) ?? ''),
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
const openBuilt = (): Promise<ContractHost> =>
  open((seed) => new Map(builtPlan({ seed, items: 12 }).map(({ path, text }) => [path, text()])), true);

describeContract({ name: 'memory', generates: true }, () => openMemory('both', true));
describeContract({ name: 'memory, flat layout', generates: true }, () => openMemory('flat', true));
describeContract({ name: 'memory, category layout', generates: false }, () => openMemory('category', false));
describeContract({ name: 'memory, all that a build writes', generates: true }, openBuilt);
