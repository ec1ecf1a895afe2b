import type { Api, Route } from '../tree/index.ts';
import { answerCollection } from './collection.ts';
import { parseParameters } from './parameters.ts';
import type { Query } from './query.ts';
import { type Dialects, type LoadDialects, type Signal, type Tree, TreeError, type UnderstoodQuery } from './types.ts';

/** Reads a query without a dialect, for searching and paging only. */
function understandPlainly(query: Query, api: Api | undefined, fields: readonly string[] | undefined): UnderstoodQuery {
  const parameters = parseParameters(query, api, fields);
  return {
    ...parameters,
    page: (tree, address, signal) => answerCollection(tree, { ...address, query, ...parameters }, signal),
  };
}

/**
 * Loads the dialects.
 *
 * @throws TreeError of 501 where a host does not have the dialects
 */
async function loadedBy(load: LoadDialects | undefined): Promise<Dialects> {
  const dialects = await load?.();
  if (dialects) return dialects;
  const message =
    'This tree has a dialect, and no part that understands it is loaded here: use the scripts of this tree.';
  throw new TreeError(message, 501);
}

/**
 * Reads the query of a request: that of a collection or an item in the dialect of the API, if it has one; any other
 * query by the parameters of the service.
 *
 * @param own the current tree
 * @param load loads the dialects. Default: the host does not have them
 * @throws TreeError of 501 when the dialect is not known here
 */
export async function understand(
  own: Tree,
  route: Route,
  query: Query,
  api: Api | undefined,
  load?: LoadDialects,
  signal?: Signal,
): Promise<UnderstoodQuery> {
  const isCollection = route.kind === 'collection';
  if (api?.dialect !== undefined && (isCollection || route.kind === 'item')) {
    const { resource, under } = route;
    const place = isCollection ? under && { reference: under.field } : { id: route.id };
    return (await loadedBy(load)).understand(own, { query, api, resource, ...place }, signal);
  }
  return understandPlainly(query, api, isCollection ? own.manifest.resources[route.resource]?.fields : undefined);
}
