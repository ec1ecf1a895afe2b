import { JSON_TYPE, type RuntimeRequest, type RuntimeResponse, type TreeFile } from '../runtime/index.ts';

/**
 * Returns the address of the folder of a tree: without query and fragment, with a trailing slash.
 *
 * @throws TypeError when `base` is not an absolute address
 * @example
 * folderOf('https://you.github.io/repo').href // => "https://you.github.io/repo/"
 */
export function folderOf(base: string | URL): URL {
  const { origin, pathname } = new URL(base);
  return new URL(origin + pathname.replace(/\/?$/, '/'));
}

/**
 * Whether an address is a folder or lies below it.
 *
 * @param folder without query and fragment, with a trailing slash
 * @example
 * isBelow(new URL('https://a.example/mock/'), new URL('https://a.example/mock/users?q=a')) // => true
 */
export function isBelow(folder: URL, { origin, pathname }: URL): boolean {
  return `${origin}${pathname}/`.startsWith(folder.href);
}

/** Returns the prefix of every path of a tree in this folder: the path of the folder without its trailing slash. */
export function baseOf({ pathname }: URL): string {
  return pathname.slice(0, -1);
}

/**
 * Returns the address of a file of a tree.
 *
 * @param file the decoded path of the file inside the tree
 * @example
 * addressOf(new URL('https://a.example/mock/'), 'a:b/c?.json').href // => "https://a.example/mock/a%3Ab/c%3F.json"
 */
export function addressOf(folder: URL, file: string): URL {
  return new URL(file.split('/').map(encodeURIComponent).join('/'), folder);
}

/**
 * Converts a platform request into a request for the runtime.
 *
 * @param base the prefix of every path. Default: the tree's own base
 */
export function toRuntimeRequest({ method, headers, url, signal }: Request, base?: string): RuntimeRequest {
  const { pathname, search } = new URL(url);
  return { method, path: pathname, base, query: search.slice(1), headers: Object.fromEntries(headers), signal };
}

/** Converts a response of the runtime into a platform response. The body may be of any type that the platform accepts. */
export function toResponse({
  status,
  headers,
  body,
}: Omit<RuntimeResponse, 'body'> & { readonly body: unknown }): Response {
  // Some statuses forbid a body, even an empty one. The cast is needed since TypeScript does not accept every body here.
  return new Response((body as string) || null, { status, headers });
}

/**
 * Reads a file from the response of a host; undefined when the host has no such file. The body of an error response is
 * read too: an unread body would keep its connection busy, and a cancelled one would close it.
 *
 * @param file the path of the file, whose extension tells whether to expect a page
 * @throws Error when the host fails, with a status from 500
 */
export async function readFile(file: string, response: Response): Promise<TreeFile | undefined> {
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  // For a missing file, some hosts answer with a page and the status 200.
  if (response.ok && (file.endsWith('.html') || !type.startsWith('text/html'))) {
    if (file.endsWith('.json')) return { type: JSON_TYPE, body: await response.text() };
    return { type, body: new Uint8Array(await response.arrayBuffer()) };
  }
  await response.text();
  if (response.status < 500) return undefined;
  throw new Error(`${response.url}: ${response.status}`);
}

/** Returns the text of a JSON file; undefined when there is no such file. */
export function textOf(file: TreeFile | undefined): string | undefined {
  return file && String(file.body);
}
