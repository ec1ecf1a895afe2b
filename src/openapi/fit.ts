import type { Slot } from '../tree/index.ts';
import type { Facets } from './facets.ts';

/** Where `mockgen serve` answers unless it is told otherwise: what stands before a path to make an address of it. */
export const ORIGIN = 'http://localhost:3000';

/** What stands before a slot: nothing, or {@link ORIGIN}. */
export type Origin = '' | typeof ORIGIN;

/** What fills the slots of a collection that are texts. */
export interface Samples {
  readonly resource: string;
  /** The path of the collection, base included. */
  readonly url: string;
}

/** What is null on the first or the last page. */
const MAY_BE_NULL: ReadonlySet<Slot> = new Set<Slot>(['next', 'prev', 'next_page', 'prev_page']);

/** The slots that are paths, with what a page adds to that of the collection. */
const PATHS: Readonly<Partial<Record<Slot, string>>> = {
  url: '',
  self: '?page=1',
  first: '?page=1',
  prev: '?page=1',
  next: '?page=2',
  last: '?page=9',
};

/** Whether a text matches a pattern of a schema; a pattern that JavaScript does not know matches nothing. */
function matches(text: string, pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    return false;
  }
}

/** Whether a text is an address as a schema wants it: a whole one, or a path. */
function isExpected(text: string, { format, sample }: Facets): boolean {
  const isWhole = /^https?:/.test(text);
  if (format !== undefined) return /^(?:uri|iri|url)$/.test(format) ? isWhole : /^(?:uri|iri)-reference$/.test(format);
  // An example tells of whole addresses where no format does.
  return isWhole || typeof sample !== 'string' || !/^https?:/.test(sample);
}

function fits(text: string, facets: Facets): boolean {
  const { patterns, maxLength } = facets;
  return isExpected(text, facets) && text.length <= maxLength && patterns.every((pattern) => matches(text, pattern));
}

/**
 * Whether what fills a slot fits a schema.
 *
 * @returns what has to stand before it, which may be nothing; undefined where it does not fit
 */
export function fitOf(slot: Slot, facets: Facets, { resource, url }: Samples): Origin | undefined {
  if (facets.isListed || (MAY_BE_NULL.has(slot) && !facets.isNullable)) return undefined;
  if (slot === 'resource') return facets.format === undefined && fits(resource, facets) ? '' : undefined;
  const more = PATHS[slot];
  if (more === undefined) return '';
  const origins: readonly Origin[] = ['', ORIGIN];
  return origins.find((origin) => fits(origin + url + more, facets));
}
