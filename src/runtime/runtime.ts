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
import { answerCollection, type CollectionRequest } from './collection.ts';
import { type DataSource, parseParameters } from './parameters.ts';
import { problem } from './problem.ts';
import { parseQuery, type Query } from './query.ts';
import { type Answer, JSON_TYPE, respond, respondToOptions } from './respond.ts';
import type { Reference } from './search.ts';
import {
  brokenTree,
  type Holder,
  type Runtime,
  type RuntimeRequest,
  type Signal,
  type Tree,
  TreeError,
  type TreeFile,
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

/** @param hint what to request instead. Default: the names of all resources */
function notFound(path: string, { manifest }: Tree, hint?: string): Answer {
  const advice = hint ?? `The resources are ${Object.keys(manifest.resources).join(', ')}.`;
  return problem(404, `There is nothing at ${path}. ${advice}`);
}

/** Reads a file of a tree, or one record in the shape of its item file. */
async function readFile(
  tree: Tree,
  route: Exclude<Route, { kind: 'collection' }>,
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
  const [record] = lines;
  if (record === undefined) return undefined;
  return { type: JSON_TYPE, body: fillItem(templatesOf(tree.manifest, resource).item, resource, record), isNew };
}

/**
 * Finds the record that a nested collection belongs to.
 *
 * @param own the current tree: only its manifest is sure to have the keys of its records
 * @returns what the records that refer to it have in common; undefined when there is no such record
 */
async function findTarget(
  tree: Tree,
  own: Tree,
  { target, id, field }: UnderRecord,
  signal?: Signal,
): Promise<Reference | undefined> {
  const entry = tree.manifest.resources[target];
  if (!entry) return undefined;
  const { key = 'id', ids, total, fields } = entry;
  // Where records have both a key and an id, references hold the id.
  const held = fields.includes('id') ? 'id' : key;
  if (held === key && (!ids || tree === own)) {
    return positionOf(entry, id) <= total ? { field, value: `${id}` } : undefined;
  }
  const search = { text: '', fields: [], matchesNull: false, reference: { field: key, value: `${id}` } };
  const { lines } = await tree.records(target, { search, start: 0, end: 1 }, signal);
  // Every line is shaped like an object. A search ignores case, and keys do not.
  const record = JSON.parse(lines[0] ?? '{}') as Readonly<Record<string, unknown>>;
  return String(record[key]) === id ? { field, value: String(record[held]) } : undefined;
}

/** Answers with a page of a collection; undefined where it belongs to a record that does not exist. */
async function answerPage(
  tree: Tree,
  own: Tree,
  { resource, under }: Extract<Route, { kind: 'collection' }>,
  page: Omit<CollectionRequest, 'resource' | 'under'>,
  signal?: Signal,
): Promise<Omit<Answer, 'status'> | undefined> {
  if (!under) return answerCollection(tree, { resource, ...page }, signal);
  const reference = await findTarget(tree, own, under, signal);
  return reference && answerCollection(tree, { resource, under: { reference, path: under.path }, ...page }, signal);
}

/** Returns the query as far as it means anything to a route: a file that is the same for every seed has no parameters. */
function queryFor(route: Route, tree: Tree, query: string): Query {
  if (route.kind !== 'file') return parseQuery(query);
  const resource = route.resource === undefined ? undefined : tree.manifest.resources[route.resource];
  return isSeeded(route.file, resource) ? parseQuery(query) : [];
}

async function answer(own: Tree, router: Router, request: RuntimeRequest): Promise<Answer> {
  const { manifest } = own;
  const { path, headers, signal, base = manifest.api?.base ?? '' } = request;
  if (!`${path}/`.startsWith(`${base}/`)) return notFound(path, own, `Everything is below ${base}/.`);
  const pathInTree = path.slice(base.length);
  // A browser that requests `/` gets the page of the tree, if there is one; other clients get the index.
  const prefersPage = pathInTree === '/' && headers['accept']?.includes('text/html');
  const page = prefersPage ? await own.file(PAGE_FILE) : undefined;
  const route: Route | undefined = page ? { kind: 'file', file: PAGE_FILE } : router(pathInTree || '/');
  if (!route) return notFound(path, own);
  const query = queryFor(route, own, request.query);
  const fields = route.kind === 'collection' ? manifest.resources[route.resource]?.fields : undefined;
  const parameters = parseParameters(query, manifest.api, fields);
  const { errors, nocache } = parameters;
  if (errors.length) {
    return problem(400, `Bad parameters: ${errors.map((error) => error.parameter).join(', ')}.`, errors);
  }
  const tree = await chooseTree(own, parameters);
  const found: (TreeFile & Partial<Answer>) | undefined =
    route.kind === 'collection'
      ? await answerPage(tree, own, route, { path, base, query, ...parameters }, signal)
      : (page ?? (await readFile(tree, route, signal)));
  if (!found) {
    const named = route.kind === 'collection' && route.under ? route.under.target : route.resource;
    return notFound(path, own, named && `There is no such ${manifest.resources[named]?.key ?? 'id'}.`);
  }
  return {
    status: 200,
    ...found,
    headers: {
      'x-cache': nocache ? 'BYPASS' : found.isNew && tree !== own ? 'MISS' : 'HIT',
      ...(nocache && { 'cache-control': 'no-store' }),
      ...(pathInTree === '/' && { vary: 'Accept' }),
      ...found.headers,
    },
  };
}

/** Whether an error is a TreeError, of this script or of another one on the same page. */
function isTreeError(error: unknown): error is TreeError {
  return typeof (Object(error) as Partial<TreeError>).status === 'number';
}

/**
 * Creates the runtime of a tree, which answers the paths, queries and headers of the service.
 *
 * @param holder holds the current tree, and may replace it at any time
 */
export function createRuntime(holder: Holder): Runtime {
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
        return respond(request, problem(405, `${method} is not allowed.`));
      }
      try {
        const tree = await holder.current();
        return respond(request, await answer(tree, routerOf(tree), request));
      } catch (error) {
        if (!isTreeError(error)) throw error;
        return respond(request, problem(error.status, error.message));
      }
    },
  };
}
