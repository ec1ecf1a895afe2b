import { fillPage, turnPages, type Turns } from '../tree/index.ts';
import type { Selection } from './parameters.ts';
import type { Query } from './query.ts';
import { type Answer, JSON_TYPE } from './respond.ts';
import type { Signal, Tree } from './types.ts';

/**
 * Words the `Link` header: the addresses of the first, previous, next and last page, as far as there are such pages.
 *
 * @param path the path of the request, as it came
 * @example
 * renderLink('/authors', { first: '?page=1', last: '?page=1' }) // => "</authors?page=1>; rel=\"first\", </authors?page=1>; rel=\"last\""
 */
export function renderLink(path: string, turns: Partial<Turns>): string {
  return Object.entries(turns)
    .filter(([rel, query]) => query && rel !== 'self')
    .map(([rel, query]) => `<${path}${query}>; rel="${rel}"`)
    .join(', ');
}

/** What is asked of a collection. */
export interface CollectionRequest extends Selection {
  readonly resource: string;
  /** The path of the request, as it came. */
  readonly path: string;
  /** What stands before every path. */
  readonly base: string;
  readonly query: Query;
}

/** Answers a page of a collection: search first, then paging. */
export async function answerCollection(
  tree: Tree,
  asked: CollectionRequest,
  signal?: Signal,
): Promise<Omit<Answer, 'status'>> {
  const { resource, path, base, query, needle, fields, page, start, limit, count } = asked;
  const looked = fields.length ? fields : (tree.manifest.resources[resource]?.searchFields ?? []);
  const wanted = {
    start,
    end: start + Math.min(limit, count),
    ...(needle && { search: [needle, looked, looked === fields] as const }),
  };
  const { lines: data, total, ...found } = await tree.records(resource, wanted, signal);
  const turns = turnPages(query, { start, limit, total }, tree.manifest.api);
  return {
    ...found,
    type: JSON_TYPE,
    body: fillPage(tree.manifest, { resource, data, page, start, limit, total, turns }, base),
    headers: { 'x-total-count': `${total}`, link: renderLink(path, turns) },
  };
}
