import type { Draft } from '../drafts/index.ts';
import type { Field, FieldType } from '../schema/index.ts';
import { pathOf } from './neighbours.ts';
import type { Scope } from './scope.ts';
import { snakeCase } from './words.ts';

/** Matches names of fields with the number of pieces in all lines of a record. */
const PIECES = /^(?:total_(?:item_|items_)?quantity|(?:item|items)_quantity|quantity_total|total_units)$/;

/** Matches names of the lists of a record whose elements have a quantity. */
const LINES = /^(?:(?:line|order|cart)_)?(?:items|lines)$/;

/** Two patterns: `RATINGS` matches names of the sum of all ratings, `COUNTS` names of their number. */
const [RATINGS, COUNTS] = [
  /^(?:reviews?|ratings?)_(?:rating_)?sum$/,
  /^(?:reviews?|ratings?)_count$|^(?:number_of|total)_reviews$/,
];

/** Lowest and highest average rating, in stars. */
const AVERAGE: readonly [number, number] = [3.4, 4.9];

/** Matches names of the number of pieces sold; below, the share of buyers who write a review. */
const SOLD = /^(?:(?:total|units|number|quantity)_sold|sold(?:_count|_quantity)?|sales_count)$/;
const SHARE: readonly [number, number] = [0.03, 0.35];

const isNumber = (draft: Draft | undefined): boolean => draft?.type === 'integer' || draft?.type === 'number';

/** Matches names of the rate of all taxes of a thing, of a list of these taxes, and of the rate of one of them. */
const [TAX_RATE, TAXES, RATE] = [/^tax(?:es)?_rate$/, /(?:^|_)tax(?:es|_lines)$/, /(?:^|_)rate$/];

/** Returns the path of the rates of the taxes that are listed beside a field. */
function ratesIn(scope: Scope): string | undefined {
  for (const [name, { items, nullable }] of Object.entries(scope.neighbours)) {
    const rate = Object.entries(items?.field?.fields ?? {}).find(
      ([each, draft]) => RATE.test(snakeCase(each)) && isNumber(draft),
    );
    if (rate && !nullable && TAXES.test(snakeCase(name))) return `${pathOf(scope, name)}.${rate[0]}`;
  }
  return undefined;
}

/**
 * Returns the parts of a field for a total of other values of the record: of the quantities in its lines, or of all its
 * ratings.
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
  const rates = TAX_RATE.test(own) ? ratesIn(scope) : undefined;
  if (rates !== undefined) return { type, generator: 'sum', args: { of: { from: rates } } };
  const sold = COUNTS.test(own) ? beside((name, draft) => SOLD.test(name) && isNumber(draft)) : undefined;
  if (sold !== undefined)
    return { type, generator: 'random_int', args: { baseValue: { from: pathOf(scope, sold) }, factor: SHARE } };
  const count = RATINGS.test(own) ? beside((name, draft) => COUNTS.test(name) && isNumber(draft)) : undefined;
  return count === undefined
    ? undefined
    : { type, generator: 'random_int', args: { baseValue: { from: pathOf(scope, count) }, factor: AVERAGE } };
}
