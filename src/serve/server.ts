import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ChaosOptions } from '../chaos/load/index.ts';
import { MockgenError } from '../errors.ts';
import { systemCode } from '../node/index.ts';
import type { SeedThread, ServedCatalogue } from '../seeds/thread/index.ts';
import { type Api, collectionPaths, type DialectName } from '../tree/index.ts';
import { GracefulShutdown } from './graceful-shutdown.ts';
import { answerProtocolErrors, refuseWithoutHost } from './protocol-errors.ts';
import { RequestHandler } from './request-handler.ts';
import type { PageEvents } from './page-events.ts';
import { logAnswer, type AnsweredRequest } from './request-log.ts';
import { ServedSeeds } from './served-seeds.ts';
import { SnapshotHolder, type HolderOptions } from './snapshot-holder.ts';
import { StaticFiles } from './static-files.ts';
import { UnknownParameters } from './unknown-parameters.ts';

/** Options of a server: what it serves, and where. */
export interface ServerOptions {
  /** The folder of a built tree. */
  readonly dir: string;
  /** The port to listen on, from 0 to 65535; 0 means any free port. */
  readonly port: number;
  /** The host name or IP address of this machine to listen on. */
  readonly host: string;
  /** The catalogue from which data of other seeds is generated. Default: that of the built-in resources. */
  readonly catalogue?: ServedCatalogue | undefined;
  /** The prefix of every path, such as `/api`, without a trailing slash. Default: the base of the tree. */
  readonly base?: string | undefined;
  /** Whether an unknown parameter is answered with 400. Default: as the API of the tree says. */
  readonly strict?: boolean | undefined;
  /** The dialect of the tree: how clients sort, filter and expand. Default: as the API of the tree says. */
  readonly dialect?: DialectName | undefined;
  /**
   * How long answers take and how many requests fail; the seed of the tree decides which. They come before those of the
   * tree. Default: those of the tree.
   */
  readonly chaos?: ChaosOptions | undefined;
  /**
   * Receives the name of each parameter that the tree does not know, once for each name and for at most 20 names.
   * Default: they are not reported.
   */
  readonly onIgnored?: ((name: string, api: Api) => void) | undefined;
  /** Receives each request once it was answered. Default: nothing is done per request. */
  readonly onAnswer?: ((answered: AnsweredRequest, api: Api) => void) | undefined;
  /** Tells open pages of builds and faults. Default: they are not told. */
  readonly events?: PageEvents | undefined;
  /** Receives one line per notice, for standard error. Default: notices are dropped. */
  readonly onNotice?: ((line: string) => void) | undefined;
}

/** A running server. Its properties about the tree are those of the build that it started with. */
export interface RunningServer {
  /** The address without a trailing slash: `http://127.0.0.1:3000`. */
  readonly url: string;
  /** The port that it listens on. */
  readonly port: number;
  /** The prefix of every path: `/api`, or an empty text if there is none. */
  readonly base: string;
  /** The shape of the answers. */
  readonly api: Api;
  /** The paths of the collections including the base, such as `/authors`. */
  readonly collections: readonly string[];
  /** The id of the first record of the first collection. */
  readonly firstId: number | string;
  /** The seed of the tree. */
  readonly seed: number;
  /** Why no other seeds can be generated, as a sentence; undefined when they can. */
  readonly unseeded?: string | undefined;
  /** Takes another catalogue for other seeds, of trees that are built from now on. */
  use(catalogue: ServedCatalogue | undefined): void;
  /** Refuses new connections, finishes the responses that are under way within four seconds, then resolves. */
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

/** Times and sizes of a server that tests change. */
export type Tuning = Omit<HolderOptions, 'seededOf' | 'onNotice'>;

/** A running server and its parts, which tests look into. */
export interface Service extends RunningServer {
  readonly holder: SnapshotHolder;
  readonly handler: RequestHandler;
  readonly seeds: SeedThread;
}

/**
 * Serves a tree over HTTP. New builds are picked up as a whole; other seeds and fresh data are generated on a thread of
 * their own.
 *
 * @param tuning times and sizes, for tests
 * @throws MockgenError `not_a_tree` when the folder has no manifest, or holds an unfinished build
 * @throws MockgenError `other_version` when its manifest has a newer format
 * @throws MockgenError `read_failed` when it cannot be read
 * @throws MockgenError `bad_option` for a delay or a share of failures with a wrong value
 * @throws MockgenError `port_taken` when the server cannot listen there: a port in use or forbidden, an unknown host
 */
export async function startServer(options: ServerOptions, tuning: Tuning = {}): Promise<Service> {
  const { dir, port, host, base, strict, dialect, chaos, catalogue, onNotice, onIgnored, onAnswer, events } = options;
  const seeds = new ServedSeeds(catalogue);
  const holder = await SnapshotHolder.open(dir, {
    ...tuning,
    get catalogue() {
      return seeds.catalogue;
    },
    dialect,
    onNotice,
    seededOf: seeds.of,
  });
  const unknownParameters = onIgnored && new UnknownParameters(onIgnored);
  const handler = new RequestHandler({ holder, files: new StaticFiles(dir), base, strict, chaos, unknownParameters });
  // Node would refuse such a request without a body; `refuseWithoutHost` does it in our form.
  const server = createServer({ requireHostHeader: false });
  answerProtocolErrors(server);
  const shutdown = new GracefulShutdown(server);
  server.on('request', (request, response) => {
    shutdown.track(response);
    if (events?.answer(request, response)) return;
    if (onAnswer) logAnswer(request, response, (answered) => onAnswer(answered, holder.snapshot.manifest.api ?? {}));
    if (!refuseWithoutHost(request, response)) handler.handle(request, response);
  });
  const close = async (): Promise<void> => {
    events?.close();
    await shutdown.close();
    holder.close();
    await seeds.close();
  };
  try {
    const listening = await listen(server, port, host);
    const use = seeds.use.bind(seeds);
    return { ...describe(holder, options, listening), use, close, holder, handler, seeds: seeds.thread };
  } catch (error) {
    holder.close();
    throw error;
  }
}

function describe(
  { snapshot }: SnapshotHolder,
  { host, base: givenBase }: ServerOptions,
  port: number,
): Omit<RunningServer, 'close' | 'use'> {
  const { manifest, unseeded } = snapshot;
  const { api = {}, seed } = manifest;
  const base = givenBase ?? api.base ?? '';
  const first = Object.values(manifest.resources).find(({ single }) => !single);
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    port,
    base,
    api,
    collections: collectionPaths(manifest).map((path) => base + path),
    firstId: first?.ids?.[0] ?? 1,
    seed,
    unseeded,
  };
}

/** Starts to listen; resolves with the port. */
function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    // The listener stays: a connection that cannot be accepted later must not end the process.
    server.on('error', (error) => {
      const reason = LISTEN_REASONS[systemCode(error) ?? ''] ?? error.message;
      const hint = 'Choose another with --port or --host; --port 0 takes any free port.';
      reject(new MockgenError('port_taken', `cannot listen on ${host}:${port}: ${reason}`, hint));
    });
    server.listen(port, host, () => {
      // The address of a listening TCP server is an object; it is a string for pipes, and null after closing.
      resolve((server.address() as AddressInfo).port);
    });
  });
}
