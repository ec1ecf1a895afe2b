import { composeText, formsIn } from '../compose.ts';
import type { Context } from '../context.ts';
import { fill, slotsOf } from '../grammar.ts';
import type { Grammar } from '../grammar.ts';
import { BOOK_DETAILS } from '../lists/book-details.ts';
import { bookGenres } from '../lists/books.ts';
import { entry } from '../lists/entry.ts';
import { bearerOf } from '../origins.ts';
import type { Random } from '../random.ts';
import { tierOf } from '../tiers.ts';
import { turn } from '../turns.ts';
import type { Turning } from '../turns.ts';
import { crime } from './books/crime.ts';
import { fantastic } from './books/fantastic.ts';
import { LAST_NAMES, MALE, MEN, OLD_MEN, OLD_WOMEN, WOMEN } from './books/names.ts';
import { horror } from './books/horror.ts';
import { knowledge } from './books/knowledge.ts';
import { leisure } from './books/leisure.ts';
import { literary } from './books/literary.ts';
import { lives } from './books/lives.ts';
import { romance } from './books/romance.ts';
import type { Tales } from './books/tales.ts';
import { verse } from './books/verse.ts';
import { young } from './books/young.ts';
import { createReader } from './forms.ts';
import { PRONOUNS } from './pronouns.ts';
import type { Subject } from './subject.ts';
import { titleCase } from './wording.ts';

/** A word of a title, in small letters or `any`, and a blurb on it. */
type Tale = readonly [word: string, blurb: string];

/** Novels: what is told of them goes by a word of the title. */
const TALES: Readonly<Record<string, Tales>> = { ...crime, ...romance, ...fantastic, ...horror, ...literary, ...young };

const tales: Readonly<Record<string, readonly Tale[]>> = Object.fromEntries(
  Object.entries(TALES).map(([genre, { stories }]) => [
    genre,
    Object.entries(stories).flatMap(([word, blurbs]) => blurbs.map((blurb): Tale => [word, blurb])),
  ]),
);

/** Which of the tales of its genre a book tells; 0 where it tells none. Neighbours tell different ones. */
export function taleOf(context: Turning, genre: string): number {
  const { length } = tales[genre] ?? [];
  return length > 0 ? turn(context, length, genre) : 0;
}

/**
 * The title of a book; no two of a genre are the same before its thousands of forms are used up.
 *
 * @param hero whom the books of the author are about, where the title names somebody
 * @param tale which of the tales of the genre it is to suit. Default: any
 */
export function bookTitle(context: Context, genre: string, hero: string, tale?: number): string {
  const key = `${genre} ${tale ?? ''}`;
  const known = titles.get(key) ?? sized(titlesOn(genre, tale === undefined ? undefined : tales[genre]?.[tale]));
  titles.set(key, known);
  const { form, index } = tierOf(context, known.sizes);
  const title = composeText({ distinct: () => index }, known.rules[form] ?? '{title}', known.grammar);
  return titleCase(title).replace('@', hero);
}

/** Patterns and words of titles, the rules that have any forms, and how many. */
interface Titles {
  readonly grammar: Grammar;
  readonly rules: readonly string[];
  readonly sizes: readonly number[];
}

function sized(grammar: Grammar): Titles {
  const rules = ['{first}', '{title}', '{late}'].filter((rule) => formsIn(rule, grammar) > 0);
  return { grammar, rules, sizes: rules.map((rule) => formsIn(rule, grammar)) };
}

/** The titles of a genre, or of one that suit a tale; made when first asked for. */
const titles: Map<string, Titles> = new Map();

/** What comes behind the titles of novels when all others are used up. */
const PARTS: readonly string[] = ['A Novel', 'Book One', 'Book Two', 'Book Three'];
const PART = /: (?:A Novel|Book \w+)$/;

/** What stands for a thing in titles: two words, where it is made of these. */
const wholeOf = ({ x: [whole = ''] = [] }: Grammar): string => (whole.includes('{') ? whole : '{x}');

