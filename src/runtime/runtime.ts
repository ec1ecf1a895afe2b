import {
  createRouter,
  fillItem,
  isSeeded,
  PAGE_FILE,
  positionOf,
  type Route,
  type Router,
  templatesOf,
  type UnderRecord,
} from '../tree/index.ts';
import { adviceFor } from './advice.ts';
import { ignoredHeader } from './ignored.ts';
import type { DataSource } from './parameters.ts';
import { problem } from './problem.ts';
import { parseQuery, type Query } from './query.ts';
import { type Answer, JSON_TYPE, respond, respondToOptions } from './respond.ts';
import { refersTo, type Reference } from './search.ts';
import { understand } from './understand.ts';
import {
  brokenTree,
  type CollectionAddress,
  type Detour,
  type Holder,
  type LoadDialects,
  type PageAnswer,
  type Runtime,
  type RuntimeRequest,
  type RuntimeResponse,
  type Signal,
  type Tree,
  TreeError,
  type TreeFile,
  type UnderstoodQuery,
} from './types.ts';

/**
 * Chooses the tree that has the requested data. The tree itself has the data of its own seed; `nocache` and other seeds
 * need a generator, where the tree has one. Rejects with a TreeError of 501 where it has none.
 *
 * @param own the current tree
 */
export async function chooseTree(own: Tree, { seed, nocache }: DataSource): Promise<Tree> {
  const { seed: builtSeed } = own.manifest;
  const isOwnSeed = seed === builtSeed;
  if (!nocache && (isOwnSeed || seed === undefined)) return own;
  const other = (await own.seeded?.(seed)) ?? `There is seed ${builtSeed} only.`;
  if (typeof other === 'string') throw new TreeError(other, 501);
  return isOwnSeed ? own : other;
}

/** The target (path and query) of a request has at most this many characters. */
const LONGEST_TARGET = 65_536;

/**
 * Returns the answer with status 404 for a path at which the tree has nothing.
 *
 * @param hint a sentence on what to request instead
 */
function notFound(path: string, hint: string): Answer {
  return problem(404, `There is nothing at ${path}. ${hint}`);
}

/** Reads a file of a tree, or one record in the shape of its item file. */
async function readFile(
  tree: Tree,
  route: Exclude<Route, { kind: 'collection' | 'single' }>,
  signal?: Signal,
): Promise<TreeFile | undefined> {
  if (route.kind !== 'item') {
    const file = await tree.file(route.file, signal);
    if (!file && route.kind === 'document') throw brokenTree(route.file);
    return file;
  }
  const { resource, id } = route;
  if (tree.item) return tree.item(resource, id, signal);
  const position = positionOf(tree.manifest.resources[resource], id);
  const { lines, isNew = false } = await tree.records(resource, { start: position - 1, end: position }, signal);
  return itemFile(tree, resource, lines[0], isNew);
}

/** Returns a record as its item file; undefined if there is no record. */
function itemFile({ manifest }: Tree, resource: string, record?: string, isNew: boolean = false): TreeFile | undefined {
  if (record === undefined) return undefined;
  return { type: JSON_TYPE, body: fillItem(templatesOf(manifest, resource).item, resource, record), isNew };
}

/** Reads the record with a key; undefined if there is none. */
async function findRecord(
  tree: Tree,
  own: Tree,
  resource: string,
  id: number | string,
  signal?: Signal,
): Promise<string | undefined> {
  const entry = tree.manifest.resources[resource];
  if (!entry) return undefined;
  const { key = 'id', ids } = entry;
  // Only the manifest of the current tree is sure to have the keys of its records.
  if (!ids || tree === own) {
    const position = positionOf(entry, id);
    return (await tree.records(resource, { start: position - 1, end: position }, signal)).lines[0];
  }
  const search = { text: '', fields: [], matchesNull: false, reference: { field: key, value: `${id}` } };
  const { lines } = await tree.records(resource, { search, start: 0, end: 1 }, signal);
  // A search ignores case, and keys do not.
  return lines.find((line) => refersTo(line, { field: key, value: `${id}` }));
}

/**
 * Finds the record above in an address such as `users/1/invoices`.
 *
 * @param own the current tree
 * @returns the value that all records below it have in a field; undefined when there is no such record
 */
async function findTarget(
  tree: Tree,
  own: Tree,
  { target, id, field, under, when }: UnderRecord,
  signal?: Signal,
): Promise<Reference | undefined> {
  const entry = tree.manifest.resources[target];
  if (!entry) return undefined;
  const { key = 'id', ids, total, fields } = entry;
  // Where records have both a key and an id, references hold the id.
  const held = fields.includes('id') ? 'id' : key;
  const referring = { field, ...(when && { when }) };
  if (!under && held === key && (!ids || tree === own)) {
    return positionOf(entry, id) <= total ? { ...referring, value: `${id}` } : undefined;
  }
  const above = under && (await findTarget(tree, own, under, signal));
  if (under && !above) return undefined;
  const line = await findRecord(tree, own, target, id, signal);
  if (line === undefined || (above && !refersTo(line, above))) return undefined;
  // Every line is shaped like an object.
  const record = JSON.parse(line) as Readonly<Record<string, unknown>>;
  return { ...referring, value: String(record[held]) };
}

