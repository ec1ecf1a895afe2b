import { remember } from '../../caching/index.ts';
import { loadChaos } from '../../chaos/load/index.ts';
import { loadDialects } from '../../dialects/load/index.ts';
import { createRuntime, JSON_TYPE, openTree, type Tree, type TreeFile } from '../../runtime/index.ts';
import {
  createRouter,
  enoughFiles,
  matchesManifest,
  LARGE,
  type Manifest,
  MANIFEST_FILE,
  PAGE_FILE,
  parsePublished,
  type Router,
} from '../../tree/index.ts';
import { createSeeded } from '../../seeds/script/index.ts';
import {
  addressOf,
  baseOf,
  createPacedSearch,
  pause,
  readFile,
  toResponse,
  toRuntimeRequest,
  withBlocks,
} from '../../web/index.ts';
import type { Site } from './site.ts';

// Files that a page needs besides the data. The tree answers without them.
const PAGE_FILES: ReadonlySet<string> = new Set([PAGE_FILE, 'mockgen.js']);

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** The statuses with which a host of files refuses a request that would change something. */
const NOT_TAKEN: ReadonlySet<number> = new Set([404, 405, 501]);

/** A published build, as its manifest describes it. */
interface Build {
  readonly site: Site;
  /** Text of the manifest. */
  readonly text: string;
  readonly manifest: Manifest;
}

/** Returns the files that are cached from the start. Large collections are cached when they are first needed. */
function neededAtOnce(manifest: Manifest): readonly string[] {
  const { documents, records } = enoughFiles(manifest);
  const collections = [...records].filter(([name]) => (manifest.resources[name]?.total ?? 0) <= LARGE);
  return [
    ...documents,
    ...manifest.files.filter((file) => PAGE_FILES.has(file)),
    ...collections.map(([, file]) => file),
  ];
}

/** Caches a file under the address where it is published. */
function keep({ base }: Site, cache: Cache, file: string, { type, body }: TreeFile): Promise<void> {
  return cache.put(addressOf(base, file), toResponse({ status: 200, headers: { 'content-type': type }, body }));
}

/**
 * Fetches files of a build. A file that does not match its digest in the manifest is never returned: a host that
 * uploads file by file shows the new manifest with old files, and the other way round.
 *
 * @returns the files by path, without pages and scripts that are missing; undefined when the manifest has changed
 *   meanwhile
 * @throws Error when a file is missing, or is not the file of the manifest
 */
