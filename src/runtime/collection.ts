import { addressesOf, fillPage, type PageLinks, pageLinks, pickFields, templatesOf } from '../tree/index.ts';
import type { Selection } from './parameters.ts';
import type { Query } from './query.ts';
import { JSON_TYPE } from './respond.ts';
import type { CollectionAddress, PageAnswer, Signal, Tree } from './types.ts';

/** A `Link` header has at most this many characters: clients refuse an answer whose headers have 16 KB in all. */
const LONGEST_LINK = 8_000;

/**
 * Returns the `Link` header: the addresses of the first, previous, next and last page, as far as they exist. Each repeats
 * the query of the request, so there is no such header where that is very long.
 *
 * @param path the path of the request, still encoded
 * @example
 * linkHeader('/authors', { first: '?page=1', last: '?page=1' }) // => {"link":"</authors?page=1>; rel=\"first\", </authors?page=1>; rel=\"last\""}
 */
export function linkHeader(path: string, queries: Partial<PageLinks>): Readonly<Record<string, string>> {
  const link = Object.entries(queries)
    .filter(([relation, query]) => query && relation !== 'self')
    .map(([relation, query]) => `<${path}${query}>; rel="${relation}"`)
    .join(', ');
  return link.length > LONGEST_LINK ? {} : { link };
}

/** A request for a page of a collection. */
export interface CollectionRequest extends Selection, CollectionAddress {
  readonly query: Query;
}

/** Answers with a page of a collection: searches first, then takes the page. */
export async function answerCollection(tree: Tree, request: CollectionRequest, signal?: Signal): Promise<PageAnswer> {
  const { resource, path, base, query, searchText: text, searchFields, page, start, limit, count, under } = request;
  const isChosen = searchFields.length > 0;
  const fields = isChosen ? searchFields : (tree.manifest.resources[resource]?.searchFields ?? []);
  const wanted = {
    start,
    end: start + Math.min(limit, count),
    ...((text !== '' || under) && {
      search: { text, fields, matchesNull: isChosen, ...(under && { reference: under.reference }) },
    }),
  };
  const { lines, total, ...found } = await tree.records(resource, wanted, signal);
  const { manifest } = tree;
  const data = pickFields(lines, manifest.resources[resource]?.list);
  const queries = pageLinks(query, { start, limit, total }, manifest.api);
  const home = under?.path ?? addressesOf(manifest, resource).home;
  return {
    ...found,
    type: JSON_TYPE,
    body: fillPage(
      templatesOf(manifest, resource).envelope,
      { resource, data, page, start, limit, total, queries, path: home },
      base,
    ),
    headers: { 'x-total-count': `${total}`, ...linkHeader(path, queries) },
  };
}
