import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** A site: a folder on a disk, or texts and bytes by their path. The map may change while it is served. */
export type Site = string | ReadonlyMap<string, string | Uint8Array>;

/** A request as the host saw it, and what it said. */
interface HostedRequest {
  readonly method: string;
  /** The path and the query as they came. */
  readonly target: string;
  readonly status: number;
  /** The length of the body, compressed where it was. */
  readonly bytes: number;
}

/** A host of plain files that is up. */
export interface StaticHost {
  /** The address of the base: `http://127.0.0.1:1234/repo/`. */
  readonly url: string;
  /** What was asked so far, in the order of the answers; empty it to count anew. */
  readonly requests: HostedRequest[];
  /** Puts another site in the place of this one, all at once. */
  swap(site: Site): void;
  /** What to wait for before each answer, by the path below the base; where it rejects, the connection breaks. */
  hold: ((path: string) => Promise<void> | undefined) | undefined;
  /**
   * Whether ranges are heeded, by the path below the base: a part of the file, or of the file as it is compressed, which no
   * host should give. Default: not at all.
   */
  ranges: ((path: string) => boolean | 'compressed') | undefined;
  /** Breaks all connections. */
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

/** The segments of a path below the base, decoded; undefined for a path no file can have. */
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

/** What stands for a path that is none: the site's `404.html`, or with 200 its `200.html`, as a site of one page has it. */
function lostPage(read: Files['read']): Found {
  const fallback = read('200.html');
  return {
    ...page(fallback ? 200 : 404, 'Not found'),
    body: fallback ?? read('404.html') ?? page(404, 'Not found').body,
  };
}

/** What a host of plain files has at a path: it knows files and folders, and nothing of queries. */
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

/** The part of a file that a request asks for. */
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
 * Serves a site in the manner of GitHub Pages: plain files under a base path, which nothing runs for. Queries are
 * ignored, a folder answers with its index, every origin may read, and a file may be kept for ten minutes.
 *
 * @param site what lies at the base
 * @param base what stands before every path, with a slash at both ends
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
      } else response.writeHead(405, { allow: 'GET, HEAD' }).end();
      requests.push({ method, target, status: response.statusCode, bytes });
    };
    const held = host.hold?.(pathname.slice(base.length));
    if (held) void held.then(answer, () => request.destroy());
    else answer();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // A server that listens on a port has this kind of address.
  const { port } = server.address() as AddressInfo;
  const host: StaticHost = {
    url: `http://127.0.0.1:${port}${base}`,
    requests,
    hold: undefined,
    ranges: undefined,
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
