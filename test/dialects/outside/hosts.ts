import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startServer } from '../../../src/serve/server.ts';
import type { DialectName } from '../../../src/tree/index.ts';
import { createFetch } from '../../../src/web/client.ts';
import { writeFiles } from '../../contract/built-folder.ts';
import { startStaticHost } from '../../contract/static-host.ts';
import { outsideTree } from './outside-tree.ts';

/** A host, and how it is asked. */
export interface OutsideHost {
  readonly name: string;
  /** Without a slash at the end. */
  readonly url: string;
  readonly fetch: typeof globalThis.fetch;
  close(): Promise<void>;
}

/** What of json-server is called. */
interface JsonServer {
  create(): { use(handler: unknown): void; listen(port: number, host: string, done: () => void): Server };
  router(data: object, options: object): unknown;
}

/** Loads a package from the folder that it was installed in. Its type is what the tests call of it. */
export function load<T>(folder: string, name: string): T {
  const found = createRequire(join(resolve(folder), 'package.json'))(name) as T & { readonly default?: T };
  return found.default ?? found;
}

/** Returns all records of the tree by resource, and a file with them for json-server. */
export async function readData(): Promise<Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>> {
  const site = await outsideTree().site({ layout: 'flat' });
  return Object.fromEntries(
    [...site].flatMap(([path, text]) => {
      const [name = '', file] = path.split('/');
      return file === 'all.json'
        ? [[name, JSON.parse(String(text)) as readonly Readonly<Record<string, unknown>>[]]]
        : [];
    }),
  );
}

/** Starts json-server over the same records. Its references end in `_id`, as ours do. */
export async function openJsonServer(folder: string): Promise<OutsideHost> {
  const jsonServer = load<JsonServer>(folder, 'json-server');
  const app = jsonServer.create();
  app.use(jsonServer.router(structuredClone(await readData()), { foreignKeySuffix: '_id' }));
  const server = await new Promise<Server>((done) => {
    const started = app.listen(0, '127.0.0.1', () => done(started));
  });
  return {
    name: 'json-server',
    // The address of a server that listens on a port is an object.
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fetch: globalThis.fetch,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

/** Serves a tree without a dialect, and tells the server which one to speak. */
async function openServe(dialect: DialectName): Promise<OutsideHost> {
  const dir = mkdtempSync(join(tmpdir(), 'mockgen-test-'));
  writeFiles(dir, Object.fromEntries(await outsideTree().site({})));
  const { url, close } = await startServer({ dir, port: 0, host: '127.0.0.1', dialect });
  return {
    name: 'serve',
    url,
    fetch: globalThis.fetch,
    close: () => close().then(() => rmSync(dir, { recursive: true })),
  };
}

/** Hosts the plain files of a tree with a dialect, which a client on this side answers from. */
async function openFiles(dialect: DialectName): Promise<OutsideHost> {
  const host = await startStaticHost(await outsideTree(dialect).site({}), '/repo/');
  return { name: 'plain files', url: host.url.slice(0, -1), fetch: createFetch(host.url), close: () => host.close() };
}

/** Opens our two hosts. */
export async function openOurs(dialect: DialectName): Promise<readonly OutsideHost[]> {
  return [await openServe(dialect), await openFiles(dialect)];
}

/** Runs something while a host answers all requests of this process. */
export async function through<T>({ fetch }: OutsideHost, work: () => Promise<T>): Promise<T> {
  const before = globalThis.fetch;
  globalThis.fetch = fetch;
  try {
    return await work();
  } finally {
    globalThis.fetch = before;
  }
}
