import { arg } from './arguments.ts';
import { DAY } from './calendar.ts';
import type { Context } from './context.ts';
import { defineGenerator } from './define.ts';
import { AFTER, BEFORE, THINGS, TRAITS } from './lists/usernames.ts';
import { hashWords } from './random.ts';
import type { Random } from './random.ts';
import { slug } from './slug.ts';

/** Ways to combine first and last name in a login name or an address, with `mark` between them. */
const STYLES: readonly ((first: string, last: string, mark: string) => string)[] = [
  (first, last, mark) => first + mark + last,
  (first, last, mark) => first + mark + last,
  (first, last, mark) => last + mark + first,
  (first, last, mark) => first.charAt(0) + mark + last,
  (first, last, mark) => first + mark + last.charAt(0),
  (first, last, mark) => last + mark + first.charAt(0),
  (_, last) => last,
];

/** The login names of this many records at the start are drawn until one fits; see {@link ownOf}. */
export const FIRST_RANGE = 64;

/** This many names are tried before the number is added. */
const TRIES = 200;

/**
 * The largest number behind a name that does not look like a year of birth. A larger one could look like a wrong year
 * of birth.
 */
export const NOT_BORN = 39;

/** Initials of middle names; frequent ones are repeated. */
const MIDDLE = 'aaabccdefghjjklmmmnprrst';

/**
 * How many of the first {@link FIRST_RANGE} login names have each form. A form is the mark between words, or `#` for
 * each digit at the end. No name has two forms, so names only have to differ from others with the same form.
 */
const FORMS = { '': 13, '.': 5, _: 12, '#': 16, '##': 14, '####': 4 };

export const username = defineGenerator({
  name: 'username',
  makes: 'Login name, unique within the resource: usually made of the names of the person, sometimes of other words.',
  args: {
    first: arg.text('Given name.', { required: true }),
    last: arg.text('Family name.', { required: true }),
    age: arg.number('Age in years. Most two-digit numbers are a year of birth.', { default: 30 }),
  },
  examples: [{ args: { first: 'Zoë', last: 'O’Brien' }, value: 'zoe_p_obrien' }],
  make(context, { first, last, age }): string {
    const number = serial(context);
    const person = { given: lettersOf(first) || 'user', family: lettersOf(last) || 'x', born: birthYear(context, age) };
    const own =
      number < FIRST_RANGE
        ? ownOf(FORMS, number, (form, tries) => handle(context, person, age, form, tries >= USUAL))
        : laterOne(context, person, number - FIRST_RANGE);
    const { random } = context;
    return own ?? `${joinedNames(random, person)}${number + 100}`;
  },
});

/** The parts of login names: the letters of a person's names, and the year of birth. */
interface Person {
  readonly given: string;
  readonly family: string;
  readonly born: string;
}

/** Returns a year of birth. On New Year's Day, nearly nobody has had a birthday in the new year. */
const birthYear = ({ now }: Context, age: number): string => String(new Date(now - DAY).getUTCFullYear() - age);

/** Combines the names of a person in one of the usual ways. */
const joinedNames = (random: Random, { given, family }: Person): string =>
  random.pick(STYLES)(given, family, random.pick(['.', '_', '']));

/**
 * `TWO_WORDS`: share of later login names that consist of two words. `ONE_WORD`: share of those that consist of a given
 * name and a word.
 */
const TWO_WORDS = 0.22;
const ONE_WORD = 0.25;

/**
 * Returns the login name of a later record, whose number is `at` above {@link FIRST_RANGE}. It is of one of three kinds:
 * two words that stand for the number; a given name with a word and an ending that stand for it; or names with an ending,
 * found by {@link withEnding}. No name is of two kinds, so all are unique.
 *
 * @returns undefined if the kind has no name left for the number
 */
function laterOne(context: Context, person: Person, at: number): string | undefined {
  const kind = context.random.next();
  const word = THINGS[at % THINGS.length] ?? '';
  const rest = Math.floor(at / THINGS.length);
  // Neighbours with the same second word have different first ones, and pairs are unique.
  const trait = TRAITS[(rest + at) % TRAITS.length];
  if (kind < TWO_WORDS && rest < TRAITS.length) return `${trait ?? ''}${at % 3 === 0 ? '_' : ''}${word}`;
  if (kind < TWO_WORDS + ONE_WORD) return withWord(person, word, at % THINGS.length, rest);
  if (at >= ENDINGS * CLASSES) return undefined;
  return withEnding(context, person, at) ?? withWord(person, word, at % THINGS.length, rest);
}

/** Returns a given name with a word. For each word, all values of `rest` have different marks or endings. */
function withWord({ given, born }: Person, word: string, index: number, rest: number): string | undefined {
  const endings = ['', born.slice(2), born];
  const years = 2 * endings.length;
  const turn = (rest + index) % years;
  if (rest < years) return `${given}${turn % 2 === 0 ? '_' : ''}${word}${endings[turn >> 1] ?? ''}`;
  const number = rest - years + 1;
  return number > NOT_BORN ? undefined : `${given}${word}${number}`;
}

/** How many endings names can have: the numbers up to {@link NOT_BORN}, none, and three ways to write a year of birth. */
const ENDINGS = NOT_BORN + 4;
/** How many classes of names there are. */
const CLASSES = 24;
/** This many of the names that are tried for a class are the usual ones. */
const USUAL = 50;

