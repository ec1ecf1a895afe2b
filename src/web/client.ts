import { remember } from '../caching/index.ts';
import {
  createRuntime,
  type Generator,
  type Holder,
  type RuntimeRequest,
  type RuntimeResponse,
  type Tree,
  TreeError,
  type TreeFile,
} from '../runtime/index.ts';
import { findDigest, fitsManifest, MANIFEST_FILE } from '../tree/index.ts';
import { addressOf, baseOf, folderOf, isBelow, readFile, toResponse, toRuntimeRequest } from './http.ts';
import { withLarge } from './large.ts';
import { loadPart } from './load-part.ts';
import { openPublished, readManifest } from './published.ts';
import type { LoadScript } from './seeded.ts';

/** How often a build that is replaced while it is read gives way to the next one. */
const TRIES = 3;

/** What other seeds are made with: a generator that was handed over, or what loads that of the tree. */
type Means = readonly [generator: Generator | undefined, load: LoadScript | undefined];

/** Asks for a file with these headers. */
type Get = (file: string, headers?: Readonly<Record<string, string>>, signal?: AbortSignal) => Promise<Response>;

/** Reads a file, by its entity tag when it was had before; undefined when there is none. */
type Read = (file: string) => Promise<TreeFile | undefined>;

/** @param mayNameTag whether requests may name an entity tag */
function readerAt(folder: URL, fetch: typeof globalThis.fetch, mayNameTag: boolean): readonly [get: Get, read: Read] {
  const kept = new Map<string, { readonly tag: string; readonly found: TreeFile | undefined }>();
  const get: Get = (file, headers = {}, signal) =>
    // What a browser keeps of a part of a file, it lends to one request at a time. Node's types do not know `cache`.
    fetch(addressOf(folder, file), {
      cache: headers['range'] ? 'no-store' : 'no-cache',
      headers,
      signal,
    } as RequestInit);
  const read: Read = async (file) => {
    const known = kept.get(file);
    const response = await get(file, known && { 'if-none-match': known.tag });
    if (known && response.status === 304) return known.found;
    const found = await readFile(file, response);
    const tag = mayNameTag && response.headers.get('etag');
    if (tag) kept.set(file, { tag, found });
    return found;
  };
  return [get, read];
}

/**
 * Holds the tree of a site. The manifest is asked for anew for every answer, and a build that changes any file changes
 * it: the next tree then asks for its other files, by the entity tags of those before.
 *
 * @param mayNameTag whether requests may name an entity tag
 */
function holdTree(folder: URL, fetch: typeof globalThis.fetch, mayNameTag: boolean, ...means: Means): Holder {
  const [get, read] = readerAt(folder, fetch, mayNameTag);
  let running: Promise<TreeFile | undefined> | undefined;
  let held: { readonly found: TreeFile | undefined; readonly tree: Tree } | undefined;
  /** Reads the manifest as it is now. All who ask at one time make one request. */
  const readNow = (): Promise<TreeFile | undefined> =>
    (running ??= read(MANIFEST_FILE).finally(() => (running = undefined)));
  /** Opens the tree of one manifest: each file is asked for once. Rejects with a TreeError of 503 when it gave way. */
  const open = (found: TreeFile | undefined): Tree => {
    const manifest = readManifest(found);
    const confirm = async (): Promise<void> => {
      if ((await readNow())?.body !== found?.body) throw new TreeError('The tree is replaced.', 503);
    };
    const readOurs = remember(async (file) => {
      const ours = await read(file);
      // Either another build has taken its place, or the file was edited by hand: then it is as it lies there.
      if (!ours || !fitsManifest(manifest, file, String(ours.body))) await confirm();
      return ours;
    });
    const readAny: Tree['file'] = async (file) =>
      findDigest(manifest, file) ? readOurs(file) : readFile(file, await get(file));
    return withLarge(openPublished(manifest, readAny, ...means), () => loadPart('range'), get, confirm);
  };
  return {
    async current() {
      const found = await readNow();
      if (!held || held.found?.body !== found?.body) held = { found, tree: open(found) };
      return held.tree;
    },
  };
}

/** What a client may be handed. */
export interface FetchOptions {
  /**
   * Makes the trees of other seeds: what `mockgen-cli/generate` exports, or `generator.js` of the tree. Default: a page
   * loads that of the tree when it first needs it, and elsewhere other seeds are answered with 501.
   */
  readonly generator?: Generator;
}

/**
 * Makes a `fetch` that answers what lies below the address of a tree as `mockgen serve` would, on any static host: it
 * searches and slices in place, over files that it gets once and asks for again by entity tag when the tree was rebuilt.
 * Every other address goes to the platform's own `fetch`. Runs in browsers, Node, Deno and Bun.
 *
 * Another seed, or `nocache`, takes the generator; without one that fits the tree it is answered with 501. Rejects as
 * `fetch` does when the host cannot be reached, and with the reason of `init.signal` when that is aborted.
 *
 * @param base the absolute address of the tree's folder: `https://you.github.io/repo/`
 * @throws TypeError when `base` is not an absolute address
 * @example
 * typeof createFetch('https://you.github.io/repo/') // => "function"
 */
export function createFetch(base: string | URL, { generator }: FetchOptions = {}): typeof globalThis.fetch {
  const folder = folderOf(base);
  // The page around us, if there is one.
  const page = (globalThis as { location?: Pick<URL, 'href' | 'origin'> }).location;
  // Now, and not when called: this one may take its place.
  const platformFetch = globalThis.fetch;
  // To another origin, a browser would ask for leave to name the tag; its own cache does it without.
  const mayNameTag = !page || page.origin === folder.origin;
  const load =
    page && ((file: string) => import(/* @vite-ignore */ /* webpackIgnore: true */ addressOf(folder, file).href));
  const holder = holdTree(folder, platformFetch, mayNameTag, generator, load);
  const runtime = createRuntime(holder);
  const handle = async (request: RuntimeRequest, tries: number): Promise<RuntimeResponse> => {
    const response = await runtime.handle(request);
    return response.status === 503 && tries > 1 ? handle(request, tries - 1) : response;
  };
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, page?.href ?? folder);
    if (!isBelow(folder, url)) return platformFetch(input, init);
    const request = new Request(input instanceof Request ? input : url, init);
    const { signal } = request;
    signal.throwIfAborted();
    const aborted = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    const response = toResponse(
      await Promise.race([aborted, handle(toRuntimeRequest(request, baseOf(folder)), TRIES)]),
    );
    url.hash = '';
    return Object.defineProperty(response, 'url', { value: url.href });
  };
}
