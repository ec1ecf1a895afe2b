import { argsOf, multiplesIn, type Field, type FieldType } from '../schema/index.ts';
import type { Draft, Limits } from '../drafts/index.ts';
import { countField } from './counts.ts';
import { inferField, tellName } from './inferred-field.ts';
import { asMoment } from './moments.ts';
import { meaningAmong } from './meaning-among.ts';
import { meaningOf, type Meaning } from './meaning.ts';
import { failure } from '../faults/index.ts';
import { isCounted } from './money-slots.ts';
import { moneyField } from './money.ts';
import { isPlural } from './nouns.ts';
import { upperEnd } from './pairs.ts';
import { tell, type Scope } from './scope.ts';
import { sequenceField } from './sequence.ts';
import type { Guess } from './table/index.ts';
import { depthInTree } from './tree-places.ts';
import { totalField } from './totals.ts';
import { snakeCase } from './words.ts';

/**
 * Bounds with at least this absolute value count as missing: libraries write the largest safe integers for "any
 * number".
 */
const NO_BOUND = 9_007_199_254_740_991;

/** If one or both bounds of a number are chosen here, they differ by this much. */
const REACH = 1000;

/** The bounds of a number; missing ones are undefined. */
interface Bounds {
  readonly low?: number;
  readonly high?: number;
  /**
   * `least` and `most`: the bounds as they are stated, even if they are so large that they count as missing. A chosen
   * bound lies within them.
   */
  readonly least: number;
  readonly most: number;
  /** Whether the lower bound, and the upper bound, are exclusive. */
  readonly isLowOpen: boolean;
  readonly isHighOpen: boolean;
}

function boundsOf({ min, max, above, below }: Limits): Bounds {
  const low = Math.max(min ?? -Infinity, above ?? -Infinity);
  const high = Math.min(max ?? Infinity, below ?? Infinity);
  return {
    ...(low > -NO_BOUND && { low }),
    ...(high < NO_BOUND && { high }),
    least: low,
    most: high,
    isLowOpen: above !== undefined && above >= low,
    isHighOpen: below !== undefined && below <= high,
  };
}

/**
 * Returns both bounds of a number. A missing one is chosen: at a distance of {@link REACH} from the other one, or more
 * if that is a large number. Without any bounds, they are 0 and {@link REACH}; with only a positive upper bound, the
 * lower one is 0.
 */
function closed({ low, high, least, most }: Bounds): readonly [number, number] {
  if (low !== undefined && high !== undefined) return [low, high];
  if (low !== undefined) return [low, Math.min(most, low + Math.max(REACH, Math.abs(low)))];
  if (high !== undefined) return [high > 0 ? 0 : Math.max(least, high - Math.max(REACH, Math.abs(high))), high];
  return [0, REACH];
}

/** Returns the smallest whole number that is a multiple of a step, or undefined if there is none within 1,000 steps. */
function wholeStep(step: number): number | undefined {
  for (let times = 1; times <= 1000; times++) {
    const multiple = Math.round(step * times * 1e9) / 1e9;
    if (Number.isInteger(multiple)) return multiple;
  }
  return undefined;
}

