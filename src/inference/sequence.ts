import type { Draft } from '../drafts/index.ts';
import { type Field, MOST_ITEMS } from '../schema/index.ts';
import type { Scope } from './scope.ts';
import { snakeCase } from './words.ts';

/** Matches names of the field with the position of a record among all records of its resource. */
const PLACE = /^(?:position|(?:sort|display|list|menu)_?(?:order|position|index)|sort_?key|ordinal|order_?index)$/;

/** Matches names of the position of an element in its list; a list has each only once. */
const PLACE_IN_LIST =
  /^(?:position|(?:sort|display|list|menu)_?(?:order|position|index)|ordinal|order_?index|(?:[a-z]+_)?rank|line_?(?:number|no)|sequence(?:_number)?)$/;

/** The positions in a list, most of which have up to three elements. */
const PLACES: readonly [number, number] = [1, 3];

/** Whether a field is the position of an element in its list, such as `images[].position`, and can have any number. */
export function isPlaceInList({ type, source, limits, unique, nullable, place }: Draft, name: string): boolean {
  const { min = 1, max = PLACES[1], above, below, multipleOf, enum: list } = limits;
  const isFree = [above, below, multipleOf, unique, list, source, nullable].every((one) => one === undefined);
  const isWhole = type === 'integer' || type === 'number';
  return (
    isWhole &&
    isFree &&
    min <= PLACES[0] &&
    max >= PLACES[1] &&
    place.isSchema === true &&
    PLACE_IN_LIST.test(snakeCase(name))
  );
}

/**
 * Returns the parts of a field for the position of a record among those of its resource, such as `sort_order`: a
 * different number in each record. In a list, it is one of the first numbers. Undefined for any other field.
 */
export function sequenceField(draft: Draft, type: 'integer' | 'number', scope: Scope): Partial<Field> | undefined {
  if (/\]\.[^.]+$/.test(scope.place) && isPlaceInList(draft, scope.name))
    return { type, generator: 'random_int', args: { min: PLACES[0], max: PLACES[1] } };
  const { limits, unique, place } = draft;
  const { min = 1, max = MOST_ITEMS, above, below, multipleOf } = limits;
  const isFree = [above, below, multipleOf, unique].every((one) => one === undefined) && min <= 1;
  if (
    scope.place !== scope.name ||
    !PLACE.test(snakeCase(scope.name)) ||
    !isFree ||
    max < MOST_ITEMS ||
    !place.isSchema
  )
    return undefined;
  return { type, generator: 'turn', args: { every: MOST_ITEMS } };
}
