import { join } from 'node:path';
import type { BuiltTree } from '../node/built-tree.ts';
import { built, builtLarge, LARGE_TREE, TREE } from './answering.ts';
import { buildFolder } from './built-folder.ts';
import { describeWith } from './needs.ts';
import { describeShapes, type ShapedHost } from './shaped.ts';
import { type ContractHost, describeContract } from './suite.ts';
import { requestAt } from './wire.ts';
import { startWrangler } from './wrangler.ts';

/** Opens a tree for an edge network, as a build writes it next to its settings. */
async function openEdge(program: string, tree: BuiltTree): Promise<ContractHost & ShapedHost> {
  const { dir, remove } = buildFolder({ ...TREE, ...tree, provider: 'cloudflare' });
  const wrangler = await startWrangler(program, dir, join(dir, '..', 'state'));
  return {
    base: tree.api?.base ?? '',
    request: requestAt(wrangler.port),
    built: tree.items === LARGE_TREE.items ? builtLarge : built,
    async close() {
      await wrangler.close();
      remove();
    },
  };
}

const wrangler = {
  name: 'the contract of the worker on an edge network',
  program: process.env['WRANGLER'],
  advice: 'name the program of wrangler in the environment variable WRANGLER',
};

describeWith(wrangler, (program) => {
  const kind = { generates: true, normalises: true };
  describeContract({ name: 'worker, a full tree', ...kind }, () => openEdge(program(), {}));
  describeContract({ name: 'worker, a packed tree', ...kind }, () => openEdge(program(), { packed: true }));
  const large = { ...LARGE_TREE, packed: true };
  describeContract({ name: 'worker, a large tree', ...kind }, () => openEdge(program(), large));
  const plain = { ...kind, generates: false };
  describeContract({ name: 'worker, a tree of data only', ...plain }, () => openEdge(program(), { dataOnly: true }));
  const shaped = { name: 'worker', generates: true, answersOutside: true };
  describeShapes(shaped, (tree) => openEdge(program(), tree));
});
