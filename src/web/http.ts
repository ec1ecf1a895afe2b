import { JSON_TYPE, type RuntimeRequest, type RuntimeResponse, type TreeFile } from '../runtime/index.ts';

/**
 * The address of the folder of a tree: without query and fragment, with a slash at the end.
 *
 * @throws TypeError when it is not an absolute address
 * @example
 * folderOf('https://you.github.io/repo').href // => "https://you.github.io/repo/"
 */
export function folderOf(base: string | URL): URL {
  const { origin, pathname } = new URL(base);
  return new URL(origin + pathname.replace(/\/?$/, '/'));
}

/**
 * Whether an address is that of a folder, or below it.
 *
 * @param folder without query and fragment, with a slash at the end
 * @example
 * isBelow(new URL('https://a.example/mock/'), new URL('https://a.example/mock/users?q=a')) // => true
 */
export function isBelow(folder: URL, { origin, pathname }: URL): boolean {
  return `${origin}${pathname}/`.startsWith(folder.href);
}

/** What stands before the paths of a tree in a folder: its path without the slash at the end. */
export function baseOf({ pathname }: URL): string {
  return pathname.slice(0, -1);
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

/**
 * What of a request the runtime looks at.
 *
 * @param base what stands before every path; default: the base of the tree
 */
export function toRuntimeRequest({ method, headers, url, signal }: Request, base?: string): RuntimeRequest {
  const { pathname, search } = new URL(url);
  return { method, path: pathname, base, query: search.slice(1), headers: Object.fromEntries(headers), signal };
}

/** A response of the runtime as the platform's own; its body may be anything that the platform takes. */
export function toResponse({
  status,
  headers,
  body,
}: Omit<RuntimeResponse, 'body'> & { readonly body: unknown }): Response {
  // Some statuses may have no body, not even an empty one.
  // The platforms take bytes; their types want to know that the memory is not shared.
  return new Response((body as string) || null, { status, headers });
}

/**
 * Any file that a host answered with; undefined when there is no such file. What the host says of one that it does not
 * have is read to its end: left alone it would hold its connection, and cancelled it would close it.
 *
 * @throws Error when the host cannot tell
 */
export async function readFile(file: string, response: Response): Promise<TreeFile | undefined> {
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  // Some hosts answer with a page, and 200, what they do not have.
  if (response.ok && (file.endsWith('.html') || !type.startsWith('text/html'))) {
    if (file.endsWith('.json')) return { type: JSON_TYPE, body: await response.text() };
    return { type, body: new Uint8Array(await response.arrayBuffer()) };
  }
  await response.text();
  if (response.status < 500) return undefined;
  throw new Error(`${response.url}: ${response.status}`);
}

/** The text of a JSON file; undefined when there is no such file. */
export function textOf(file: TreeFile | undefined): string | undefined {
  return file && String(file.body);
}