interface Range {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Returns the range of the multiples of a step within bounds; undefined if there are none. */
function multiples(bounds: Bounds, step: number): Range | undefined {
  const [low, high] = closed(bounds);
  const found = multiplesIn(low, high, step);
  let { first, last } = found;
  if (bounds.isLowOpen && found.at(first) <= low) first++;
  if (bounds.isHighOpen && found.at(last) >= high) last--;
  return first > last ? undefined : { min: found.at(first), max: found.at(last), step };
}

/**
 * Returns the range of numbers within bounds, with so many decimals that there are enough values; undefined if there
 * are none.
 */
function decimals(bounds: Bounds): Range | undefined {
  const [low, high] = closed(bounds);
  let step = 0.01;
  // There should be at least 100 numbers to choose from, if the precision of numbers allows it.
  while ((high - low) / step < 100 && step > Math.max(Math.abs(low), Math.abs(high)) * 1e-12 && step > 1e-9) step /= 10;
  const fine = Number(step.toPrecision(1));
  if (low === high && !bounds.isLowOpen && !bounds.isHighOpen && !multiples(bounds, fine)) {
    return { min: low, max: low, step: low };
  }
  return multiples(bounds, fine);
}

function rangeOf(draft: Draft, isWhole: boolean): Range {
  const { limits, place } = draft;
  const bounds = boundsOf(limits);
  const { low = -Infinity, high = Infinity } = bounds;
  if (low > high)
    throw failure(place, { expected: 'a least value that is no more than the greatest', got: `${low} and ${high}` });
  const step = limits.multipleOf === undefined ? undefined : isWhole ? wholeStep(limits.multipleOf) : limits.multipleOf;
  if (limits.multipleOf !== undefined && step === undefined) {
    throw failure(place, {
      expected: `a whole multiple of ${limits.multipleOf}`,
      advice: 'give the field a generator',
    });
  }
  const range = isWhole || step !== undefined ? multiples(bounds, step ?? 1) : decimals(bounds);
  if (range) return range;
  const what = step === undefined ? (isWhole ? 'whole number' : 'number') : `multiple of ${limits.multipleOf}`;
  throw failure(place, { expected: `bounds with a ${what} between them`, got: closed(bounds).join(' and ') });
}

/** Whether all values of a guess lie within the limits of a number. */
function fits(guess: { readonly within?: readonly [number, number] }, limits: Limits): boolean {
  if (limits.multipleOf !== undefined) return false;
  const { low = -Infinity, high = Infinity, isLowOpen, isHighOpen } = boundsOf(limits);
  // Values that are derived from other fields are not negative.
  if (!guess.within) return low <= 0 && !isLowOpen && high === Infinity;
  const [least, most] = guess.within;
  return (isLowOpen ? least > low : least >= low) && (isHighOpen ? most < high : most <= high);
}

/**
 * If the range that a schema states is this many times as wide as the usual one, it is taken for "any sensible number".
 */
const LOOSE = 4;

/** Whether the bounds that a schema states are so wide that the usual range within them is used. */
function isLoose({ limits, place }: Draft, { within }: Guess): boolean {
  const { low = -Infinity, high = Infinity } = boundsOf(limits);
  return place.isSchema === true && within !== undefined && high - low > LOOSE * (within[1] - within[0]);
}

/** The largest sum of money that a generator makes, in cents. */
const MOST_MONEY = 10_000_000;

/**
 * Returns the parts of a field for a sum of money, if the limits of a number allow every usual sum; undefined
 * otherwise.
 */
function moneyWithin(draft: Draft, type: FieldType, scope: Scope): Partial<Field> | undefined {
  const { limits, unique } = draft;
  const { low = -Infinity, high = Infinity, isLowOpen } = boundsOf(limits);
  const { multipleOf } = limits;
  if (high < MOST_MONEY || (multipleOf !== undefined && multipleOf > 0.01) || unique) return undefined;
  const money = moneyField(draft, type, scope);
  if (!money || (low <= 0 && !isLowOpen)) return money;
  // A sum that follows from others can be 0.
  const { usd, unit } = argsOf(money);
  const [least] = Array.isArray(usd) ? usd.map(Number) : [0];
  return (least ?? 0) * (unit === 'minor' ? 50 : 0.5) > low ? money : undefined;
}

/** Returns the keywords of JSON Schema for the steps of a number. */
const stepKeywords = ({ multipleOf }: Limits): Partial<Field> =>
  multipleOf === undefined ? {} : { keywords: { multipleOf } };

/** Returns the meaning of a number. A whole number that is called by an unknown plural is a count. */
function meaningOfNumber(draft: Draft, type: FieldType, scope: Scope): Meaning | undefined {
  const found = asMoment(meaningAmong(scope, type), draft, type, scope);
  const isOfMoney = found?.guess.generator === 'amount';
  // The total of an order can be the number of its items.
  const meaning = isOfMoney && isCounted(draft) ? meaningOf({ ...scope, name: 'item count' }, type) : found;
  const isMany = type === 'integer' && isPlural(snakeCase(scope.name).split('_').at(-1) ?? '');
  return meaning ?? (isMany ? meaningOf({ ...scope, name: 'count' }, type) : undefined);
}

/** Returns the parts of a field for a number, inferred from its name, its bounds and its type. */
export function resolveNumber(draft: Draft, type: FieldType & ('integer' | 'number'), scope: Scope): Partial<Field> {
  const { limits, unique } = draft;
  const { low, high } = boundsOf(limits);
  const count = countField(draft, type, scope);
  if (count) {
    tell(scope, 'its name, beside what it counts');
    return count;
  }
  const total = totalField(draft, type, scope);
  if (total) {
    tell(scope, 'its name, beside what it is the total of');
    return total;
  }
  const depth = depthInTree(draft, type, scope);
  if (depth) {
    tell(scope, 'its name, beside the record above');
    return depth;
  }
  const sequence = sequenceField(draft, type, scope);
  if (sequence) {
    tell(scope, 'its name: the order of the records');
    return sequence;
  }
  const meaning = meaningOfNumber(draft, type, scope);
  const isBounded = low !== undefined && high !== undefined;
  const upper =
    high === undefined && limits.multipleOf === undefined && !unique
      ? upperEnd(scope, type, meaning?.guess)
      : undefined;
  if (upper) {
    tell(scope, 'its name, beside the lower end of the range');
    return upper;
  }
  const money = moneyWithin(draft, type, scope);
  if (money) return { ...money, ...stepKeywords(limits) };
  if (meaning && (!isBounded || isLoose(draft, meaning.guess)) && !unique && fits(meaning.guess, limits)) {
    tellName(scope, meaning);
    return inferField(meaning, scope, type);
  }
  tell(scope, low !== undefined || high !== undefined || limits.multipleOf !== undefined ? 'its bounds' : 'its type');
  // A number about which nothing is known could be a count or a measure.
  const isUnknown = low === undefined && high === undefined && limits.multipleOf === undefined;
  if (isUnknown && !unique) return { type, generator: 'random_int', args: { min: 1, max: 100 } };
  const { min, max, step } = rangeOf(draft, type === 'integer');
  const keywords = stepKeywords(limits);
  if (type === 'integer') {
    return { type, generator: 'random_int', args: { min, max, ...(step !== 1 && { step }) }, ...keywords };
  }
  return { type, generator: 'number', args: { min, max, step }, ...keywords };
}
