import type { Draft, DraftItems } from '../drafts/index.ts';
import { isMatched, snakeCase, type Scope } from '../inference/index.ts';
import type { Json } from '../schema/index.ts';
import { always, type Drafts } from './alike.ts';

/** Matches names of lists whose elements each have the price for a range of quantities. */
const TIERS = /(?:^|_)(?:tiers?|price_breaks?|pricing_ranges?|(?:graduated|volume)_ranges?|bulk_pric\w*)$/;

/** Match the names of the ends of a range of quantities. */
const [FROM, TO] = [
  /^(?:(?:starting|start|from|min|minimum|lower)(?:_(?:quantity|value|unit|units|bound|amount))?|(?:quantity|amount)_min|first_unit)$/,
  /^(?:(?:ending|end|to|max|maximum|upper|up_to)(?:_(?:quantity|value|unit|units|bound|amount))?|(?:quantity|amount)_max|last_unit)$/,
];

/** First quantity of each tier. A tier ends before the next one begins. */
const STARTS: readonly number[] = [1, 10, 50, 100, 500, 1000, 5000];

/** How many tiers a list has, if its bounds allow that. */
const USUAL = 3;

/** Returns a quantity in the type of a field; undefined if the field cannot have it. */
function asValue(quantity: number, { type, limits, source, unique, format, when }: Draft): Json | undefined {
  const { enum: list, pattern = '', minLength = 0, maxLength = Infinity } = limits;
  const { min = 0, max = Infinity, above = -1, below = Infinity, multipleOf = 1 } = limits;
  if (list || source || unique || when) return undefined;
  if (type === 'integer' || type === 'number') {
    const isWithin = quantity >= min && quantity <= max && quantity > above && quantity < below;
    return isWithin && quantity % multipleOf === 0 ? quantity : undefined;
  }
  const text = String(quantity);
  const isFit = text.length >= minLength && text.length <= maxLength && isMatched(pattern, [text]);
  return type === 'string' && format === undefined && isFit ? text : undefined;
}

const fixed = (draft: Draft, value: Json): Draft => ({
  ...always(draft),
  limits: {},
  source: { generator: 'const', args: { value } },
});

/** Returns one tier; undefined if one of its ends cannot have the quantity. */
function tierOf(tier: Draft, fields: Drafts, at: number, isLast: boolean): Draft | undefined {
  const entries = Object.entries(fields).map(([name, draft]): readonly [string, Draft | undefined] => {
    const isFrom = FROM.test(snakeCase(name));
    if (!isFrom && !TO.test(snakeCase(name))) return [name, draft];
    if (!isFrom && isLast && draft.nullable !== undefined) return [name, { ...draft, nullable: 1 }];
    const value = asValue(isFrom ? (STARTS[at] ?? 0) : (STARTS[at + 1] ?? 0) - 1, draft);
    return [name, value === undefined ? undefined : fixed(draft, value)];
  });
  if (entries.some(([, draft]) => draft === undefined)) return undefined;
  return { ...tier, fields: Object.fromEntries(entries.flatMap(([name, draft]) => (draft ? [[name, draft]] : []))) };
}

/**
 * Returns the elements of a list of tiers, each of which begins where the one before it ends: from 1 to 9, from 10 to 49,
 * from 50 on. Returns the elements of any other list as they are.
 */
export function inTiers(items: DraftItems, { name }: Scope): DraftItems {
  const { field, first, least = 1, most = Infinity, unique } = items;
  const count = Math.max(least, Math.min(most, USUAL));
  const fields = field?.fields;
  if (!field || !fields || first || unique !== undefined || field.source || !TIERS.test(snakeCase(name))) return items;
  if (count < 1 || count >= STARTS.length || !Object.keys(fields).some((each) => TO.test(snakeCase(each))))
    return items;
  const tiers = Array.from({ length: count }, (_, at) => tierOf(field, fields, at, at === count - 1) ?? []).flat();
  return tiers.length < count ? items : { ...items, first: tiers, least: count, most: count };
}