async function fetchFiles(
  { site, text, manifest }: Build,
  files: readonly string[],
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, TreeFile> | undefined> {
  const load = async (file: string): Promise<readonly (readonly [string, TreeFile])[]> => {
    const found = await readFile(file, await site.get(file, signal));
    return found ? [[file, found]] : [];
  };
  const loaded = new Map((await Promise.all(files.map(load))).flat());
  const missing = files.find((file) => !loaded.has(file) && !PAGE_FILES.has(file));
  const [foreign] =
    [...loaded].find(([file, { body }]) => typeof body === 'string' && !matchesManifest(manifest, file, body)) ?? [];
  // A manifest of format 1 has no digests, so only a second look at it tells whether the files are of one build.
  const isSure = manifest.format > 1 && missing === undefined && foreign === undefined;
  if (!isSure && (await site.manifest(signal)) !== text) return undefined;
  if (missing !== undefined) throw new Error(`${missing} is missing`);
  if (foreign !== undefined) throw new Error(`${foreign} is not the file that ${MANIFEST_FILE} describes`);
  return loaded;
}

/**
 * Fetches everything that a build needs, and caches it after checking that all of it is of one build.
 *
 * @param name the name of the cache
 * @param text the text of the manifest of the build
 * @returns false when another build has been published meanwhile
 * @throws Error when the text is not a manifest, or a file cannot be fetched
 */
export async function takeSnapshot(site: Site, name: string, text: string, signal: AbortSignal): Promise<boolean> {
  const manifest = parsePublished(text);
  if (!manifest) throw new Error(`${MANIFEST_FILE} is broken`);
  const files = await fetchFiles({ site, text, manifest }, neededAtOnce(manifest), signal);
  if (!files) return false;
  const cache = await caches.open(name);
  await Promise.all([...files].map(([file, found]) => keep(site, cache, file, found)));
  // Written last: a cache with a manifest is complete.
  await keep(site, cache, MANIFEST_FILE, { type: JSON_TYPE, body: text });
  return true;
}

/** One complete build of a tree. All of its answers are of that build. */
export interface Snapshot {
  /** Text of the manifest, which identifies the build. */
  readonly manifest: string;
  /**
   * Responds to a request below the base.
   *
   * @throws Error when the answer needs a file that can no longer be fetched
   */
  respond(request: Request): Promise<Response>;
}

/** Whether a path can only belong to the tree. If this build has no file there, no other build must answer. */
function owns(router: Router, path: string): boolean {
  const route = router(path);
  if (!route || route.kind !== 'file') return route !== undefined;
  // Pictures and other files are not data.
  return route.resource !== undefined && /(?:\.json|\/[^.]*)$/.test(path);
}

/** Counts the attempts of requests, across all builds. */
const chaos = loadChaos({});

/** Opens a build as a tree: from the files in the cache, and from those that are fetched and cached later. */
function openBuild(build: Build, cache: Cache): Tree {
  const { site, manifest, text } = build;
  const { base } = site;
  const { documents, records } = enoughFiles(manifest);
  const needed = new Set([...documents, ...records.values()]);
  const fetchOne = remember(async (file) => {
    const found = (await fetchFiles(build, [file]))?.get(file);
    if (!found) throw new Error(`${file} is of another build`);
    // A full disk is not a reason to fail.
    await keep(site, cache, file, found).catch(() => {});
    return found;
  });
  const read: Tree['file'] = async (file) => {
    const kept = await cache.match(addressOf(base, file));
    if (kept) return readFile(file, kept);
    return needed.has(file) ? fetchOne(file) : undefined;
  };
  /** Returns the address under which a range of a file is cached. */
  const rangeAddress = (file: string, range: string): string => `${addressOf(base, file).href}?${range}`;
  return withBlocks(openTree(manifest, read, createPacedSearch), {
    fetch: (file, headers, signal) =>
      fetch(addressOf(base, file), {
        cache: headers['range'] ? 'no-store' : 'no-cache',
        headers,
        signal: signal ?? null,
      }),
    async confirm() {
      if ((await site.manifest()) !== text) throw new Error(`${base.href} has another build`);
    },
    store: {
      hasFile: async (file) => Boolean(await cache.match(addressOf(base, file))),
      async read(file, range) {
        const kept = await cache.match(rangeAddress(file, range));
        return kept && new Uint8Array(await kept.arrayBuffer());
      },
      // A full disk is not a reason to fail.
      write: (file, range, bytes) =>
        cache.put(rangeAddress(file, range), toResponse({ status: 200, headers: {}, body: bytes })).catch(() => {}),
    },
  });
}

/**
 * Opens a build from its cache.
 *
 * @param text the text of the manifest of the build
 * @returns undefined if the text is not a manifest
 */
export function openSnapshot(site: Site, cache: Cache, text: string): Snapshot | undefined {
  const manifest = parsePublished(text);
  if (!manifest) return undefined;
  const own = openBuild({ site, text, manifest }, cache);
  // Only scripts that were loaded during installation are available.
  const loadScript = (file: string): void => importScripts(addressOf(site.base, file).href);
  const tree = { ...own, seeded: createSeeded(own, { loadScript, pause }) };
  const router = createRouter(manifest);
  const base = baseOf(site.base);
  const runtime = createRuntime({ current: () => tree }, loadDialects, chaos);
  return {
    manifest: text,
    async respond(request) {
      // A client that asks for a range verifies it, and the whole file may be large.
      const part = request.headers.has('range') && (await fetch(request).catch(() => undefined));
      if (part && part.status === 206) return part;
      const asked = toRuntimeRequest(request, base);
      const isOfTree = owns(router, asked.path.slice(base.length));
      // What a page sends to the site around the tree is sent once, and its answer counts, unless nothing there takes it.
      const taken = !isOfTree && !READING.has(asked.method) && (await fetch(request).catch(() => Response.error()));
      if (taken && !NOT_TAKEN.has(taken.status)) return taken;
      const plain = await runtime.handle(asked);
      // The site around the tree has files too.
      const own = plain.status === 404 && !isOfTree && (await fetch(request).catch(() => undefined));
      // A redirect that the browser follows itself has the status 0.
      return own && own.status < 400 ? own : toResponse(plain);
    },
  };
}
