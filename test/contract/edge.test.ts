import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe } from 'vitest';
import { writeTree } from '../../src/node/writer.ts';
import { builtPlan } from '../node/built-tree.ts';
import { built, TREE } from './answering.ts';
import { type ContractHost, describeContract } from './suite.ts';
import { requestAt } from './wire.ts';
import { startWrangler } from './wrangler.ts';

const program = process.env['WRANGLER'];
const isLeftOut = program === undefined && process.env['MOCKGEN_HOSTS'] !== 'all';
const advice = 'name the program of wrangler in the environment variable WRANGLER';
if (isLeftOut) process.stderr.write(`not run: the contract of the worker on an edge network (${advice})\n`);

/** A tree for that network as a build writes it, in the folder that its settings lie in. */
async function openEdge(packed: boolean): Promise<ContractHost> {
  if (program === undefined) throw new Error(advice);
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

describe.skipIf(isLeftOut)('the worker in workerd', () => {
  const kind = { generates: false, normalises: true };
  describeContract({ name: 'worker, a full tree', ...kind }, () => openEdge(false));
  describeContract({ name: 'worker, a packed tree', ...kind }, () => openEdge(true));
});
