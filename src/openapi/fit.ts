import type { Slot } from '../tree/index.ts';
import type { Facets } from './facets.ts';

/** The default address of `mockgen serve`. In front of a path, it makes a complete address. */
export const ORIGIN = 'http://localhost:3000';

/** The text that is put in front of a path in an answer: nothing, or {@link ORIGIN} to make it a complete address. */
export type Origin = '' | typeof ORIGIN;

/**
 * The values that slots of a collection have in one example, to check schemas with. A slot is a place in an envelope
 * (the object around a page of records) that each answer fills, such as the number of the page.
 */
export interface Samples {
  readonly resource: string;
  /** The path of the collection, including the base. */
  readonly url: string;
}

/** The values around a page of records that are null on the first or the last page. */
const MAY_BE_NULL: ReadonlySet<Slot> = new Set<Slot>(['next', 'prev', 'next_page', 'prev_page']);

/**
 * The slots of an envelope (the object around a page of records) whose values are addresses. Each has an example of the
 * query at the end of such an address; empty if it has none.
 */
const PATHS: Readonly<Partial<Record<Slot, string>>> = {
  url: '',
  self: '?page=1',
  first: '?page=1',
  prev: '?page=1',
  next: '?page=2',
  last: '?page=9',
};

/** Whether a text matches a pattern of a schema. A pattern that JavaScript does not support matches nothing. */
function matches(text: string, pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    return false;
  }
}

/** Whether a text is the kind of address that a schema expects: a complete one, or a path. */
function isExpected(text: string, { format, sample }: Facets): boolean {
  const isWhole = /^https?:/.test(text);
  if (format !== undefined) return /^(?:uri|iri|url)$/.test(format) ? isWhole : /^(?:uri|iri)-reference$/.test(format);
  // Without a format, an example shows whether addresses are complete.
  return isWhole || typeof sample !== 'string' || !/^https?:/.test(sample);
}

function fits(text: string, facets: Facets): boolean {
  const { patterns, maxLength } = facets;
  return isExpected(text, facets) && text.length <= maxLength && patterns.every((pattern) => matches(text, pattern));
}

/**
 * Checks whether the values that answers have for a slot of the envelope, such as `next`, fit a schema.
 *
 * @returns the prefix that the values need, which may be empty; undefined if they do not fit
 */
export function fitOf(slot: Slot, facets: Facets, { resource, url }: Samples): Origin | undefined {
  if (facets.isListed || (MAY_BE_NULL.has(slot) && !facets.isNullable)) return undefined;
  if (slot === 'resource') return facets.format === undefined && fits(resource, facets) ? '' : undefined;
  const more = PATHS[slot];
  if (more === undefined) return '';
  const origins: readonly Origin[] = ['', ORIGIN];
  return origins.find((origin) => fits(origin + url + more, facets));
}
