import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../src/node/server.ts';
import { writeTree } from '../../src/node/writer.ts';
import type { Layout } from '../../src/render/index.ts';
import { builtPlan, type BuiltTree } from '../node/built-tree.ts';
import { type ContractHost, describeContract } from './suite.ts';

/** A real tree on a disk, behind a real socket. */
async function openSocket(layout: Layout, packed = false): Promise<ContractHost> {
  const tree: BuiltTree = { layout, items: 25, only: ['authors', 'tickets', 'users'] };
  const dir = await mkdtemp(join(tmpdir(), 'mockgen-test-'));
  writeTree(dir, builtPlan({ ...tree, packed }));
  const server = await startServer({ dir, port: 0, host: '127.0.0.1' });
  return {
    request: (asked) => send(server.port, asked),
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

type Asked = Parameters<ContractHost['request']>[0];
type Answered = Awaited<ReturnType<ContractHost['request']>>;

/** Through `node:http`, which sends a path as it is, where `fetch` would tidy it up. */
function send(port: number, { method = 'GET', path, headers = {} }: Asked): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const entries = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
        const body = Buffer.concat(chunks).toString('utf8');
        resolve({ status: response.statusCode ?? 0, headers: Object.fromEntries(entries), body });
      });
    });
    sent.on('error', reject).end();
  });
}

describeContract({ name: 'socket', generates: true }, () => openSocket('both'));
describeContract({ name: 'socket, packed', generates: true }, () => openSocket('both', true));
describeContract({ name: 'socket, category layout', generates: true }, () => openSocket('category'));
