import { fillEnvelope } from '../tree/index.ts';
import type { Selection } from './parameters.ts';
import { type Query, withPage } from './query.ts';
import { type Answer, JSON_TYPE } from './respond.ts';
import type { Signal, Tree } from './types.ts';

/** Where in a collection a page is: its number, and how many pages there are; both from 1. */
export interface PagePosition {
  readonly page: number;
  readonly pages: number;
}

/**
 * Words the `Link` header: relative references to the first, previous, next and last page. The page before one that
 * is past the end is the last one.
 *
 * @param path the path of the request, as it came
 * @example
 * renderLink('/authors', [], {page: 1, pages: 2}) // => "</authors?page=1>; rel=\"first\", </authors?page=2>; rel=\"next\", </authors?page=2>; rel=\"last\""
 */
export function renderLink(path: string, query: Query, { page, pages }: PagePosition): string {
  const targets = {
    first: 1,
    prev: page > 1 && Math.min(page - 1, pages),
    next: page < pages && page + 1,
    last: pages,
  };
  return Object.entries(targets)
    .flatMap(([rel, target]) => (target ? `<${path}?${withPage(query, target)}>; rel="${rel}"` : []))
    .join(', ');
}

/** What is asked of a collection. */
export interface CollectionRequest extends Selection {
  readonly resource: string;
  /** The path of the request, as it came, with the base of the host before it. */
  readonly path: string;
  readonly query: Query;
}

/** Answers a page of a collection: search first, then paging. */
export async function answerCollection(
  tree: Tree,
  asked: CollectionRequest,
  signal?: Signal,
): Promise<Omit<Answer, 'status'>> {
  const { resource, path, query, needle, fields, page, limit, count } = asked;
  const { envelope, resources } = tree.manifest;
  const start = (page - 1) * limit;
  const literal = fields.length > 0;
  const search = { needle, fields: literal ? fields : (resources[resource]?.searchFields ?? []), literal };
  const wanted = { start, end: start + Math.min(limit, count), ...(needle && { search }) };
  const { lines: data, total, ...found } = await tree.records(resource, wanted, signal);
  const total_pages = Math.ceil(total / limit) || 1;
  return {
    ...found,
    type: JSON_TYPE,
    body: fillEnvelope(envelope, { resource, data, page, limit, total, total_pages }),
    headers: { 'x-total-count': `${total}`, link: renderLink(path, query, { page, pages: total_pages }) },
  };
}
