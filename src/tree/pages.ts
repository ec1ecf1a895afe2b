import { type Api, parameterNames } from './api.ts';
import { type Envelope, fillEnvelope, type Relation } from './segments.ts';

/** How many records a page has, if a request does not say. */
export const DEFAULT_LIMIT = 10;

/** One parameter of a query. */
interface Parameter {
  /** The name of the parameter, with its percent-encoding decoded. */
  readonly name: string;
  /** Name and value as they are encoded in the request, such as `q=a+b`. */
  readonly encoded: string;
}

/** Which records of a collection a page has. */
export interface PageWindow {
  /** The position of the first record, from 0. */
  readonly start: number;
  /** The page size, from 1. */
  readonly limit: number;
  /** How many records match in all. */
  readonly total: number;
}

/**
 * The queries that lead to a page and to those around it, each with its question mark; false for a page that does not
 * exist.
 */
export type PageLinks = Readonly<Record<Relation | 'self', string | false>>;

/** Returns the number of pages, at least 1. */
const countPages = ({ total, limit }: PageWindow): number => Math.ceil(total / limit) || 1;

/**
 * Returns the queries of a page and of the first, previous, next and last page. Each keeps the other parameters of the
 * request. The page before one that is past the end is the last page. The queries are safe to use in a header.
 *
 * @example
 * pageLinks([{ name: 'q', encoded: 'q=a' }], { start: 0, limit: 10, total: 12 }).next // => "?q=a&page=2"
 */
export function pageLinks(parameters: readonly Parameter[], window: PageWindow, api: Api = {}): PageLinks {
  const { start, limit, total } = window;
  const names = parameterNames(api);
  const last = (countPages(window) - 1) * limit;
  // The position of a page replaces the first parameter for it; any further ones are dropped.
  const isPosition = ({ name }: Parameter): boolean => name === names.page || name === names.offset;
  const found = parameters.findIndex(isPosition);
  const first = found < 0 ? parameters.length : found;
  const before = parameters.slice(0, first).map(({ encoded }) => encoded);
  const after = parameters.slice(first).flatMap((parameter) => (isPosition(parameter) ? [] : parameter.encoded));
  const queryTo = (record: number): string => {
    const position =
      names.offset === undefined
        ? `${names.page}=${record / limit + (api.firstPage ?? 1)}`
        : `${names.offset}=${record}`;
    const query = [...before, position, ...after].join('&');
    // A lenient host may pass characters that would end the link or break the header.
    return `?${query}`.replace(/[^!-~]|[<>"]/gu, (character) =>
      encodeURIComponent(character.replace(/\p{Cs}/u, '\ufffd')),
    );
  };
  return {
    self: queryTo(start),
    first: queryTo(0),
    prev: start > 0 && queryTo(Math.max(0, Math.min(start - limit, last))),
    next: start + limit < total && queryTo(start + limit),
    last: queryTo(last),
  };
}

/** One page of a collection, and the links to the pages around it. */
export interface Page extends PageWindow {
  readonly resource: string;
  /** The number of the page; the first page is 0 or 1, as the API of the tree says. */
  readonly page: number;
  /** The records, each as one line of JSON. */
  readonly data: readonly string[];
  /** The query strings of this page and of the first, last, previous and next one, for links to them. */
  readonly queries: PageLinks;
  /** The path of the collection, without a leading slash: the one in the first folder of its resource. */
  readonly path: string;
}

/**
 * Fills an envelope with a page, and returns the text of the answer.
 *
 * @param base the prefix of every path on the host or, for a file of the tree, the base of the tree
 */
export function fillPage(envelope: Envelope, page: Page, base: string): string {
  const { queries, path } = page;
  const url = `${base}/${path}`;
  const links: Record<string, { readonly href: string }> = {};
  for (const [relation, query] of Object.entries(queries)) if (query) links[relation] = { href: url + query };
  // V8 copies a literal whose only spread is its last part several times as fast as one in another order.
  return fillEnvelope(envelope, {
    links,
    offset: page.start,
    count: page.data.length,
    total_pages: countPages(page),
    url,
    has_prev: !!queries.prev,
    has_next: !!queries.next,
    prev_page: queries.prev ? page.page - 1 : null,
    next_page: queries.next ? page.page + 1 : null,
    ...page,
  });
}
