import { DAY } from './calendar.ts';
import type { Context } from './context.ts';
import { hashWords } from './random.ts';
import { slug } from './slug.ts';

/** For {@link username}. */
interface UsernameArgs {
  readonly first: string;
  readonly last: string;
  /** In years: most numbers of two digits tell a year of birth. Default 30. */
  readonly age?: number;
}

/** What stands before the number of a login name or of an address. */
export const STYLES: readonly ((first: string, last: string) => string)[] = [
  (first, last) => `${first}.${last}`,
  (first, last) => `${last}.${first}`,
  (first, last) => `${first}_${last}`,
  (first, last) => first + last,
  (first, last) => first.charAt(0) + last,
  (_, last) => last,
];

/** So many records share the first range of numbers, whose login names need not show it. */
const FIRST_RANGE = 64;

/** The greatest number in login names that is none of a year. */
const SMALL = 31;

/**
 * A login name, made of a person's name. Who comes first has it plain, or with a year of birth or a small number: of all
 * that they may have, one whose own hash is a number that no other one has. Who comes later has a greater number behind it,
 * which nobody else has. So no two have the same.
 *
 * @example
 * username(context, { first: 'Zoë', last: 'O’Brien' }) // => "zo.obrien95"
 */
export function username(context: Context, { first, last, age = 30 }: UsernameArgs): string {
  const number = serial(context);
  const [given, family] = [lettersOf(first) || 'user', lettersOf(last) || 'x'];
  if (number < FIRST_RANGE) {
    const names = namesOf(given, family);
    const own = names.find((name) => isOwn(name, number)) ?? numbered(context, names, age, number);
    if (own !== undefined) return own;
  }
  return `${context.random.pick(STYLES)(given, family)}${number + 100 - FIRST_RANGE}`;
}

/** Whether the hash of a name is a number below {@link FIRST_RANGE}. */
export function isOwn(name: string, number: number): boolean {
  return (hashWords(name)[0] >>> 0) % FIRST_RANGE === number;
}

/** The first name that is its own with the last two digits of a year of birth or with a small number, if there is one. */
function numbered({ random, now }: Context, names: readonly string[], age: number, number: number): string | undefined {
  const start = random.int(0, names.length - 1);
  // On New Year's Day nobody has had a birthday in the year.
  const born = new Date(now - DAY).getUTCFullYear() - age;
  for (let at = -1; at < SMALL; at++) {
    const end = at < 0 ? String(born).slice(2) : String(at + 1);
    for (let turn = 0; turn < names.length; turn++) {
      const own = `${names[(start + turn) % names.length] ?? ''}${end}`;
      if (isOwn(own, number)) return own;
    }
  }
  return undefined;
}

/** The plain names that somebody may have, the most usual ones first; all have a whole given or family name. */
export function namesOf(first: string, last: string): readonly string[] {
  const joined = ['.', '', '_'].flatMap((mark) => [
    first + mark + last,
    first.charAt(0) + mark + last,
    first + mark + last.charAt(0),
    last + mark + first,
    last + mark + first.charAt(0),
    first.slice(0, 2) + mark + last,
    first.slice(0, 3) + mark + last,
    first + mark + last.slice(0, 3),
  ]);
  return [...joined, first, last, `${first}_`, `${last}_`];
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
