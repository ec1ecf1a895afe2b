import { remember } from '../caching/index.ts';
import { type ChaosOptions, loadChaos } from '../chaos/load/index.ts';
import { loadDialects } from '../dialects/load/index.ts';
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
import type { Paths } from '../records.ts';
import { CHAOS_OPTIONS, findDigest, matchesManifest, MANIFEST_FILE } from '../tree/index.ts';
import { badOption, checkNames } from '../options.ts';
import { createGet, type PathTable, type WithGet } from './get.ts';
import { withBlocks } from './block-reader.ts';
import { addressOf, baseOf, folderOf, isBelow, readFile, toResponse, toRuntimeRequest } from './http.ts';
import { openPublished, readManifest } from './published.ts';
import type { SeedSource } from '../seeds/script/index.ts';

export { MockgenError } from '../errors.ts';
export type { ErrorCode, Fault } from '../errors.ts';
export type { ChaosOptions, Trouble } from '../chaos/load/index.ts';
export type * from '../records.ts';
export type { Generator, Problem } from '../runtime/index.ts';
export type { Get, PathTable, WithGet } from './get.ts';

/** At most this many new builds may be published while one request is answered. After that, the request fails. */
const TRIES = 3;

/** A site that has the files of a tree. */
interface Site {
  /** Fetches a file with these request headers. */
  fetch(file: string, headers?: Readonly<Record<string, string>>, signal?: AbortSignal): Promise<Response>;
  /**
   * Reads a file; undefined if the site does not have it. If the file was read before, the site is asked whether it has
   * changed.
   */
  read(file: string): Promise<TreeFile | undefined>;
}

/**
 * Returns the site whose files are in a folder.
 *
 * @param mayNameTag whether requests may carry an `If-None-Match` header
 */
function siteAt(folder: URL, fetch: typeof globalThis.fetch, mayNameTag: boolean): Site {
  const kept = new Map<string, { readonly tag: string; readonly found: TreeFile | undefined }>();
  const site: Site = {
    fetch: (file, headers = {}, signal) =>
      // A browser locks the cache entry of a file during each range request, so ranges skip the cache. The types of
      // Node
      // lack `cache`.
      fetch(addressOf(folder, file), {
        cache: headers['range'] ? 'no-store' : 'no-cache',
        headers,
        signal,
      } as RequestInit),
    async read(file) {
      const known = kept.get(file);
      const response = await site.fetch(file, known && { 'if-none-match': known.tag });
      if (known && response.status === 304) return known.found;
      const found = await readFile(file, response);
      const tag = mayNameTag && response.headers.get('etag');
      if (tag) kept.set(file, { tag, found });
      return found;
    },
  };
  return site;
}

/**
 * Creates the holder of the tree of a site. The manifest is revalidated for every answer. A build that changes any file
 * changes the manifest: the next tree then revalidates the other files.
 */
function holdTree(site: Site, source: SeedSource): Holder {
  let running: Promise<TreeFile | undefined> | undefined;
  let held: { readonly found: TreeFile | undefined; readonly tree: Tree } | undefined;
  /** Reads the current manifest. Callers at the same time share one request. */
  const readNow = (): Promise<TreeFile | undefined> =>
    (running ??= site.read(MANIFEST_FILE).finally(() => (running = undefined)));
  /**
   * Opens the tree of a manifest. Each file is read once. After a new build, reading rejects with a TreeError of 503.
   */
  const open = (found: TreeFile | undefined): Tree => {
    const manifest = readManifest(found);
    const confirm = async (): Promise<void> => {
      if ((await readNow())?.body !== found?.body) throw new TreeError('The tree has been replaced.', 503);
    };
    const readOurs = remember(async (file) => {
      const ours = await site.read(file);
      // Either another build has replaced this one, or the file was edited by hand and is used as it is.
      if (!ours || !matchesManifest(manifest, file, String(ours.body))) await confirm();
      return ours;
    });
    const readAny: Tree['file'] = async (file) =>
      findDigest(manifest, file) ? readOurs(file) : readFile(file, await site.fetch(file));
    return withBlocks(openPublished(manifest, readAny, source), { fetch: site.fetch, confirm });
  };
  return {
    async current() {
      const found = await readNow();
      if (!held || held.found?.body !== found?.body) held = { found, tree: open(found) };
      return held.tree;
    },
  };
}

