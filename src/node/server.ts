import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as TcpServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { MockgenError } from '../errors.ts';
import { createRuntime, type Runtime, type RuntimeResponse } from '../runtime/index.ts';
import { listCollections } from './collections.ts';
import { createFolderSource } from './folder.ts';
import { createPlainFiles } from './plain.ts';
import { createGenerator } from './seeds.ts';
import { systemCode } from './system-error.ts';

/** What to serve, and where. */
export interface ServerOptions {
  /** The folder of a built tree. */
  readonly dir: string;
  /** From 0 to 65535; 0 takes any free port. */
  readonly port: number;
  /** A host name or an IP address of this machine. */
  readonly host: string;
}

/** A server that listens. */
export interface RunningServer {
  /** Where it is reached, without a slash at the end: `http://127.0.0.1:3000`. */
  readonly url: string;
  /** The port it took. */
  readonly port: number;
  /** The paths of the collections, such as `/authors`, as they are when it starts. */
  readonly collections: readonly string[];
  /** Takes no more connections, lets the running answers finish, then resolves. */
  close(): Promise<void>;
}

const LISTEN_REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not use that port',
  EADDRINUSE: 'the port is taken',
  EADDRNOTAVAIL: 'the host is no address of this machine',
  EAI_AGAIN: 'the host name cannot be resolved',
  EINVAL: 'the host is no address to listen on',
  ENOTFOUND: 'there is no such host',
};

const FAILURE: RuntimeResponse = {
  status: 500,
  headers: { 'content-type': 'application/problem+json', 'access-control-allow-origin': '*' },
  body: '{"type":"about:blank","title":"Internal Server Error","status":500,"detail":"The tree cannot be read."}\n',
};

/**
 * Serves a tree over HTTP. Each answer looks at the folder anew, so a rebuild is picked up as it happens. Other seeds
 * and fresh data are generated in memory; the generator is loaded when they are first asked for.
 *
 * @throws MockgenError `not_a_tree` when the folder has no manifest
 * @throws MockgenError `port_taken` when it cannot listen there: a taken port, a forbidden one, a bad host
 */
export async function startServer({ dir, port, host }: ServerOptions): Promise<RunningServer> {
  const read = createFolderSource(dir);
  const collections = listCollections(dir, await read('mockgen.json'));
  const runtime = createRuntime({ read, file: createPlainFiles(dir), generate: createGenerator(read) });
  const server = createServer();
  const close = createClose(server);
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    answer(runtime, request)
      .then((plain) => send(server, response, plain))
      .catch(() => (response.headersSent ? response.destroy() : send(server, response, FAILURE)));
  });
  const taken = await listen(server, port, host);
  return { url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`, port: taken, collections, close };
}

async function answer(runtime: Runtime, request: IncomingMessage): Promise<RuntimeResponse> {
  const [path, query] = splitTarget(request.url ?? '/');
  const { 'if-none-match': tags, accept } = request.headers;
  const plain = { method: request.method ?? 'GET', path, query, headers: { 'if-none-match': tags, accept } };
  const first = await runtime.handle(plain);
  // A rebuild may have removed a file after the manifest that names it was read. It changes the manifest first, so a
  // second look finds the tree whole.
  return first.status === 500 ? runtime.handle(plain) : first;
}

/**
 * Splits a request target into path and query, as they came. Of an absolute address, which proxies are sent, scheme and
 * host are dropped; what is no path at all becomes `/`.
 *
 * @example
 * splitTarget('http://localhost:3000/authors?page=2') // => ["/authors","page=2"]
 */
export function splitTarget(target: string): readonly [path: string, query: string] {
  const local = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '');
  const [path = ''] = local.split('?', 1);
  return [path.startsWith('/') ? path : '/', local.slice(path.length + 1)];
}

function send(server: Server, response: ServerResponse, { status, headers, body }: RuntimeResponse): void {
  // A client that would keep the connection is told not to, or it would hold up `close`.
  if (!server.listening) response.setHeader('connection', 'close');
  response.writeHead(status, headers).end(body);
}

function createClose(server: Server): () => Promise<void> {
  const running = new Set<ServerResponse>();
  const dropIdle = (): void => {
    // Not `closeIdleConnections`: half a request, whose rest may never come, counts as busy there.
    if (!server.listening && running.size === 0) server.closeAllConnections();
  };
  server.on('request', (_request: IncomingMessage, response: ServerResponse) => {
    running.add(response);
    response.on('close', () => {
      running.delete(response);
      dropIdle();
    });
  });
  let closed: Promise<void> | undefined;
  return () => {
    closed ??= new Promise((resolve) => {
      // Not HTTP's own `close`: it cuts the answers that are written but not yet sent.
      TcpServer.prototype.close.call(server, () => resolve());
      dropIdle();
    });
    return closed;
  };
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
