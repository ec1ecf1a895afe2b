import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeTree } from '../../src/node/writer.ts';
import { builtPlan } from '../node/built-tree.ts';
import { built, TREE } from './answering.ts';
import { describeWith } from './needs.ts';
import { type ContractHost, describeContract } from './suite.ts';
import { requestAt } from './wire.ts';
import { startWrangler } from './wrangler.ts';

/** A tree for an edge network as a build writes it, in the folder that its settings lie in. */
async function openEdge(program: string, packed: boolean): Promise<ContractHost> {
  const dir = await mkdtemp(join(tmpdir(), 'mockgen-test-'));
  const tree = join(dir, 'tree');
  writeTree(tree, builtPlan({ ...TREE, packed, host: 'cloudflare' }));
  const wrangler = await startWrangler(program, tree, join(dir, 'state'));
  return {
    request: requestAt(wrangler.port),
    built,
    async close() {
      await wrangler.close();
      await rm(dir, { recursive: true });
    },
  };
}

const wrangler = {
  name: 'the contract of the worker on an edge network',
  program: process.env['WRANGLER'],
  advice: 'name the program of wrangler in the environment variable WRANGLER',
};

describeWith(wrangler, (program) => {
  const kind = { generates: false, normalises: true };
  describeContract({ name: 'worker, a full tree', ...kind }, () => openEdge(program(), false));
  describeContract({ name: 'worker, a packed tree', ...kind }, () => openEdge(program(), true));
});