/** Reads the single record below another record; undefined if either does not exist. */
async function readBelow(
  tree: Tree,
  own: Tree,
  route: Extract<Route, { kind: 'item' | 'single' }> & { readonly under: UnderRecord },
  signal?: Signal,
): Promise<TreeFile | undefined> {
  const reference = await findTarget(tree, own, route.under, signal);
  if (!reference) return undefined;
  const { resource } = route;
  if (route.kind === 'single') {
    const search = { text: '', fields: [], matchesNull: false, reference };
    const { lines, isNew } = await tree.records(resource, { search, start: 0, end: 1 }, signal);
    return itemFile(tree, resource, lines[0], isNew);
  }
  const line = await findRecord(tree, own, resource, route.id, signal);
  return line !== undefined && refersTo(line, reference) ? itemFile(tree, resource, line) : undefined;
}

/** Reads what a route leads to; undefined if nothing is there. */
async function read(
  tree: Tree,
  own: Tree,
  route: Route,
  asked: UnderstoodQuery,
  place: Pick<CollectionAddress, 'path' | 'base'>,
  signal?: Signal,
): Promise<TreeFile | PageAnswer | undefined> {
  if (route.kind === 'single') return readBelow(tree, own, route, signal);
  if (route.kind === 'item') {
    const { under } = route;
    const item = under ? await readBelow(tree, own, { ...route, under }, signal) : await readFile(tree, route, signal);
    return (item && (await asked.item?.(tree, item, signal))) ?? item;
  }
  if (route.kind !== 'collection') return readFile(tree, route, signal);
  const { resource, under } = route;
  if (!under) return asked.page(tree, { resource, ...place }, signal);
  const reference = await findTarget(tree, own, under, signal);
  return reference && asked.page(tree, { resource, under: { reference, path: under.path }, ...place }, signal);
}

/**
 * Returns the parameters of a request that matter at its route. For a file that is the same for every seed, there are
 * none.
 */
function queryFor(route: Route, tree: Tree, query: string): Query {
  if (route.kind !== 'file') return parseQuery(query);
  const resource = route.resource === undefined ? undefined : tree.manifest.resources[route.resource];
  return isSeeded(route.file, resource) ? parseQuery(query) : [];
}

async function answer(own: Tree, router: Router, request: RuntimeRequest, load?: LoadDialects): Promise<Answer> {
  const { manifest } = own;
  const { path, headers, signal, base = manifest.api?.base ?? '' } = request;
  if (!`${path}/`.startsWith(`${base}/`)) return notFound(path, `Everything is below ${base}/.`);
  const pathInTree = path.slice(base.length);
  // A browser that requests `/` gets the page of the tree, if there is one; other clients get the index.
  const prefersPage = pathInTree === '/' && headers['accept']?.includes('text/html');
  const page = prefersPage ? await own.file(PAGE_FILE) : undefined;
  const route: Route | undefined = page ? { kind: 'file', file: PAGE_FILE } : router(pathInTree || '/');
  if (!route) return notFound(path, adviceFor(manifest, pathInTree, base));
  const query = queryFor(route, own, request.query);
  const api = request.strict ? { ...manifest.api, strict: true } : manifest.api;
  const asked = await understand(own, route, query, api, load, signal);
  const { errors, ignored, nocache } = asked;
  if (errors.length) {
    return problem(400, `Bad parameters: ${errors.map((error) => error.parameter).join(', ')}.`, errors);
  }
  const tree = await chooseTree(own, asked);
  const found: (TreeFile & Partial<PageAnswer>) | undefined =
    page ?? (await read(tree, own, route, asked, { path, base }, signal));
  if (!found) {
    const target = route.kind === 'collection' || route.kind === 'single' ? route.under?.target : undefined;
    const named = target ?? route.resource;
    if (named === undefined) return notFound(path, adviceFor(manifest, pathInTree, base));
    const { key = 'id' } = manifest.resources[named] ?? {};
    return notFound(path, `There is no such ${key}${target === undefined ? '' : ` in ${target}`}.`);
  }
  return {
    status: 200,
    ...found,
    headers: {
      'x-cache': nocache ? 'BYPASS' : found.isNew && tree !== own ? 'MISS' : 'HIT',
      ...(nocache && { 'cache-control': 'no-store' }),
      ...(pathInTree === '/' && { vary: 'Accept' }),
      ...ignoredHeader(ignored),
      ...found.headers,
    },
  };
}

/** Whether an error is a TreeError, including one of another copy of this script on the same page. */
function isTreeError(error: unknown): error is TreeError {
  return typeof (Object(error) as Partial<TreeError>).status === 'number';
}

/**
 * Creates the runtime of a tree, which answers the paths, queries and headers of the service.
 *
 * @param holder holds the current tree, and may replace it at any time
 * @param load loads the dialects, for trees that have one. Default: such trees are answered with 501
 * @param detour comes between each request for something of the tree and its answer. Default: nothing does
 */
export function createRuntime(holder: Holder, load?: LoadDialects, detour?: Detour): Runtime {
  const routers = new WeakMap<Tree['manifest'], Router>();
  const routerOf = ({ manifest }: Tree): Router => {
    const router = routers.get(manifest) ?? createRouter(manifest);
    routers.set(manifest, router);
    return router;
  };
  return {
    async handle(request) {
      const { method } = request;
      if (method === 'OPTIONS') return respondToOptions();
      if (method !== 'GET' && method !== 'HEAD') {
        return respond(request, problem(405, `${method} is not allowed: the data is read-only.`));
      }
      if (request.path.length + request.query.length > LONGEST_TARGET) {
        return respond(request, problem(414, `A path and its query have at most ${LONGEST_TARGET} characters.`));
      }
      try {
        const tree = await holder.current();
        const answered = async (): Promise<RuntimeResponse> =>
          respond(request, await answer(tree, routerOf(tree), request, load));
        return await (detour ? detour(tree, request, answered) : answered());
      } catch (error) {
        if (!isTreeError(error)) throw error;
        return respond(request, problem(error.status, error.message));
      }
    },
  };
}
