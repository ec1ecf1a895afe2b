import { JSON_TYPE, type RuntimeRequest, type RuntimeResponse, type TreeFile } from '../runtime/index.ts';

/** An address without query and fragment. */
const bare = ({ origin, pathname }: URL): string => origin + pathname;

/**
 * The address of the folder of a tree: without query and fragment, with a slash at the end.
 *
 * @throws TypeError when it is not an absolute address
 * @example
 * folderOf('https://you.github.io/repo').href // => "https://you.github.io/repo/"
 */
export function folderOf(base: string | URL): URL {
  return new URL(bare(new URL(base)).replace(/\/?$/, '/'));
}

/**
 * The path of an address below the folder of a tree, with a leading slash.
 *
 * @returns undefined for an address outside of the folder
 * @example
 * pathBelow(new URL('https://a.example/mock/'), new URL('https://a.example/mock/users?q=a')) // => "/users"
 */
export function pathBelow(folder: URL, url: URL): string | undefined {
  const [root, address] = [bare(folder), bare(url)];
  return `${address}/`.startsWith(root) ? address.slice(root.length - 1) || '/' : undefined;
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
export function toRuntimeRequest({ method, headers, url, signal }: Request, path: string): RuntimeRequest {
  return {
    method,
    path,
    query: new URL(url).search.slice(1),
    headers: Object.fromEntries(headers),
    signal,
  };
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