/** The titles of a genre that have the word of a tale, or, for `any`, none that tales are on; all, if none is asked for. */
function titlesOn(genre: string, tale: Tale | undefined): Grammar {
  const { titles: later, first: early = [], words } = entry(bookGenres, genre);
  const stories = TALES[genre]?.stories;
  const [title, first] = [later, early].map((list) => list.map((title) => title.replace('{x}', wholeOf(words))));
  if (!tale || !stories || !title || !first) return { ...words, title: later, first: early };
  const [word, blurb] = tale;
  const isTold = (one: string): boolean => stories[one.toLowerCase()] !== undefined;
  const slots = Object.keys(words).filter((slot) => words[slot]?.some(isTold));
  const asked = slots.find((slot) => words[slot]?.some((one) => one.toLowerCase() === word));
  const own = genre === 'Fantasy' ? 'h' : TALES[genre]?.hero ? 'job' : '@';
  // The last of the slots in a title says what it is about. Whom it names is somebody in the blurb.
  const suits = (one: string): boolean =>
    slotsOf(one).findLast((slot) => slots.includes(slot)) === asked &&
    (!(one.includes('@') || one.includes(`{${own}}`)) || /\{(?:who|first)\}/.test(blurb)) &&
    // Where all of a title is a place, the blurb is set there.
    (one !== '{p} {q}' || blurb.includes('{x}'));
  const rules = Object.entries(words).map(([slot, list]): [string, readonly string[]] => [
    slot,
    slot === asked ? list.filter((one) => one.toLowerCase() === word) : list,
  ]);
  const [short, long] = [first.filter(suits), title.filter(suits)];
  const late = [...(short.length > 0 ? ['{first}: {part}'] : []), ...(long.length > 0 ? ['{title}: {part}'] : [])];
  return { ...Object.fromEntries(rules), title: long, first: short, late, part: PARTS };
}

const weights: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(bookGenres).map(([genre, { weight }]) => [genre, weight]),
);

/** The readers of the titles of each genre. A thing made of two words is read as these. */
const readers: Readonly<Record<string, ReturnType<typeof createReader>>> = Object.fromEntries(
  Object.entries(bookGenres).map(([genre, { titles, first = [], words }]) => [
    genre,
    createReader(
      [...first, ...titles].map((title) => title.replace('{x}', wholeOf(words))),
      words,
    ),
  ]),
);

/** Words by slot. */
type Words = Readonly<Record<string, string>>;

/** The rules of blurbs; made when first asked for. */
const tellings: Map<string, Grammar> = new Map();

/** The rules for a book that a blurb is given for. */
function telling(blurb: string): Grammar {
  const known = tellings.get(blurb) ?? { text: [blurb] };
  tellings.set(blurb, known);
  return known;
}

/** How many of those in novels are told of with what they are. */
const TITLED = 0.35;

/** How those in a book get their names: neighbours have others. */
interface Naming {
  readonly random: Random;
  readonly distinct: (list: readonly string[]) => string;
}

/** Whom a book is about, by name and pronoun: the hero of its author, if the title names one, or somebody of a trade. */
function heroOf({ random, distinct }: Naming, genre: string, named: string, job: string | undefined): Words {
  const trades = TALES[genre]?.hero ?? [];
  const isOld = genre === 'Fantasy' || genre === 'Historical Fiction';
  const [ann, tom] = [distinct(isOld ? OLD_WOMEN : WOMEN), distinct(isOld ? OLD_MEN : MEN)];
  const isMan = random.chance(0.5);
  const drawn = distinct(LAST_NAMES);
  const space = named.indexOf(' ');
  const gender = named === '' ? (isMan ? 'male' : 'female') : bearerOf(named).gender;
  const first = named === '' ? (isMan ? tom : ann) : named.slice(0, space < 0 ? undefined : space);
  const last = named === '' ? drawn : named.slice(space + 1);
  const trade = job?.toLowerCase() ?? (trades.length > 0 && random.chance(TITLED) ? random.pick(trades) : '');
  // In worlds that are not ours, nobody has a British name of two parts.
  const whole = named || (isOld ? first : genre === 'Science Fiction' ? last : `${first} ${last}`);
  return {
    ...PRONOUNS[gender ?? 'female'],
    ann,
    tom,
    first,
    last,
    who: trade === '' || named !== '' ? whole : `${trade} ${whole}`,
  };
}

