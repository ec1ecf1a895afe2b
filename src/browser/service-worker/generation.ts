import { createRuntime, type PlainFile, type Runtime, type TreeInfo } from '../../runtime/index.ts';
import { addressOf, readFile, readJson, toResponse, toRuntimeRequest } from '../http.ts';

/** The name of the manifest inside a tree. */
export const MANIFEST = 'mockgen.json';

const JSON_TYPE = 'application/json';

// More records than a visitor wants to load without having asked for any.
const MANY = 1000;

/** What the worker reads of a manifest besides what the runtime does. */
interface Manifest extends TreeInfo {
  readonly files: readonly string[];
  readonly resources: Readonly<Record<string, TreeInfo['resources'][string] & { readonly total: number }>>;
}

/** The files of a build that answer for all of its paths. */
interface Needed {
  /** What a snapshot holds. */
  readonly now: ReadonlySet<string>;
  /** The collections that are kept once they are asked for. */
  readonly later: ReadonlySet<string>;
}

/** The files of a build that the runtime reads: of each resource one folder is enough, and no items. */
function neededOf({ files, layout, resources }: Manifest): Needed {
  const now = new Set(['index.json', ...files.filter((file) => file === 'index.html' || file === 'mockgen.js')]);
  const later = new Set<string>();
  for (const [resource, { category, total }] of Object.entries(resources)) {
    if (layout !== 'flat') now.add(`${category}/index.json`);
    const folder = layout === 'category' ? `${category}/${resource}` : resource;
    now.add(`${folder}/index.json`).add(`${folder}/meta.json`);
    (total > MANY ? later : now).add(`${folder}/all.json`);
  }
  return { now, later };
}

/** The files of a tree, as its host has them at the moment. */
export interface Host {
  readonly base: URL;
  get(file: string, signal?: AbortSignal): Promise<Response>;
  /** Undefined when the tree is gone. Throws when the host cannot tell. */
  manifest(signal?: AbortSignal): Promise<string | undefined>;
}

/** Makes the host of a tree. */
export function hostOf(base: URL): Host {
  const get: Host['get'] = (file, signal) =>
    // Asks for it anew; what has not changed does not travel again.
    fetch(addressOf(base, file), { cache: 'no-cache', ...(signal && { signal }) });
  return {
    base,
    get,
    async manifest(signal) {
      const response = await get(MANIFEST, signal);
      const { ok, redirected, status } = response;
      if (status === 404 || status === 410) return undefined;
      // Elsewhere is where one logs in; whatever that is, it is not gone.
      if (!ok || redirected) throw new Error(`${response.url}: ${status}`);
      return readJson(response);
    },
  };
}

/** Keeps a file in a cache, at the address that it has on the host. */
function keep({ base }: Host, cache: Cache, file: string, { type, body }: PlainFile): Promise<void> {
  return cache.put(addressOf(base, file), toResponse({ status: 200, headers: { 'content-type': type }, body }));
}

/**
 * Fetches all that a build needs, and puts it into a cache once it is sure that it is of one build.
 *
 * @param name the name of the cache
 * @returns false when there is another build by now
 * @throws Error when a file cannot be had
 */
export async function takeSnapshot(host: Host, name: string, manifest: string, signal: AbortSignal): Promise<boolean> {
  const { now } = neededOf(JSON.parse(manifest) as Manifest);
  const files = await Promise.all([...now].map(async (file) => readFile(file, await host.get(file, signal))));
  if ((await host.manifest(signal)) !== manifest) return false;
  const found = [...now].flatMap((file, at) => {
    const read = files[at];
    // Without its page a tree still answers.
    if (!read && file.endsWith('.json')) throw new Error(`${file} is missing`);
    return read ? [{ file, read }] : [];
  });
  const cache = await caches.open(name);
  await Promise.all(found.map(({ file, read }) => keep(host, cache, file, read)));
  // Last of all: a cache with a manifest is whole.
  await keep(host, cache, MANIFEST, { type: JSON_TYPE, body: manifest });
  return true;
}

/** One build of a tree, kept whole: all it answers is of that build. */
export interface Generation {
  /** The text of its manifest, which tells it from every other build. */
  readonly manifest: string;
  /**
   * Answers a request for a path below the base.
   *
   * @throws Error when that takes a file that can no longer be had
   */
  answer(request: Request, path: string): Promise<Response>;
}

/** Whether a path is the tree's alone, so that what this build does not have is not to be found in another one. */
function owns({ layout, resources }: Manifest, path: string): boolean {
  const [, first = '', second = ''] = path.split('/');
  const isBelow =
    (layout !== 'category' && Object.hasOwn(resources, first)) ||
    (layout !== 'flat' && Object.hasOwn(resources, second) && resources[second]?.category === first);
  // Pictures, and what else may lie there, are no data.
  return isBelow && /(?:\.json|\/[^.]*)$/.test(path);
}

/** Opens a build out of the cache that holds it. */
export function openGeneration(host: Host, cache: Cache, manifest: string): Generation {
  const info = JSON.parse(manifest) as Manifest;
  const { now, later } = neededOf(info);
  const isNeeded = (file: string): boolean => now.has(file) || later.has(file);
  const load = async (file: string): Promise<string> => {
    const kept = await cache.match(addressOf(host.base, file));
    if (kept) return kept.text();
    const text = await readJson(await host.get(file));
    if (text === undefined || (await host.manifest()) !== manifest) throw new Error(`${file} is of another build`);
    // A full disk is no reason not to answer.
    await keep(host, cache, file, { type: JSON_TYPE, body: text }).catch(() => {});
    return text;
  };
  const texts = new Map([[MANIFEST, Promise.resolve(manifest)]]);
  const read = async (file: string): Promise<string | undefined> => {
    if (!isNeeded(file)) return texts.get(file);
    const text = texts.get(file) ?? load(file);
    texts.set(file, text);
    // What failed may work another time.
    text.catch(() => texts.delete(file));
    return text;
  };
  const runtime: Runtime = createRuntime({
    read,
    async file(file) {
      if (file.endsWith('.json')) {
        const body = await read(file);
        return body === undefined ? undefined : { type: JSON_TYPE, body };
      }
      const kept = await cache.match(addressOf(host.base, file));
      return kept && readFile(file, kept);
    },
    base: host.base.pathname.slice(0, -1),
    packed: true,
  });
  return {
    manifest,
    async answer(request, path) {
      const plain = await runtime.handle(toRuntimeRequest(request, path));
      // The site around the tree has files as well.
      const own = plain.status === 404 && !owns(info, path) && (await fetch(request).catch(() => undefined));
      // A redirection that a navigation follows by itself has the status 0.
      return own && own.status < 400 ? own : toResponse(plain);
    },
  };
}
