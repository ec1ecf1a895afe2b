import type { Draft } from '../drafts/index.ts';
import type { Field, FieldType } from '../schema/index.ts';
import { pathOf } from './neighbours.ts';
import type { Scope } from './scope.ts';
import { snakeCase } from './words.ts';

/** Matches names of how many pieces a record has in all. */
const PIECES = /^(?:total_(?:item_|items_)?quantity|(?:item|items)_quantity|quantity_total|total_units)$/;

/** Matches lists whose elements say how many pieces of one thing there are. */
const LINES = /^(?:(?:line|order|cart)_)?(?:items|lines)$/;

/** Matches names of what all ratings add up to, and of their number. */
const [RATINGS, COUNTS] = [
  /^(?:reviews?|ratings?)_(?:rating_)?sum$/,
  /^(?:reviews?|ratings?)_count$|^(?:number_of|total)_reviews$/,
];

/** Least and greatest average of ratings. */
const AVERAGE: readonly [number, number] = [3.4, 4.9];

const isNumber = (draft: Draft | undefined): boolean => draft?.type === 'integer' || draft?.type === 'number';

/**
 * Returns what makes a total of other values of the record: of the quantities of its lines, or of its ratings.
 *
 * @returns undefined for any other field
 */
export function totalField(
  { source, limits, unique }: Draft,
  type: FieldType,
  scope: Scope,
): Partial<Field> | undefined {
  const { min = 0, max } = limits;
  if (source || unique || limits.enum || max !== undefined || min > 1) return undefined;
  const own = snakeCase(scope.name);
  const beside = (matches: (name: string, draft: Draft) => boolean): string | undefined =>
    Object.entries(scope.neighbours).find(([name, draft]) => matches(snakeCase(name), draft) && !draft.nullable)?.[0];
  if (PIECES.test(own)) {
    const lines = beside((name, { items }) => LINES.test(name) && isNumber(items?.field?.fields?.['quantity']));
    return lines === undefined
      ? undefined
      : { type, generator: 'sum', args: { of: { from: `${pathOf(scope, lines)}.quantity` } } };
  }
  const count = RATINGS.test(own) ? beside((name, draft) => COUNTS.test(name) && isNumber(draft)) : undefined;
  return count === undefined
    ? undefined
    : { type, generator: 'random_int', args: { baseValue: { from: pathOf(scope, count) }, factor: AVERAGE } };
}
