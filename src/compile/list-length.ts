import { capacityOfField, meaningOf, snakeCase, type Scope } from '../inference/index.ts';
import { MOST_ELEMENTS, type Field, type Items } from '../schema/index.ts';
import type { Draft } from '../drafts/index.ts';
import { failure, unlike } from '../faults/index.ts';

/**
 * If the upper bound of a schema is above this, arrays have at most this many elements, unless the minimum is higher.
 */
const FEW = 20;

/** How many elements an array has whose schema has no bounds: the lowest and the highest number. */
const USUAL: readonly [number, number] = [1, 3];

/**
 * From this depth of nesting on, arrays have their minimum length: 20 levels of three elements would be 3^20 elements.
 */
const DEEP = 3;

/**
 * Returns the number of elements of a list: exact, or the lowest and the highest. Deep inside of other lists it is the
 * lowest.
 */
export function countOf({ items = {}, place }: Draft, scope: Scope): Items['count'] {
  const isDeep = scope.place.split('[').length > DEEP;
  const { field, least, most = Infinity, first = [], isCounted } = items;
  const from = least ?? Math.min(most, Math.max(first.length, USUAL[0]));
  if (from > MOST_ELEMENTS) throw failure(place, unlike(`a list of at most ${MOST_ELEMENTS}`, from));
  const short = Math.max(from, first.length);
  const usual = field || first.length === 0 ? Math.max(short, USUAL[1]) : short;
  // A schema that allows long lists rarely means them.
  const many = least !== undefined && most < Infinity ? Math.max(short, FEW) : usual;
  const wanted = isDeep ? short : many;
  const to = Math.min(most, isCounted ? MOST_ELEMENTS : wanted);
  return from === to ? from : [from, to];
}

/** Lowers the number of elements of a list without repeats to the number of different elements that there are. */
export function countOfDifferent(element: Field, count: Items['count'], place: Draft['place']): Items['count'] {
  const [least, most] = typeof count === 'number' ? [count, count] : count;
  const room = capacityOfField(element);
  if (room < least) throw failure(place, { expected: `at least ${least} different elements, and there are ${room}` });
  return room < most ? [least, room] : count;
}

/**
 * Elements are assumed to differ only in lists of at most this many elements. Lists of tags have at most this many,
 * unless a schema asks for longer ones.
 */
export const FEW_WORDS = 4;

/** Matches names of lists that are mostly empty or short, such as those of copies of a mail, or of errors. */
const RARE =
  /^(?:cc|bcc|reply_to|errors?|error_details|warnings|applied_taxes|taxes|tax_lines|payments|captures|refunds|disputes)$/;

/**
 * Returns the number of elements of a list, changed to few or none if its name says that it is mostly empty. It stays
 * unless a schema leaves the minimum open.
 */
export function rarely(count: Items['count'], { items = {}, place }: Draft, { name }: Scope): Items['count'] {
  if (typeof count === 'number' || !place.isSchema || items.least !== undefined || items.isCounted) return count;
  const own = snakeCase(name);
  if (!RARE.test(own)) return count;
  return /tax|payment|capture/.test(own) ? 1 : /^(?:error|warning)/.test(own) ? 0 : [0, 1];
}

/** Returns the number of elements of a list, limited to {@link FEW_WORDS} if it is one of tags or the like. */
export function fewWords(count: Items['count'], scope: Scope): Items['count'] {
  if (typeof count === 'number' || !meaningOf(scope, 'array')?.guess.isEach) return count;
  const [least, most] = count;
  return [least, Math.max(least, Math.min(most, FEW_WORDS))];
}
