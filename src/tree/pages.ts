import { type Api, parameterNames } from './api.ts';
import { homeIn } from './layout.ts';
import { type Envelope, fillEnvelope, type Relation } from './segments.ts';

/** The parts of a query that a link to another page keeps: decoded names, and the parts as they came. */
type Parts = readonly { readonly name: string; readonly raw: string }[];

/** Which records of a collection a page has. */
export interface PageWindow {
  /** The position of the first one, from 0. */
  readonly start: number;
  /** The page size, from 1. */
  readonly limit: number;
  /** How many records match in all. */
  readonly total: number;
}

/** The queries of a page and of those around it, with their question marks; false for a page that there is not. */
export type Turns = Readonly<Record<Relation | 'self', string | false>>;

/** How many pages there are, from 1. */
const pagesOf = ({ total, limit }: PageWindow): number => Math.ceil(total / limit) || 1;

/**
 * The queries of a page, and of the first, previous, next and last one. The page before one that is past the end is the last one. Each
 * keeps the other parameters; the page, or the offset where a tree has one, takes the place of either. They can stand in a
 * header.
 *
 * @example
 * turnPages([{ name: 'q', raw: 'q=a' }], { start: 0, limit: 10, total: 12 }).next // => "?q=a&page=2"
 */
export function turnPages(parts: Parts, window: PageWindow, api: Api = {}): Turns {
  const { start, limit, total } = window;
  const { page, offset } = parameterNames(api);
  const last = (pagesOf(window) - 1) * limit;
  const to = (record: number): string => {
    // A map keeps the place of a key that is set once more.
    const kept = new Map<unknown, string>(
      parts.map(({ name, raw }, at) => [name === page || name === offset ? page : at, raw]),
    );
    kept.set(page, `${offset ?? page}=${offset ? record : record / limit + (api.firstPage ?? 1)}`);
    // Whatever a lenient host let through must neither end the reference nor break the header.
    return `?${[...kept.values()].join('&')}`.replace(/[^!-~]|[<>"]/gu, (sign) =>
      encodeURIComponent(sign.replace(/\p{Cs}/u, '\ufffd')),
    );
  };
  return {
    self: to(start),
    first: to(0),
    prev: start > 0 && to(Math.max(0, Math.min(start - limit, last))),
    next: start + limit < total && to(start + limit),
    last: to(last),
  };
}

/** One page of a collection, and the pages around it. */
export interface Paged extends PageWindow {
  readonly resource: string;
  /** The number of the page, in the words of the tree. */
  readonly page: number;
  /** The records, each as one line of JSON. */
  readonly data: readonly string[];
  readonly turns: Turns;
}

/**
 * Fills the envelope of a tree with a page. The addresses in it lead to the first folder of the resource.
 *
 * @param base what stands before every path where the tree answers; in a file, the base of the tree
 */
export function fillPage(
  tree: Parameters<typeof homeIn>[0] & { readonly envelope: Envelope },
  paged: Paged,
  base: string,
): string {
  const { start, page, data, turns } = paged;
  const url = `${base}/${homeIn(tree, paged.resource)}`;
  const links: Record<string, { readonly href: string }> = {};
  for (const [relation, query] of Object.entries(turns)) if (query) links[relation] = { href: url + query };
  // A literal with one spread at its end: any other order costs an engine several times as much.
  return fillEnvelope(tree.envelope, {
    links,
    offset: start,
    count: data.length,
    total_pages: pagesOf(paged),
    url,
    has_prev: !!turns.prev,
    has_next: !!turns.next,
    prev_page: turns.prev ? page - 1 : null,
    next_page: turns.next ? page + 1 : null,
    ...paged,
  });
}
