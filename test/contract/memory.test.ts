import { createRuntime, type TreeInfo } from '../../src/runtime/index.ts';
import { generatorOf, readerOf, smallTree } from '../runtime/small-tree.ts';
import { type ContractHost, describeContract } from './suite.ts';

/** The runtime with nothing around it, over a tree in memory. */
function openMemory(layout: TreeInfo['layout'], generates: boolean): Promise<ContractHost> {
  const generate = generatorOf((seed) => readerOf(smallTree(seed, layout)));
  const runtime = createRuntime({ read: readerOf(smallTree(42, layout)), ...(generates && { generate }) });
  return Promise.resolve({
    generates,
    built: (seed, file) => Promise.resolve(smallTree(seed, layout).get(file) ?? ''),
    close: () => Promise.resolve(),
    async request({ method = 'GET', path: target, headers = {} }) {
      const [path = ''] = target.split('?', 1);
      const response = await runtime.handle({ method, path, query: target.slice(path.length + 1), headers });
      return { ...response, body: String(response.body) };
    },
  });
}

describeContract('memory', () => openMemory('both', true));
describeContract('memory, flat layout', () => openMemory('flat', true));
describeContract('memory, category layout, no generator', () => openMemory('category', false));
