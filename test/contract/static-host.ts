import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** A site: a folder on disk, or texts and bytes by path. The map can change while it is served. */
export type Site = string | ReadonlyMap<string, string | Uint8Array>;

/** A request that the host received, and its response. */
interface HostedRequest {
  readonly method: string;
  /** Path and query as they were received. */
  readonly target: string;
  readonly status: number;
  /** Length of the body, after compression if it was compressed. */
  readonly bytes: number;
}

/** A running host of static files. */
export interface StaticHost {
  /** Address of the base, such as `http://127.0.0.1:1234/repo/`. */
  readonly url: string;
  /** All requests so far, in the order of the responses. Empty it to start over. */
  readonly requests: HostedRequest[];
  /** Replaces the site by another one at once. */
  swap(site: Site): void;
  /** Delays the response for a path below the base. If the promise rejects, the connection is closed. */
  hold: ((path: string) => Promise<void> | undefined) | undefined;
  /**
   * Whether a range request is honoured, by path below the base. `compressed` returns a part of the compressed file,
   * which no host should do. Default: never.
   */
  ranges: ((path: string) => boolean | 'compressed') | undefined;
  /** The status of the answer to any other method than GET and HEAD. Default: 405. */
  taken: number;
  /** Closes all connections. */
  close(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.json': 'application/json; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
};

interface Files {
  read(path: string): Buffer | undefined;
  isFolder(path: string): boolean;
}

function filesOf(site: Site): Files {
  if (typeof site !== 'string') {
    return {
      read: (path) => (site.has(path) ? Buffer.from(site.get(path) ?? '') : undefined),
      isFolder: (path) => path === '' || [...site.keys()].some((file) => file.startsWith(`${path}/`)),
    };
  }
  const isFolder = (path: string): boolean => existsSync(join(site, path)) && statSync(join(site, path)).isDirectory();
  return {
    read: (path) => (existsSync(join(site, path)) && !isFolder(path) ? readFileSync(join(site, path)) : undefined),
    isFolder,
  };
}

interface Found {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer;
  readonly location?: string;
}

const page = (status: number, text: string): Found => ({
  status,
  type: TYPES['.html'] ?? '',
  body: Buffer.from(`<!doctype html><title>${text}</title>\n`),
});

/** Returns the decoded segments of a path below the base; undefined for a path that no file can have. */
function segmentsOf(pathname: string): readonly string[] | undefined {
  try {
    const segments = pathname.split('/').map(decodeURIComponent);
    const last = segments.length - 1;
    const isName = (name: string, at: number): boolean =>
      !/[/\\\0]/.test(name) && name !== '.' && name !== '..' && (name !== '' || at === last);
    return segments.every(isName) ? segments : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the response for an unknown path: `404.html` of the site, or `200.html` with status 200, as for a single-page
 * app.
 */
function lostPage(read: Files['read']): Found {
  const fallback = read('200.html');
  return {
    ...page(fallback ? 200 : 404, 'Not found'),
    body: fallback ?? read('404.html') ?? page(404, 'Not found').body,
  };
}

/** Returns what a host of static files has at a path: a file, or the index of a folder. It ignores queries. */
function find(site: Site, base: string, pathname: string): Found {
  const { read, isFolder } = filesOf(site);
  const lost = lostPage(read);
  if (`${pathname}/` === base) return { ...page(301, 'Moved'), location: base };
  const segments = pathname.startsWith(base) ? segmentsOf(pathname.slice(base.length)) : undefined;
  if (!segments) return lost;
  const path = segments.join('/').replace(/\/$/, '');
  const isOpen = segments.at(-1) === '';
  if (isFolder(path) && !isOpen) return { ...page(301, 'Moved'), location: `${pathname}/` };
  const inside = path && `${path}/`;
  const names = isOpen ? [`${inside}index.html`, `${inside}index.json`] : [path];
  const file = names.find((name) => read(name) !== undefined);
  const body = file === undefined ? undefined : read(file);
  return file === undefined || !body
    ? lost
    : { status: 200, type: TYPES[extname(file)] ?? 'application/octet-stream', body };
}

/** Returns the part of a file that a request asks for. */
function partOf(
  { headers: { range = '' } }: IncomingMessage,
  { status, body: whole }: Found,
  heeds: boolean | 'compressed' | undefined,
): { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> } | undefined {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? [];
  if (!heeds || status !== 200 || from === undefined) return undefined;
  const body = heeds === 'compressed' ? gzipSync(whole) : whole;
  const part = body.subarray(Number(from), Number(to) + 1);
  const headers = {
    'content-range': `bytes ${from}-${Number(from) + part.length - 1}/${body.length}`,
    ...(heeds === 'compressed' && { 'content-encoding': 'gzip' }),
  };
  return { body: part, headers };
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  found: Found,
  heeds: boolean | 'compressed' | undefined,
): number {
  const { type, location } = found;
  const part = partOf(request, found, heeds);
  const body = part?.body ?? found.body;
  const tag = `"${createHash('sha256').update(found.body).digest('hex').slice(0, 16)}"`;
  const asked = request.headers['if-none-match']?.split(',').map((part) => part.trim().replace(/^W\//, ''));
  const status = found.status === 200 && asked?.includes(tag) ? 304 : part ? 206 : found.status;
  response.writeHead(status, {
    'content-type': type,
    'access-control-allow-origin': '*',
    ...(found.status === 200 && { etag: tag, 'cache-control': 'max-age=600' }),
    ...(status !== 304 && { 'content-length': body.length }),
    ...(location !== undefined && { location }),
    ...part?.headers,
  });
  const isEmpty = status === 304 || request.method === 'HEAD';
  response.end(isEmpty ? undefined : body);
  return isEmpty ? 0 : body.length;
}

/**
 * Serves a site like GitHub Pages: static files under a base path. It ignores queries, answers a folder with its index,
 * allows every origin, and lets clients store a file for ten minutes.
 *
 * @param site the files below the base
 * @param base path of the site, with a slash at both ends
 */
export async function startStaticHost(site: Site, base = '/'): Promise<StaticHost> {
  let served = site;
  const requests: HostedRequest[] = [];
  const server = createServer((request, response) => {
    const { method = '', url: target = '' } = request;
    const [pathname = ''] = target.split('?', 1);
    const answer = (): void => {
      let bytes = 0;
      if (method === 'GET' || method === 'HEAD') {
        bytes = send(request, response, find(served, base, pathname), host.ranges?.(pathname.slice(base.length)));
      } else response.writeHead(host.taken, host.taken === 405 ? { allow: 'GET, HEAD' } : {}).end();
      requests.push({ method, target, status: response.statusCode, bytes });
    };
    const held = host.hold?.(pathname.slice(base.length));
    if (held) void held.then(answer, () => request.destroy());
    else answer();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // A server that listens on a port has an address of this type.
  const { port } = server.address() as AddressInfo;
  const host: StaticHost = {
    url: `http://127.0.0.1:${port}${base}`,
    requests,
    hold: undefined,
    ranges: undefined,
    taken: 405,
    swap(next) {
      served = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return host;
}
