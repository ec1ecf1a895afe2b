import type { Draft } from '../drafts/index.ts';
import { type Field, MOST_ITEMS } from '../schema/index.ts';
import type { Scope } from './scope.ts';
import { snakeCase } from './words.ts';

/** Matches names of the place that a record has among the others of its resource. */
const PLACE = /^(?:position|(?:sort|display|list|menu)_?(?:order|position|index)|sort_?key|ordinal|order_?index)$/;

/**
 * Returns what numbers the records of a resource in their order, where a field is called like that: two categories do not
 * have the same position.
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
