import { fill, slotsOf } from '../grammar.ts';
import type { Grammar } from '../grammar.ts';
import { BOOK_DETAILS } from '../lists/book-details.ts';
import { bookGenres } from '../lists/books.ts';
import { entry } from '../lists/entry.ts';
import { bearerOf } from '../name-origins.ts';
import type { Random } from '../random.ts';
import { FACTS, PART, tales, TALES, wholeOf } from './book-titles.ts';
import { LAST_NAMES, MALE, MEN, OLD_MEN, OLD_WOMEN, WOMEN } from './books/names.ts';
import { verse } from './books/verse.ts';
import { createReader } from './forms.ts';
import { PRONOUNS } from './pronouns.ts';
import type { Subject } from './subject.ts';

const weights: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(bookGenres).map(([genre, { weight }]) => [genre, weight]),
);

/**
 * For each genre, a function that finds the words that were put into the pattern of a title. If the rule `x` consists
 * of other placeholders, it finds the words of those.
 */
const readers: Readonly<Record<string, ReturnType<typeof createReader>>> = Object.fromEntries(
  Object.entries(bookGenres).map(([genre, { titles, first = [], words }]) => [
    genre,
    createReader(
      [...first, ...titles].map((title) => title.replace('{x}', wholeOf(words))),
      words,
    ),
  ]),
);

/** The words for the placeholders of a text, by name of the placeholder. */
type Words = Readonly<Record<string, string>>;

/** A grammar for each blurb; filled on first use. */
const tellings: Map<string, Grammar> = new Map();

/** Returns a grammar that consists of one blurb. */
function telling(blurb: string): Grammar {
  const known = tellings.get(blurb) ?? { text: [blurb] };
  tellings.set(blurb, known);
  return known;
}

/** Share of characters in novels, from 0 to 1, who are introduced with their trade, as in `locksmith Ann Hill`. */
const TITLED = 0.35;

/** Draws names of characters in novels. Those that `distinct` draws differ between neighbouring records. */
interface Naming {
  readonly random: Random;
  readonly distinct: (list: readonly string[]) => string;
}

/**
 * Returns name and pronouns of the person that a book is about: the hero of its author if the title names one, and
 * otherwise a new person, sometimes with a trade.
 */
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
  // In fantasy and historical fiction people have only a first name, in science fiction only a last name.
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

/** Returns the word for a placeholder: the one that the title has there, or a random one. */
type WordOf = (slot: string) => string;

/** For genres with placeholders of their own: a function that makes the words for these from the words of a title. */
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

/**
 * Returns the words for the placeholders `asked` of a genre's texts, or for all of them if `asked` is undefined. Words
 * that the title contains are taken from `read`, and the others are drawn.
 */
function wordsIn(genre: string, read: Words, hero: string, naming: Naming, asked?: readonly string[]): Words {
  const { words: rules } = entry(bookGenres, genre);
  const words: Record<string, string> = { ...read };
  const word: WordOf = (slot) => (words[slot] ??= fill(naming.random.pick(rules[slot] ?? ['']), word));
  for (const slot of asked ?? Object.keys(rules)) if (rules[slot]) word(slot);
  const told = TOLD[genre]?.(word, read);
  const [d = '', e = '', f = ''] = BOOK_DETAILS[words['x'] ?? ''] ?? [];
  const all = { ...words, d, e, f };
  if (asked && !asked.some((slot) => OF_PEOPLE.has(slot))) return { ...all, ...told };
  const people = heroOf(naming, genre, hero, read['job'] ?? (genre === 'Fantasy' ? read['h'] : undefined));
  return { ...all, ...people, ...told };
}

/** Paragraphs about a book: a blurb in the style of its genre, about what its title names. */
export const book: Subject = {
  rules: {},
  parts: {
    ...Object.fromEntries(
      Object.entries(TALES).map(([genre, { stories }]) => [genre, { text: Object.values(stories).flat() }]),
    ),
    ...verse,
    ...Object.fromEntries(
      Object.entries(FACTS).map(([genre, { text = [] }]) => [
        genre,
        { text: text.map((told) => told.replace(/^.+\|/, '')) },
      ]),
    ),
  },
  read({ name, topic, hero = '', writer = '', tale }, random, turning) {
    const part = topic ?? random.weighted(weights);
    const blurb = tale === undefined ? undefined : tales[part]?.[tale]?.[1];
    // Many blurbs have no placeholders, so nothing has to be read from the title.
    if (blurb !== undefined && !blurb.includes('{')) return { part, own: telling(blurb), slots: {} };
    const whole = name?.replace(PART, '') ?? '';
    const isNamed = hero !== '' && whole.includes(hero);
    const read = readers[part]?.(isNamed ? whole.replace(hero, '@') : whole)?.slots ?? {};
    const distinct = (list: readonly string[]): string => list[turning?.distinct(list.length) ?? 0] ?? '';
    const naming = { random, distinct };
    const words = wordsIn(part, read, isNamed ? hero : '', naming, blurb === undefined ? undefined : slotsOf(blurb));
    const own = blurb === undefined ? undefined : telling(blurb);
    // In non-fiction, pronouns stand for the author, except in biographies.
    const author =
      TALES[part] || part === 'Biography' || writer === '' ? {} : PRONOUNS[bearerOf(writer).gender ?? 'anyone'];
    return { part, ...(own && { own }), slots: { ...words, ...author } };
  },
};
