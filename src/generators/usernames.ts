import { DAY } from './calendar.ts';
import type { Context } from './context.ts';
import { BEFORE, HOBBIES, THINGS, TRAITS } from './lists/usernames.ts';
import { hashWords } from './random.ts';
import type { Random } from './random.ts';
import { slug } from './slug.ts';

/** For {@link username}. */
interface UsernameArgs {
  readonly first: string;
  readonly last: string;
  /** In years: most numbers of two digits tell a year of birth. Default 30. */
  readonly age?: number;
}

/** What stands before the number of a login name or of an address; `mark` is put between names. */
export const STYLES: readonly ((first: string, last: string, mark: string) => string)[] = [
  (first, last, mark) => first + mark + last,
  (first, last, mark) => first + mark + last,
  (first, last, mark) => last + mark + first,
  (first, last, mark) => first.charAt(0) + mark + last,
  (first, last, mark) => first + mark + last.charAt(0),
  (first, last, mark) => last + mark + first.charAt(0),
  (_, last) => last,
];

/** So many records share the first range of numbers, whose login names need not show it. */
export const FIRST_RANGE = 64;

/** So many names somebody thinks of before a number decides. */
const TRIES = 3000;

/**
 * A login name: made of a person's name, of what they do or of any words, with or without a number that tells a year of birth
 * or nothing. Of all that somebody thinks of who comes first, it is the first one whose own hash is a number that no other one
 * has. Who comes later has a greater number behind it, which nobody else has. So no two have the same.
 *
 * @example
 * username(context, { first: 'Zoë', last: 'O’Brien' }) // => "zoeclimbs"
 */
export function username(context: Context, { first, last, age = 30 }: UsernameArgs): string {
  const number = serial(context);
  const [given, family] = [lettersOf(first) || 'user', lettersOf(last) || 'x'];
  if (number < FIRST_RANGE) {
    const own = ownOf(number, () => handle(context, given, family, age));
    if (own !== undefined) return own;
  }
  const { random } = context;
  const plain = random.chance(0.2)
    ? wordsOf(context, given)
    : random.pick(STYLES)(given, family, random.pick(['.', '_', '']));
  return `${plain}${number + 100 - FIRST_RANGE}`;
}

/** The first of some names whose hash is a number below {@link FIRST_RANGE}, if there is one. */
export function ownOf(number: number, name: () => string): string | undefined {
  for (let tries = 0; tries < TRIES; tries++) {
    const one = name();
    if ((hashWords(one)[0] >>> 0) % FIRST_RANGE === number) return one;
  }
  return undefined;
}

/** The greatest number behind a name that tells no year: of greater ones, most would be taken for a wrong year of birth. */
export const NOT_BORN = 39;

/** The initials of middle names. */
const MIDDLE = 'aaabccdefghjjklmmmnprrst';

/** A login name of words, which neighbours do not share. */
function wordsOf(context: Context, given: string): string {
  const { random } = context;
  const own = (words: readonly string[]): string => words[context.distinct(words.length)] ?? '';
  const mark = random.pick(['', '', '_']);
  const kind = random.next();
  if (kind < 0.4) return given + mark + random.pick(HOBBIES);
  return kind < 0.5 ? own(BEFORE) + mark + given : random.pick(TRAITS) + mark + own(THINGS);
}

/** A person's names as they stand in login names and addresses, at times with the initial of a middle name. */
export function ownName(random: Random, given: string, family: string, mark: string): string {
  const style = random.pick(STYLES);
  if (!random.chance(0.14)) return style(given, family, mark);
  const middle = MIDDLE.charAt((hashWords(given + family)[1] >>> 0) % MIDDLE.length);
  return random.chance(0.5) ? given + mark + middle + mark + family : given.charAt(0) + middle + mark + family;
}

/** A name that somebody thinks of: the older, the likelier their own. */
function handle(context: Context, given: string, family: string, age: number): string {
  const { random, now } = context;
  const plain = random.chance(age < 45 ? 0.11 : 0.04)
    ? wordsOf(context, given)
    : ownName(random, given, family, random.pick(['.', '_', '']));
  const number = random.next();
  // On New Year's Day nobody has had a birthday in the year.
  const born = String(new Date(now - DAY).getUTCFullYear() - age);
  if (number < 0.75) return plain;
  if (number < 0.81) return plain + born.slice(2);
  if (number < 0.83) return `${plain}_${born}`;
  return plain + String(random.int(1, number < 0.96 ? 9 : NOT_BORN));
}

/** The small letters of a name from a to z, without accents. */
export function lettersOf(name: string): string {
  return slug(name).replace(/[^a-z]/g, '');
}

/**
 * A whole number from 0 that no other record has in this field. Ranges double: the first 64 records share the numbers
 * below 64, the next 64 those below 128, and so on, so a small collection has small numbers in no order.
 */
export function serial(context: Pick<Context, 'id' | 'distinct'>): number {
  let end = FIRST_RANGE;
  while (context.id > end) end *= 2;
  return end === FIRST_RANGE ? context.distinct(end) : end / 2 + context.distinct(end / 2);
}
