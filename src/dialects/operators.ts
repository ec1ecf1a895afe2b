/** Compares the value of a field with the texts of a query. */
type Operator = (value: unknown, texts: readonly string[]) => boolean;

/** The name of an operator. */
export type OperatorName =
  | 'eq'
  | 'ne'
  | 'lt'
  | 'lte'
  | 'gt'
  | 'gte'
  | 'in'
  | 'like'
  | 'contains'
  | 'startsWith'
  | 'endsWith';

/**
 * Compares a value with a text: the result is below 0, 0 or above 0 if the value is lower, equal or higher. It is NaN
 * if they cannot be compared.
 */
function compareWith(value: unknown, text: string): number {
  if (typeof value === 'number' || typeof value === 'boolean') return Number(value) - Number(text);
  if (value === null) return NaN;
  const own = String(value);
  return own < text ? -1 : own > text ? 1 : 0;
}

const same: Operator = (value, texts) => texts.includes(String(value));

/** Creates an operator for texts that ignores case. Values of other types never pass. */
const onText =
  (fits: (value: string, text: string) => boolean): Operator =>
  (value, texts) =>
    typeof value === 'string' && texts.some((text) => fits(value.toLowerCase(), text.toLowerCase()));

const ordered =
  (fits: (order: number) => boolean): Operator =>
  (value, texts) =>
    texts.some((text) => fits(compareWith(value, text)));

/**
 * The operators by name. If a query has several texts, the value has to pass for one of them; for `ne`, it has to pass
 * for all.
 */
export const OPERATORS: Readonly<Record<OperatorName, Operator>> = {
  eq: same,
  ne: (value, texts) => !same(value, texts),
  lt: ordered((order) => order < 0),
  lte: ordered((order) => order <= 0),
  gt: ordered((order) => order > 0),
  gte: ordered((order) => order >= 0),
  in: (value, texts) =>
    same(
      value,
      texts.flatMap((text) => text.split(',').map((one) => one.trim())),
    ),
  like: (value, texts) => texts.some((text) => new RegExp(text, 'i').test(String(value))),
  contains: onText((value, text) => value.includes(text)),
  startsWith: onText((value, text) => value.startsWith(text)),
  endsWith: onText((value, text) => value.endsWith(text)),
};

/** Two repeats and an alternative, a repeat and four, or no repeat and seven. */
const MOST_TRIED = 7;

/**
 * Whether a text is a regular expression that is quick to search for in any text: it repeats at most two single
 * characters or classes, and has few alternatives in groups. With repeated groups, or with many groups of alternatives one
 * after the other, a search could take longer than anyone waits.
 *
 * @example
 * isQuickPattern('^The .*s$') // => true
 * isQuickPattern('(a+)+$') // => false
 */
export function isQuickPattern(text: string): boolean {
  try {
    RegExp(text, 'i');
  } catch {
    return false;
  }
  const bare = text.replace(/\\./g, 'c').replace(/\[[^\]]*\]/g, 'c');
  const repeats = bare.match(/(?<!\()[*+?{]/g)?.length ?? 0;
  // Each alternative in a group can double what a repeat has to try.
  const alternatives = bare.includes('(') ? bare.split('|').length - 1 : 0;
  return !/\)[*+?{]/.test(bare) && repeats * 3 + alternatives <= MOST_TRIED;
}
