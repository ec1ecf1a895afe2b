import { fillPage, type PageLinks, pageLinks } from '../tree/index.ts';
import type { Selection } from './parameters.ts';
import type { Query } from './query.ts';
import { type Answer, JSON_TYPE } from './respond.ts';
import type { Signal, Tree } from './types.ts';

/**
 * Renders the `Link` header: the addresses of the first, previous, next and last page, as far as they exist.
 *
 * @param path the path of the request, still encoded
 * @example
 * renderLink('/authors', { first: '?page=1', last: '?page=1' }) // => "</authors?page=1>; rel=\"first\", </authors?page=1>; rel=\"last\""
 */
export function renderLink(path: string, queries: Partial<PageLinks>): string {
  return Object.entries(queries)
    .filter(([relation, query]) => query && relation !== 'self')
    .map(([relation, query]) => `<${path}${query}>; rel="${relation}"`)
    .join(', ');
}

/** A request for a page of a collection. */
export interface CollectionRequest extends Selection {
  readonly resource: string;
  /** The path of the request, still encoded. */
  readonly path: string;
  /** The prefix of every path. */
  readonly base: string;
  readonly query: Query;
}

/** Answers with a page of a collection: searches first, then takes the page. */
export async function answerCollection(
  tree: Tree,
  request: CollectionRequest,
  signal?: Signal,
): Promise<Omit<Answer, 'status'>> {
  const { resource, path, base, query, searchText: text, searchFields, page, start, limit, count } = request;
  const isChosen = searchFields.length > 0;
  const fields = isChosen ? searchFields : (tree.manifest.resources[resource]?.searchFields ?? []);
  const wanted = {
    start,
    end: start + Math.min(limit, count),
    ...(text !== '' && { search: { text, fields, matchesNull: isChosen } }),
  };
  const { lines: data, total, ...found } = await tree.records(resource, wanted, signal);
  const queries = pageLinks(query, { start, limit, total }, tree.manifest.api);
  return {
    ...found,
    type: JSON_TYPE,
    body: fillPage(tree.manifest, { resource, data, page, start, limit, total, queries }, base),
    headers: { 'x-total-count': `${total}`, link: renderLink(path, queries) },
  };
}
