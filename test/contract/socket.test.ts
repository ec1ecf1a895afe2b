import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../src/node/server.ts';
import { writeTree } from '../../src/node/writer.ts';
import type { Layout } from '../../src/render/index.ts';
import { builtPlan, type BuiltTree } from '../node/built-tree.ts';
import { type ContractHost, describeContract } from './suite.ts';
import { requestAt } from './wire.ts';

/** A real tree on a disk, behind a real socket. */
async function openSocket(layout: Layout, packed = false): Promise<ContractHost> {
  const tree: BuiltTree = { layout, items: 25, only: ['authors', 'tickets', 'users'] };
  const dir = await mkdtemp(join(tmpdir(), 'mockgen-test-'));
  writeTree(dir, builtPlan({ ...tree, packed }));
  const server = await startServer({ dir, port: 0, host: '127.0.0.1' });
  return {
    request: requestAt(server.port),
    async built(seed, file) {
      return (
        builtPlan({ ...tree, seed })
          .find(({ path }) => path === file)
          ?.text() ?? ''
      );
    },
    async close() {
      await server.close();
      await rm(dir, { recursive: true });
    },
  };
}

describeContract({ name: 'socket', generates: true }, () => openSocket('both'));
describeContract({ name: 'socket, packed', generates: true }, () => openSocket('both', true));
describeContract({ name: 'socket, category layout', generates: true }, () => openSocket('category'));
