import { createRuntime } from '../runtime/index.ts';
import { addressOf, folderOf, pathBelow, readFile, readJson, toResponse, toRuntimeRequest } from './http.ts';

const MANIFEST = 'mockgen.json';

/** The page around us, if there is one. */
const page = (globalThis as { location?: Pick<URL, 'href' | 'origin'> }).location;

/** A file that is kept: what the host said of it last, and the manifest that stood when it was asked. */
interface Kept {
  readonly tag: string | null;
  readonly text: string | undefined;
  readonly under: string | undefined;
}

/** The files of a tree as its host has them. */
interface Files {
  get(file: string, headers?: Readonly<Record<string, string>>): Promise<Response>;
  /** Reads and keeps a file; what was read under a manifest is good while that manifest stands. */
  read(file: string): Promise<string | undefined>;
}

/**
 * Reads the files of a tree from its host. The manifest is asked for anew for every answer, and a build that changes any
 * file changes it; the other files that are kept are then asked for again, all by their entity tags. Requests for one
 * file at one time are one request.
 */
function createFiles(folder: URL, fetch: typeof globalThis.fetch): Files {
  const kept = new Map<string, Kept>();
  const running = new Map<string, Promise<string | undefined>>();
  // To another origin, a browser would ask for leave to name the tag; its own cache does it without.
  const mayNameTag = !page || page.origin === folder.origin;

  const get: Files['get'] = (file, headers = {}) => {
    const init = { cache: 'no-cache', headers } as const;
    return fetch(addressOf(folder, file), init);
  };
  const load = async (file: string): Promise<string | undefined> => {
    const known = kept.get(file);
    const under = kept.get(MANIFEST)?.text;
    if (known && file !== MANIFEST && known.under === under) return known.text;
    const response = await get(file, known?.tag && mayNameTag ? { 'if-none-match': known.tag } : {});
    const text = known && response.status === 304 ? known.text : await readJson(response);
    kept.set(file, { tag: response.headers.get('etag'), text, under });
    return text;
  };
  return {
    get,
    read(file) {
      const found = running.get(file) ?? load(file).finally(() => running.delete(file));
      running.set(file, found);
      return found;
    },
  };
}

/**
 * Makes a `fetch` that answers what lies below the address of a tree as `mockgen serve` would, on any static host: it
 * searches and slices in place, over files that it gets once and asks for again by entity tag when the tree was rebuilt.
 * Every other address goes to the platform's own `fetch`. Runs in browsers, Node, Deno and Bun.
 *
 * Another seed, or `nocache`, is answered with 501: a static host has no generator. Rejects as `fetch` does when the
 * host cannot be reached, and with the reason of `init.signal` when that is aborted.
 *
 * @param base the absolute address of the tree's folder: `https://you.github.io/repo/`
 * @throws TypeError when `base` is no absolute address
 * @example
 * typeof createFetch('https://you.github.io/repo/') // => "function"
 */
export function createFetch(base: string | URL): typeof globalThis.fetch {
  const folder = folderOf(base);
  // Now, and not when called: this one may take its place.
  const platformFetch = globalThis.fetch;
  const { get, read } = createFiles(folder, platformFetch);
  const runtime = createRuntime({
    read,
    file: async (file) => readFile(file, await get(file)),
    base: folder.pathname.slice(0, -1),
  });
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, page?.href ?? folder);
    const path = pathBelow(folder, url);
    if (path === undefined) return platformFetch(input, init);
    const request = new Request(input instanceof Request ? input : url, init);
    const { signal } = request;
    signal.throwIfAborted();
    const response = await new Promise<Response>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      runtime.handle(toRuntimeRequest(request, path)).then((plain) => resolve(toResponse(plain)), reject);
    });
    url.hash = '';
    return Object.defineProperty(response, 'url', { value: url.href });
  };
}
