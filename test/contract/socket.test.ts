import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, type Tuning } from '../../src/serve/server.ts';
import type { Layout } from '../../src/tree/index.ts';
import { kinds } from '../effort.ts';
import { builtFiles, type BuiltTree } from '../node/built-tree.ts';
import { writeTree } from '../serve/write-tree.ts';
import { describeShapes, type ShapedHost } from './shaped.ts';
import { type ContractHost, describeContract } from './suite.ts';
import { requestAt } from './wire.ts';

/** Opens a server of a real tree on disk. */
async function openSocket(layout: Layout, packed = false, tuning: Tuning = {}): Promise<ContractHost> {
  const tree: BuiltTree = { layout, items: 25, only: ['authors', 'tickets', 'users'] };
  const dir = await mkdtemp(join(tmpdir(), 'mockgen-test-'));
  writeTree(dir, builtFiles({ ...tree, packed }));
  const server = await startServer({ dir, port: 0, host: '127.0.0.1' }, tuning);
  return {
    request: requestAt(server.port),
    built: async (seed, file) => builtFiles({ ...tree, seed })[file] ?? '',
    async close() {
      await server.close();
      await rm(dir, { recursive: true });
    },
  };
}

/** A kind of server, and how it is opened. */
type Kind = readonly [name: string, open: () => Promise<ContractHost>];

const SOCKETS: readonly Kind[] = kinds<Kind>(
  [['socket', () => openSocket('both')]],
  [
    ['socket, packed, category layout', () => openSocket('category', true)],
    ['socket, packed', () => openSocket('both', true)],
    ['socket, category layout', () => openSocket('category')],
    ['socket, read block by block', () => openSocket('both', false, { heldBytes: 0 })],
  ],
);
for (const [name, open] of SOCKETS) describeContract({ name, generates: true }, open);

/** Opens a server of a shaped tree, at its own base or at another one. */
async function openShaped(tree: BuiltTree, base?: string): Promise<ShapedHost> {
  const dir = await mkdtemp(join(tmpdir(), 'mockgen-test-'));
  writeTree(dir, builtFiles({ ...tree, packed: base !== undefined }));
  const server = await startServer({ dir, port: 0, host: '127.0.0.1', base });
  return {
    base: base ?? tree.api?.base ?? '',
    request: requestAt(server.port),
    async close() {
      await server.close();
      await rm(dir, { recursive: true });
    },
  };
}

// The memory host and the handler hold the shapes in `npm test`: a socket adds nothing to them.
const shaped = { generates: true, answersOutside: true, isVariant: true };
const shapes = kinds<readonly [name: string, base: string | undefined]>(
  [],
  [
    ['socket', undefined],
    ['socket, packed, at another base', '/elsewhere'],
  ],
);
for (const [name, base] of shapes) describeShapes({ name, ...shaped }, (tree) => openShaped(tree, base));
