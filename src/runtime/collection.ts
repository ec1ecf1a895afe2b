import { fillEnvelope } from './envelope.ts';
import type { Selection } from './parameters.ts';
import { type Query, withPage } from './query.ts';
import type { Answer } from './respond.ts';
import type { Collection } from './tree.ts';
import type { TreeInfo } from './types.ts';

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
  const targets: readonly (readonly [rel: string, target: number | false])[] = [
    ['first', 1],
    ['prev', page > 1 && Math.min(page - 1, pages)],
    ['next', page < pages && page + 1],
    ['last', pages],
  ];
  return targets
    .flatMap(([rel, target]) => (target ? `<${path}?${withPage(query, target)}>; rel="${rel}"` : []))
    .join(', ');
}

/** What is asked of a collection. */
export interface CollectionRequest {
  readonly resource: string;
  /** The path of the request, as it came, behind the base of the host. */
  readonly path: string;
  readonly query: Query;
  readonly selection: Selection;
}

/** Answers a page of a collection: search first, then paging. */
export function answerCollection(collection: Collection, info: TreeInfo, asked: CollectionRequest): Answer {
  const { resource, path, query, selection } = asked;
  const { needle, fields, page, limit, count } = selection;
  const found = needle
    ? collection.search(needle, fields ?? info.resources[resource]?.searchFields ?? [], fields !== undefined)
    : collection.lines;
  const total = found.length;
  const pages = Math.ceil(total / limit) || 1;
  const start = (page - 1) * limit;
  const data = found.slice(start, start + Math.min(limit, count));
  return {
    status: 200,
    type: 'application/json',
    body: fillEnvelope(info.envelope, { resource, data, page, limit, total, total_pages: pages }),
    headers: { 'x-total-count': `${total}`, link: renderLink(path, query, { page, pages }) },
  };
}