/** Options of {@link createFetch}: how long answers take, how many fail, and what generates other seeds. */
export interface FetchOptions extends ChaosOptions {
  /**
   * Generates the trees of other seeds: `generator` of `mockgen-cli/generate`, or of the tree's own `generator.js`.
   * Default: a page loads the tree's own one on first use; elsewhere, other seeds are answered with 501.
   */
  readonly generator?: Generator;
}

/**
 * Creates a `fetch` that answers every address below a tree's address as `mockgen serve` would, on any static host: it
 * searches and slices on this side, over files that it fetches once and revalidates after a rebuild of the tree. Every
 * other address goes to the platform's own `fetch`. Runs in browsers, Node, Deno and Bun.
 *
 * Another seed, or `nocache`, needs a generator that fits the tree; without one, the answer is 501. The returned
 * function rejects as `fetch` does when the host cannot be reached, and with the reason of `init.signal` when it is
 * aborted.
 *
 * With `fail`, or a tree whose config has it, it also rejects where a connection is to be cut.
 *
 * It also has a `get`, which knows the paths of the resources, the parameters, and the types of the answers:
 *
 *     const { get } = createFetch('https://you.github.io/repo/');
 *     const { data, pagination } = await get('/users', { q: 'ann', page: 2 });
 *
 * @typeParam A what answers at each path: `Paths` of a file that `mockgen types` wrote. Default: the built-in paths
 * @param base the absolute address of the tree's folder: `https://you.github.io/repo/`
 * @throws MockgenError `bad_option` when `base` is not an absolute address, for an unknown option, and for a wrong `delay` or `fail`
 * @example
 * typeof createFetch('https://you.github.io/repo/') // => "function"
 */
export function createFetch<A extends PathTable<A> = Paths>(
  base: string | URL,
  options: FetchOptions = {},
): WithGet<typeof globalThis.fetch, A> {
  checkNames(options, ['generator', ...CHAOS_OPTIONS]);
  const { generator } = options;
  if (generator !== undefined && typeof generator !== 'function')
    throw badOption('generator', generator, 'the generator of mockgen-cli/generate, or of generator.js of the tree');
  if (!isAddress(base)) throw badOption('base', base, 'an address such as https://you.github.io/repo/');
  const folder = folderOf(base);
  const fetch = fetchBelow(folder, options);
  return Object.assign(fetch, { get: createGet<A>((path, init) => fetch(new URL(`.${path}`, folder), init)) });
}

/** Whether a text is an absolute address: `localhost:3000` alone is one with the scheme `localhost`, and has no origin. */
function isAddress(text: string | URL): boolean {
  // A symbol cannot even be tried.
  return typeof text !== 'symbol' && URL.canParse(text) && new URL(text).origin !== 'null';
}

/** Creates a `fetch` that answers for the tree in a folder. */
function fetchBelow(folder: URL, { generator, ...chaos }: FetchOptions): typeof globalThis.fetch {
  // Undefined outside of a page.
  const page = (globalThis as { location?: Pick<URL, 'href' | 'origin'> }).location;
  // Captured now: the returned function may replace the global one.
  const platformFetch = globalThis.fetch;
  // For another origin, the header would cost a preflight request; the browser's cache revalidates without one.
  const mayNameTag = !page || page.origin === folder.origin;
  const loadScript =
    page && ((file: string) => import(/* @vite-ignore */ /* webpackIgnore: true */ addressOf(folder, file).href));
  const holder = holdTree(siteAt(folder, platformFetch, mayNameTag), { generator, loadScript });
  const first = createRuntime(holder, loadDialects, loadChaos(chaos));
  // Reading one build counts as one attempt, however many requests it takes.
  const again = createRuntime(holder, loadDialects);
  const handle = async (request: RuntimeRequest, tries: number = TRIES): Promise<RuntimeResponse> => {
    const response = await (tries === TRIES ? first : again).handle(request);
    return response.status === 503 && tries > 1 ? handle(request, tries - 1) : response;
  };
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, page?.href ?? folder);
    if (!isBelow(folder, url)) return platformFetch(input, init);
    const request = new Request(input instanceof Request ? input : url, init);
    const { signal } = request;
    signal.throwIfAborted();
    const aborted = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    const response = toResponse(await Promise.race([aborted, handle(toRuntimeRequest(request, baseOf(folder)))]));
    url.hash = '';
    return Object.defineProperty(response, 'url', { value: url.href });
  };
}
