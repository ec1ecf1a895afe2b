import type { Draft } from '../drafts/index.ts';
import { type Field, MOST_ITEMS } from '../schema/index.ts';
import type { Scope } from './scope.ts';
import { snakeCase } from './words.ts';

/** Matches names of the field with the position of a record among all records of its resource. */
const PLACE = /^(?:position|(?:sort|display|list|menu)_?(?:order|position|index)|sort_?key|ordinal|order_?index)$/;

/**
 * Returns the parts of a field for the position of a record among those of its resource, such as `sort_order`: a
 * different number in each record. Undefined for any other field.
 */
export function sequenceField(draft: Draft, type: 'integer' | 'number', scope: Scope): Partial<Field> | undefined {
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