/**
 * Returns the names of a person with an ending that people choose: nothing, the year of birth, or a small number. The
 * hash of the names gives their class; class and ending together stand for the number of the record.
 *
 * @returns undefined if none of the drawn names has the class of the number
 */
function withEnding({ random }: Context, { given, family, born }: Person, at: number): string | undefined {
  const wanted = Math.floor(at / ENDINGS);
  for (let tries = 0; tries < 2 * TRIES; tries++) {
    const mark = random.pick(['.', '_', '']);
    const names = tries < USUAL ? ownName(random, given, family, mark) : rarerName(random, given, family, mark);
    const [early, own] = hashWords(names);
    if (early % 3 !== 0 || own % CLASSES !== wanted) continue;
    return names + (['', born.slice(2), born, `_${born}`][(at % ENDINGS) - NOT_BORN] ?? String((at % ENDINGS) + 1));
  }
  return undefined;
}

/** Whether a name, without a number, belongs to the first records rather than to later ones. */
const isEarly = (names: string): boolean => hashWords(names)[0] % 3 !== 0;

/** Returns a login name or an address without its final number. */
const withoutNumber = (name: string): string => name.replace(/_?\d+$/, '');

/**
 * Draws names until one belongs to a number. A name belongs to the number that its form and its hash give, so different
 * numbers have different names. It is early (see {@link isEarly}), so later records do not have it.
 *
 * @param forms how many names there are of each form, as in {@link FORMS}; {@link FIRST_RANGE} in total
 * @param number from 0, below {@link FIRST_RANGE}
 * @param name draws a name of a form; `tries` is how many did not belong to the number
 * @returns undefined if none of the drawn names belongs to the number
 */
export function ownOf(
  forms: Readonly<Record<string, number>>,
  number: number,
  name: (form: string, tries: number) => string,
): string | undefined {
  let left = number;
  const found = Object.entries(forms).find(([, numbers]) => (left -= numbers) < 0);
  if (!found) return undefined;
  const [form, numbers] = found;
  for (let tries = 0; tries < TRIES; tries++) {
    const one = name(form, tries);
    const hash = (hashWords(one)[1] >>> 0) % numbers;
    if (hash === left + numbers && formOf(one) === form && isEarly(withoutNumber(one))) return one;
  }
  return undefined;
}

/** Returns the form of a login name, as in {@link FORMS}: the mark between its words, or a `#` for each final digit. */
function formOf(name: string): string {
  const { length } = name.replace(/\d+$/, '');
  return length < name.length ? '#'.repeat(name.length - length) : (/[._-]/.exec(name)?.[0] ?? '');
}

/** Returns a login name made of words. Consecutive records have different words. */
function wordsOf(context: Context, given: string, mark: string): string {
  const { random } = context;
  const own = (words: readonly string[]): string => words[context.distinct(words.length)] ?? '';
  const kind = random.next();
  if (kind < 0.4) return given + mark + random.pick(AFTER);
  return own(BEFORE) + mark + given;
}

/** Combines the names of a person with any initial of a middle name, or with another word. */
function rarerName(random: Random, given: string, family: string, mark: string): string {
  if (random.chance(0.12)) return given + mark + random.pick(AFTER);
  const middle = MIDDLE.charAt(random.int(0, MIDDLE.length - 1));
  return (random.chance(0.6) ? given + mark : given.charAt(0)) + middle + mark + family;
}

/** Combines the names of a person for a login name or an address, sometimes with the initial of a middle name. */
export function ownName(random: Random, given: string, family: string, mark: string): string {
  const style = random.pick(STYLES);
  if (!random.chance(0.14)) return style(given, family, mark);
  const middle = MIDDLE.charAt((hashWords(given + family)[1] >>> 0) % MIDDLE.length);
  return random.chance(0.5) ? given + mark + middle + mark + family : given.charAt(0) + middle + mark + family;
}

/** Draws a login name of a form (see {@link FORMS}). Older people use their own names more often. */
function handle(context: Context, { given, family, born }: Person, age: number, form: string, isRare: boolean): string {
  const { random } = context;
  const mark = form.startsWith('#') ? random.pick(['.', '_', '']) : form;
  const isOfWords = mark !== '.' && random.chance(age < 45 ? 0.16 : 0.06);
  const combine = isRare ? rarerName : ownName;
  const plain = isOfWords ? wordsOf(context, given, mark) : combine(random, given, family, mark);
  if (mark === form) return plain;
  if (form === '#') return plain + String(random.int(1, 9));
  if (form === '####') return `${plain}_${born}`;
  return plain + (random.chance(0.6) ? born.slice(2) : String(random.int(10, NOT_BORN)));
}

/** Returns the letters of a name in lower case from a to z, without accents. */
export function lettersOf(name: string): string {
  return slug(name).replace(/[^a-z]/g, '');
}

/**
 * Returns a whole number from 0 that no other record has in this field. The first 64 records have the numbers below 64,
 * the next 64 those below 128, the next 128 those below 256, and so on. So small collections have small numbers, in no
 * order.
 */
export function serial(context: Pick<Context, 'id' | 'distinct'>): number {
  let end = FIRST_RANGE;
  while (context.id > end) end *= 2;
  return end === FIRST_RANGE ? context.distinct(end) : end / 2 + context.distinct(end / 2);
}
