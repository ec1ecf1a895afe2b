import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setupServer } from 'msw/node';
import { writeTree } from '../../src/node/writer.ts';
import { createTree, openTree } from '../../src/testing/handler.ts';
import { createHandlers } from '../../src/testing/msw.ts';
import type { Tree } from '../../src/testing/handler.ts';
import { builtPlan } from '../node/built-tree.ts';
import { built, requestThrough, TREE } from './answering.ts';
import { type ContractHost, describeContract } from './suite.ts';

/** The platform's `fetch` under msw, which is let go when the host is closed. */
function listen(base: string, tree: Tree): ContractHost {
  const server = setupServer(...createHandlers(base, tree));
  server.listen({ onUnhandledRequest: 'error' });
  return {
    request: requestThrough((request) => fetch(request), base),
    built,
    close: () => Promise.resolve(server.close()),
  };
}

async function openPacked(): Promise<ContractHost> {
  const dir = await mkdtemp(join(tmpdir(), 'mockgen-test-'));
  writeTree(dir, builtPlan({ ...TREE, packed: true }));
  const host = listen('https://api.example/v1:beta/*', await openTree(dir));
  return { ...host, close: () => host.close().then(() => rm(dir, { recursive: true })) };
}

const kind = { generates: true, normalises: true };
describeContract({ name: 'msw, a tree in memory', ...kind }, async () =>
  listen('https://api.example', await createTree(TREE)),
);
describeContract({ name: 'msw, a packed tree in a folder', ...kind }, openPacked);
