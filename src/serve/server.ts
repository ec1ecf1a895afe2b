import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MockgenError } from '../errors.ts';
import { systemCode } from '../node/index.ts';
import { type Api, collectionPaths, type Manifest } from '../tree/index.ts';
import { RequestHandler } from './request-handler.ts';
import { GracefulShutdown } from './graceful-shutdown.ts';
import { UnknownParameters } from './unknown-parameters.ts';
import type { HolderOptions } from './first-load.ts';
import { SnapshotHolder } from './snapshot-holder.ts';
import type { OwnCatalogue } from './own-catalogue.ts';
import type { StaticFiles } from './static-files.ts';
import { Seeds } from './seeds.ts';
import type { Seeded } from './snapshot.ts';

// An import would read all that it exports, and so load a whole client, for WebSocket: a fifth of the time that a server
// takes to start, on Node 22 and later.
const { createServer } = process.getBuiltinModule('node:http');

/** What to serve, and where. */
export interface ServerOptions {
  /** The folder of a built tree. */
  readonly dir: string;
  /** From 0 to 65535; 0 takes any free port. */
  readonly port: number;
  /** A host name or an IP address of this machine. */
  readonly host: string;
  /** The catalogue that other seeds are made from. Default: that of the service. */
  readonly catalogue?: OwnCatalogue | undefined;
  /** What stands before every path, such as `/api`, without a slash at the end. Default: the base of the tree. */
  readonly base?: string | undefined;
  /** Is told of a parameter that means nothing to the tree: once per name, and of 20 names. Default: nobody is. */
  readonly onIgnored?: ((name: string, api: Api) => void) | undefined;
  /** Receives texts of one line for the standard error. Default: they are dropped. */
  readonly onNotice?: ((line: string) => void) | undefined;
}

/** A server that listens. */
export interface RunningServer {
  /** Where it is reached, without a slash at the end: `http://127.0.0.1:3000`. */
  readonly url: string;
  /** The port it took. */
  readonly port: number;
  /** What stands before every path, as it is when it starts: `/api`, or nothing. */
  readonly base: string;
  /** The shape of the answers, as it is when it starts. */
  readonly api: Api;
  /** The paths of the collections, base and all, such as `/authors`, as they are when it starts. */
  readonly collections: readonly string[];
  /** The id of the first record of the first collection, as it is when it starts. */
  readonly firstId: number | string;
  /** The seed of the tree, as it is when it starts. */
  readonly seed: number;
  /** Why there are no other seeds of the tree, as it is when it starts: a sentence. Default: there are. */
  readonly unseeded?: string | undefined;
  /** Takes no more connections, lets the running answers finish, then resolves. */
  close(): Promise<void>;
}

const LISTEN_REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not use that port',
  EADDRINUSE: 'the port is taken',
  EADDRNOTAVAIL: 'the host is not an address of this machine',
  EAI_AGAIN: 'the host name cannot be resolved',
  EINVAL: 'the host is not an address to listen on',
  ENOTFOUND: 'there is no such host',
};

/** What tests choose: times and sizes. */
export type Tuning = Omit<HolderOptions, 'seededOf' | 'onNotice'>;

/** A server, and what it works with. */
export interface Service extends RunningServer {
  readonly keeper: SnapshotHolder;
  readonly answering: RequestHandler;
  readonly seeds: Seeds;
}

/** Starts a server; see `startServer` in the index. */
export async function startServer(options: ServerOptions, tuning: Tuning = {}): Promise<Service> {
  const { dir, port, host, catalogue, onNotice, onIgnored } = options;
  const seeds = new Seeds(undefined, catalogue);
  const seededOf = (manifest: Manifest, text: string): Seeded | undefined => seeds.of(manifest, text);
  const keeper = await SnapshotHolder.open(dir, { ...tuning, catalogue, onNotice, seededOf });
  const loadPlain = async (): Promise<StaticFiles> => {
    // Most clients ask for data alone.
    const { StaticFiles } = await import('./static-files.ts');
    return new StaticFiles(dir);
  };
  const ignored = onIgnored && new UnknownParameters(onIgnored);
  const answering = new RequestHandler(keeper, loadPlain, { base: options.base, ignored });
  const server = createServer();
  const closing = new GracefulShutdown(server);
  server.on('request', (request, response) => {
    closing.begin(response);
    answering.answer(request, response);
  });
  const close = async (): Promise<void> => {
    await closing.close();
    keeper.close();
    await seeds.close();
  };
  try {
    const taken = await listen(server, port, host);
    const url = `http://${host.includes(':') ? `[${host}]` : host}:${taken}`;
    const { manifest, unseeded } = keeper.snapshot;
    const { api = {}, seed } = manifest;
    const { base = api.base ?? '' } = options;
    const collections = collectionPaths(manifest).map((path) => base + path);
    const [first] = Object.values(manifest.resources);
    const firstId = first?.ids?.[0] ?? 1;
    return { url, port: taken, base, api, collections, firstId, seed, unseeded, close, keeper, answering, seeds };
  } catch (error) {
    keeper.close();
    throw error;
  }
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    // Stays when it listens: a connection that cannot be accepted later on is no reason to end.
    server.on('error', (error) => {
      const reason = LISTEN_REASONS[systemCode(error) ?? ''] ?? error.message;
      const hint = 'Choose another with --port or --host; --port 0 takes any free port.';
      reject(new MockgenError('port_taken', `cannot listen on ${host}:${port}: ${reason}`, hint));
    });
    server.listen(port, host, () => {
      // A TCP server that listens has an address of this kind; a string is for pipes, null for a closed one.
      resolve((server.address() as AddressInfo).port);
    });
  });
}