/** The word in a slot: that of the title, or any. */
type WordOf = (slot: string) => string;

/** What else some genres say of their words. */
const TOLD: Readonly<Record<string, (word: WordOf, read: Words) => Words>> = {
  Mystery: (_, { m }) => (m === undefined ? {} : { x: m }),
  'Historical Fiction': (word) => ({ x: word('x').toLowerCase() }),
  'Literary Fiction': (word) => ({ job: word('job').toLowerCase() }),
  Biography: (word) => PRONOUNS[MALE.has(word('p')) ? 'male' : 'female'],
  "Children's": (word, { n, x, h }) => {
    const animal = x?.toLowerCase() ?? '';
    const alone = h === undefined ? (x ?? word('n')) : `the ${animal}`;
    return { who: n === undefined ? alone : x === undefined ? n : `${n} the ${animal}` };
  },
};

const OF_PEOPLE: ReadonlySet<string> = new Set(['who', 'first', 'last', 'ann', 'tom', 'she', 'her', 'him']);

/** The words of a title of a genre that are asked for, or all. What the title does not name is any of the genre's words. */
function wordsIn(genre: string, read: Words, hero: string, naming: Naming, asked?: readonly string[]): Words {
  const { words: rules } = entry(bookGenres, genre);
  const words: Record<string, string> = { ...read };
  const word: WordOf = (slot) => (words[slot] ??= fill(naming.random.pick(rules[slot] ?? ['']), word));
  for (const slot of asked ?? Object.keys(rules)) if (rules[slot]) word(slot);
  const told = TOLD[genre]?.(word, read);
  const [d = '', e = '', f = ''] = BOOK_DETAILS[words['x'] ?? ''] ?? [];
  if (asked && !asked.some((slot) => OF_PEOPLE.has(slot))) return { ...words, ...told };
  const people = heroOf(naming, genre, hero, read['job'] ?? (genre === 'Fantasy' ? read['h'] : undefined));
  return { ...words, d, e, f, ...people, ...told };
}

/** Paragraphs about a book: a blurb in the manner of its genre, on what its title names. */
export const book: Subject = {
  rules: {},
  parts: {
    ...Object.fromEntries(
      Object.entries(TALES).map(([genre, { stories }]) => [genre, { text: Object.values(stories).flat() }]),
    ),
    ...verse,
    ...lives,
    ...knowledge,
    ...leisure,
  },
  read({ name, topic, hero = '', first = '', tale }, random, turning) {
    const part = topic ?? random.weighted(weights);
    const blurb = tale === undefined ? undefined : tales[part]?.[tale]?.[1];
    // Many blurbs hold no words of the record's own.
    if (blurb !== undefined && !blurb.includes('{')) return { part, own: telling(blurb), slots: {} };
    const whole = name?.replace(PART, '') ?? '';
    const isNamed = hero !== '' && whole.includes(hero);
    const read = readers[part]?.(isNamed ? whole.replace(hero, '@') : whole)?.slots ?? {};
    const distinct = (list: readonly string[]): string => list[turning?.distinct(list.length) ?? 0] ?? '';
    const naming = { random, distinct };
    const words = wordsIn(part, read, isNamed ? hero : '', naming, blurb === undefined ? undefined : slotsOf(blurb));
    const own = blurb === undefined ? undefined : telling(blurb);
    // A book of facts tells of its author, if of anybody.
    const author =
      TALES[part] || part === 'Biography' || first === '' ? {} : PRONOUNS[bearerOf(first).gender ?? 'anyone'];
    return { part, ...(own && { own }), slots: { ...words, ...author } };
  },
};
