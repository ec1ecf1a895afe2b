import {
  createRouter,
  fillItem,
  isSeeded,
  type Manifest,
  PAGE_FILE,
  positionOf,
  type Route,
  type Router,
} from '../tree/index.ts';
import { chooseTree } from './choose.ts';
import { answerCollection } from './collection.ts';
import { parseParameters } from './parameters.ts';
import { problem } from './problem.ts';
import { parseQuery } from './query.ts';
import { type Answer, JSON_TYPE, respond, respondToOptions } from './respond.ts';
import {
  brokenTree,
  type Holder,
  type Runtime,
  type RuntimeRequest,
  type Signal,
  type Tree,
  type TreeError,
  type TreeFile,
} from './types.ts';

export { problem } from './problem.ts';
export { openTree } from './open-tree.ts';
export { JSON_TYPE, matchesTag, respond } from './respond.ts';
export { createSearch } from './search.ts';
export type { Lines, Search } from './search.ts';
export { brokenTree, TreeError } from './types.ts';
export type {
  Body,
  Found,
  Generator,
  Holder,
  Runtime,
  RuntimeRequest,
  RuntimeResponse,
  Seeds,
  Signal,
  Sought,
  Tree,
  TreeFile,
  Wanted,
} from './types.ts';

/** @param hint what to ask for instead; default: the resources there are */
function notFound(path: string, { manifest }: Tree, hint?: string): Answer {
  const known = hint ?? `The resources are ${Object.keys(manifest.resources).join(', ')}.`;
  return problem(404, `There is nothing at ${path}. ${known}`);
}

/** Reads what no paging touches; one record in the shape that its own file has. */
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
  const end = positionOf(tree.manifest.resources[resource], id);
  const {
    lines: [record],
    ...found
  } = await tree.records(resource, { start: end - 1, end }, signal);
  if (record) return { ...found, type: JSON_TYPE, body: fillItem(tree.manifest.item, resource, record) };
  return undefined;
}

async function answer(own: Tree, router: Router, request: RuntimeRequest): Promise<Answer> {
  const { manifest } = own;
  const { path, headers, signal, base = manifest.api?.base ?? '' } = request;
  if (!`${path}/`.startsWith(`${base}/`)) return notFound(path, own, `Everything is below ${base}/.`);
  const below = path.slice(base.length);
  const isRoot = below === '/';
  // The page of the tree, for a client that would rather look at it than read the index.
  const page = isRoot && headers['accept']?.includes('text/html') && (await own.file(PAGE_FILE));
  const route: Route | undefined = page ? { kind: 'file', file: PAGE_FILE } : router(below || '/');
  if (!route) return notFound(path, own);
  const isCollection = route.kind === 'collection';
  // What is no data of a resource, such as a page, has no seed. Undefined is the name of no resource.
  const query =
    route.kind === 'file' && !isSeeded(route.file, manifest.resources[route.resource as string])
      ? []
      : parseQuery(request.query);
  const parameters = parseParameters(query, manifest.api, isCollection && manifest.resources[route.resource]?.fields);
  const { errors, nocache } = parameters;
  if (errors.length) {
    return problem(400, `Bad parameters: ${errors.map((error) => error.parameter).join(', ')}.`, errors);
  }
  const tree = await chooseTree(own, parameters);
  const found: (TreeFile & Partial<Answer>) | undefined = isCollection
    ? await answerCollection(tree, { resource: route.resource, path, base, query, ...parameters }, signal)
    : page || (await readFile(tree, route, signal));
  if (!found) return notFound(path, own, route.resource && 'There is no such id.');
  return {
    status: 200,
    ...found,
    headers: {
      'x-cache': nocache ? 'BYPASS' : found.isNew && tree !== own ? 'MISS' : 'HIT',
      ...(nocache && { 'cache-control': 'no-store' }),
      ...(isRoot && { vary: 'Accept' }),
      ...found.headers,
    },
  };
}

/**
 * Makes the runtime of a tree: it answers the paths, queries and headers of the service over the tree in force.
 *
 * @param holder has the tree, and may put another one in its place at any time
 */
export function createRuntime(holder: Holder): Runtime {
  let known: Manifest | undefined;
  let router: Router;
  return {
    async handle(request) {
      const { method } = request;
      if (method === 'OPTIONS') return respondToOptions();
      if (method !== 'GET' && method !== 'HEAD') {
        return respond(request, problem(405, `${method} is not allowed.`));
      }
      try {
        const tree = await holder.current();
        if (tree.manifest !== known) router = createRouter((known = tree.manifest));
        return respond(request, await answer(tree, router, request));
      } catch (error) {
        // Its class may be that of another script.
        const { status, message } = error as TreeError;
        if (!status) throw error;
        return respond(request, problem(status, message));
      }
    },
  };
}
