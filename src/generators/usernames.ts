import { arg } from './arguments.ts';
import { DAY } from './calendar.ts';
import type { Context } from './context.ts';
import { defineGenerator } from './define.ts';
import { BEFORE, HOBBIES, THINGS, TRAITS } from './lists/usernames.ts';
import { hashWords } from './random.ts';
import type { Random } from './random.ts';
import { slug } from './slug.ts';

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
const TRIES = 200;

/**
 * The forms of login names, and how many of the first numbers have each: what stands between words, or how many digits end it.
 * No name has two forms, so what tells those of one apart need not look at others.
 */
const FORMS = { '': 13, '.': 5, _: 12, '#': 16, '##': 14, '####': 4 };

export const username = defineGenerator({
  name: 'username',
  makes: 'A login name made of the name of a person, unique within the resource.',
  args: {
    first: arg.text('Given name.', { required: true }),
    last: arg.text('Family name.', { required: true }),
    age: arg.number('Age in years. Most two-digit numbers are a year of birth.', { default: 30 }),
  },
  examples: [{ args: { first: 'Zoë', last: 'O’Brien' }, value: 'sleepy_badger' }],
  make(context, { first, last, age }): string {
    const number = serial(context);
    const [given, family] = [lettersOf(first) || 'user', lettersOf(last) || 'x'];
    if (number < FIRST_RANGE) {
      const own = ownOf(FORMS, number, (form) => handle(context, given, family, age, form));
      if (own !== undefined) return own;
    }
    const { random } = context;
    const plain = random.chance(0.2)
      ? wordsOf(context, given, random.pick(['', '', '_']))
      : random.pick(STYLES)(given, family, random.pick(['.', '_', '']));
    return `${plain}${number + 100}`;
  },
});

/**
 * The first of some names that is a number's own, if there is one.
 *
 * @param forms how many numbers each has, as in {@link FORMS}: together {@link FIRST_RANGE}
 * @param number below {@link FIRST_RANGE}
 * @param name makes one of a form
 */
export function ownOf(
  forms: Readonly<Record<string, number>>,
  number: number,
  name: (form: string) => string,
): string | undefined {
  let left = number;
  const found = Object.entries(forms).find(([, numbers]) => (left -= numbers) < 0);
  if (!found) return undefined;
  const [form, numbers] = found;
  for (let tries = 0; tries < TRIES; tries++) {
    const one = name(form);
    if ((hashWords(one)[0] >>> 0) % numbers === left + numbers && formOf(one) === form) return one;
  }
  return undefined;
}

/** The form of a name, one of {@link FORMS}. */
function formOf(name: string): string {
  const { length } = name.replace(/\d+$/, '');
  return length < name.length ? '#'.repeat(name.length - length) : (/[._-]/.exec(name)?.[0] ?? '');
}

/** The greatest number behind a name that tells no year: of greater ones, most would be taken for a wrong year of birth. */
export const NOT_BORN = 39;

/** The initials of middle names. */
const MIDDLE = 'aaabccdefghjjklmmmnprrst';

/** A login name of words, which neighbours do not share. */
function wordsOf(context: Context, given: string, mark: string): string {
  const { random } = context;
  const own = (words: readonly string[]): string => words[context.distinct(words.length)] ?? '';
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

/** A name of a form that somebody thinks of: the older, the likelier their own. */
function handle(context: Context, given: string, family: string, age: number, form: string): string {
  const { random, now } = context;
  const mark = form.startsWith('#') ? random.pick(['.', '_', '']) : form;
  const isOfWords = mark !== '.' && random.chance(age < 45 ? 0.16 : 0.06);
  const plain = isOfWords ? wordsOf(context, given, mark) : ownName(random, given, family, mark);
  if (mark === form) return plain;
  if (form === '#') return plain + String(random.int(1, 9));
  // On New Year's Day nobody has had a birthday in the year.
  const born = String(new Date(now - DAY).getUTCFullYear() - age);
  if (form === '####') return `${plain}_${born}`;
  return plain + (random.chance(0.6) ? born.slice(2) : String(random.int(10, NOT_BORN)));
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
