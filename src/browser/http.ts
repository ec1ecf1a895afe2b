import type { PlainFile, RuntimeRequest, RuntimeResponse } from '../runtime/index.ts';

// Statuses that may have no body, not even an empty one.
const BODILESS: ReadonlySet<number> = new Set([204, 304]);

/**
 * The address of the folder of a tree: without query and fragment, with a slash at the end.
 *
 * @throws TypeError when it is no absolute address
 * @example
 * folderOf('https://you.github.io/repo').href // => "https://you.github.io/repo/"
 */
export function folderOf(base: string | URL): URL {
  const url = new URL(base);
  url.search = url.hash = '';
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url;
}

/**
 * The path of an address below the folder of a tree, with a leading slash.
 *
 * @returns undefined for an address outside of the folder
 * @example
 * pathBelow(new URL('https://a.example/mock/'), new URL('https://a.example/mock/users?q=a')) // => "/users"
 */
export function pathBelow(folder: URL, { origin, pathname }: URL): string | undefined {
  const root = folder.pathname.slice(0, -1);
  return origin === folder.origin && (pathname === root || pathname.startsWith(folder.pathname))
    ? pathname.slice(root.length) || '/'
    : undefined;
}

/**
 * The address of a file of a tree.
 *
 * @param file its decoded path inside the tree
 * @example
 * addressOf(new URL('https://a.example/mock/'), 'a:b/c?.json').href // => "https://a.example/mock/a%3Ab/c%3F.json"
 */
export function addressOf(folder: URL, file: string): URL {
  return new URL(file.split('/').map(encodeURIComponent).join('/'), folder);
}

/** What of a request the runtime looks at. */
export function toRuntimeRequest({ method, headers, url }: Request, path: string): RuntimeRequest {
  return {
    method,
    path,
    query: new URL(url).search.slice(1),
    headers: {
      'if-none-match': headers.get('if-none-match') ?? undefined,
      accept: headers.get('accept') ?? undefined,
    },
  };
}

/** A response of the runtime as the platform's own. */
export function toResponse({ status, headers, body }: RuntimeResponse): Response {
  // The platforms take these bytes; their types want to know that the memory is not shared.
  return new Response(BODILESS.has(status) ? null : (body as string), { status, headers });
}

/**
 * Whether a host answered with a file, and not with what it says of one that it does not have. That is read to its end:
 * left alone it would hold its connection, and cancelled it would close it.
 *
 * @throws Error when the host cannot tell
 */
async function holdsFile(response: Response, mayBePage: boolean): Promise<boolean> {
  // Some hosts answer with a page, and 200, what they do not have.
  if (response.ok && (mayBePage || !response.headers.get('content-type')?.startsWith('text/html'))) return true;
  await response.text();
  if (response.status < 500) return false;
  throw new Error(`${response.url}: ${response.status}`);
}

/**
 * The text of a JSON file that a host answered with; undefined when there is no such file.
 *
 * @throws Error when the host cannot tell
 */
export async function readJson(response: Response): Promise<string | undefined> {
  return (await holdsFile(response, false)) ? response.text() : undefined;
}

/**
 * Any file that a host answered with; undefined when there is no such file.
 *
 * @throws Error when the host cannot tell
 */
export async function readFile(file: string, response: Response): Promise<PlainFile | undefined> {
  if (file.endsWith('.json')) {
    const body = await readJson(response);
    return body === undefined ? undefined : { type: 'application/json', body };
  }
  if (!(await holdsFile(response, file.endsWith('.html')))) return undefined;
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  return { type, body: new Uint8Array(await response.arrayBuffer()) };
}
