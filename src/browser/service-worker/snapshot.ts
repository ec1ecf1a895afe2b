import { remember } from '../../caching/index.ts';
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

// What a page needs of a tree besides its data. Without them a tree still answers.
const PAGE_FILES: ReadonlySet<string> = new Set([PAGE_FILE, 'mockgen.js']);

/** A build that is published, as far as its manifest tells of it. */
interface Build {
  readonly site: Site;
  /** The text of its manifest. */
  readonly text: string;
  readonly manifest: Manifest;
}

/** The files of a build that a snapshot holds from the start; large collections are kept once they are asked for. */
function neededAtOnce(manifest: Manifest): readonly string[] {
  const { documents, records } = enoughFiles(manifest);
  const collections = [...records].filter(([name]) => (manifest.resources[name]?.total ?? 0) <= LARGE);
  return [
    ...documents,
    ...manifest.files.filter((file) => PAGE_FILES.has(file)),
    ...collections.map(([, file]) => file),
  ];
}

/** Keeps a file in a cache, at the address where it is published. */
function keep({ base }: Site, cache: Cache, file: string, { type, body }: TreeFile): Promise<void> {
  return cache.put(addressOf(base, file), toResponse({ status: 200, headers: { 'content-type': type }, body }));
}

/**
 * Fetches files of a build. A file that does not match its digest in the manifest is never returned: a host that uploads
 * file by file shows the new manifest with old files, and the other way round.
 *
 * @returns the files by path, without pages and scripts that are missing; undefined when the manifest has changed meanwhile
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
 * Fetches all that a build needs, and puts it into a cache once it is sure that it is of one build.
 *
 * @param name the name of the cache
 * @param text the text of its manifest
 * @returns false when there is another build by now
 * @throws Error when that is not a manifest, or a file cannot be had
 */
export async function takeSnapshot(site: Site, name: string, text: string, signal: AbortSignal): Promise<boolean> {
  const manifest = parsePublished(text);
  if (!manifest) throw new Error(`${MANIFEST_FILE} is broken`);
  const files = await fetchFiles({ site, text, manifest }, neededAtOnce(manifest), signal);
  if (!files) return false;
  const cache = await caches.open(name);
  await Promise.all([...files].map(([file, found]) => keep(site, cache, file, found)));
  // Last of all: a cache with a manifest is whole.
  await keep(site, cache, MANIFEST_FILE, { type: JSON_TYPE, body: text });
  return true;
}

/** One build of a tree, kept whole: all that it responds with is of that build. */
export interface Snapshot {
  /** The text of its manifest, which tells it from every other build. */
  readonly manifest: string;
  /**
   * Responds to a request for an address below the base.
   *
   * @throws Error when that takes a file that can no longer be had
   */
  respond(request: Request): Promise<Response>;
}

/** Whether a path is the tree's alone, so that what this build does not have is not to be found in another one. */
function owns(router: Router, path: string): boolean {
  const route = router(path);
  if (!route || route.kind !== 'file') return route !== undefined;
  // Pictures, and what else may lie there, are no data.
  return route.resource !== undefined && /(?:\.json|\/[^.]*)$/.test(path);
}

/** Opens a build: what is in the cache, and what is kept there later on. */
function openBuild(build: Build, cache: Cache): Tree {
  const { site, manifest, text } = build;
  const { base } = site;
  const { documents, records } = enoughFiles(manifest);
  const needed = new Set([...documents, ...records.values()]);
  const fetchOne = remember(async (file) => {
    const found = (await fetchFiles(build, [file]))?.get(file);
    if (!found) throw new Error(`${file} is of another build`);
    // A full disk is no reason not to answer.
    await keep(site, cache, file, found).catch(() => {});
    return found;
  });
  const read: Tree['file'] = async (file) => {
    const kept = await cache.match(addressOf(base, file));
    if (kept) return readFile(file, kept);
    return needed.has(file) ? fetchOne(file) : undefined;
  };
  /** The address under which a range of a file is cached. */
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
 * Opens a build out of the cache that holds it.
 *
 * @param text the text of its manifest
 * @returns undefined when that is not a manifest
 */
export function openSnapshot(site: Site, cache: Cache, text: string): Snapshot | undefined {
  const manifest = parsePublished(text);
  if (!manifest) return undefined;
  const own = openBuild({ site, text, manifest }, cache);
  // Only what was loaded while the worker was installed is there.
  const loadScript = (file: string): void => importScripts(addressOf(site.base, file).href);
  const tree = { ...own, seeded: createSeeded(own, { loadScript, pause }) };
  const router = createRouter(manifest);
  const base = baseOf(site.base);
  const runtime = createRuntime({ current: () => tree });
  return {
    manifest: text,
    async respond(request) {
      // Whoever asks for a part checks it, and the whole may be large.
      const part = request.headers.has('range') && (await fetch(request).catch(() => undefined));
      if (part && part.status === 206) return part;
      const asked = toRuntimeRequest(request, base);
      const plain = await runtime.handle(asked);
      // The site around the tree has files as well.
      const own =
        plain.status === 404 &&
        !owns(router, asked.path.slice(base.length)) &&
        (await fetch(request).catch(() => undefined));
      // A redirection that a navigation follows by itself has the status 0.
      return own && own.status < 400 ? own : toResponse(plain);
    },
  };
}
