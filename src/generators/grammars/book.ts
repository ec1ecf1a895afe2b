import { composeText, formsIn } from '../compose.ts';
import type { Context } from '../context.ts';
import { aOrAn, fill } from '../grammar.ts';
import type { Grammar } from '../grammar.ts';
import { BOOK_DETAILS } from '../lists/book-details.ts';
import { bookGenres } from '../lists/books.ts';
import { entry } from '../lists/entry.ts';
import { crime } from './books/crime.ts';
import { fantastic } from './books/fantastic.ts';
import { horror } from './books/horror.ts';
import { knowledge } from './books/knowledge.ts';
import { leisure } from './books/leisure.ts';
import { literary } from './books/literary.ts';
import { CALLINGS, lives } from './books/lives.ts';
import { romance } from './books/romance.ts';
import { verse } from './books/verse.ts';
import { young } from './books/young.ts';
import type { Random } from '../random.ts';
import { tierOf } from '../tiers.ts';
import {
  CITIES,
  CLUES,
  EDITIONS,
  FIRST_NAMES,
  HAUNTS,
  HEROES,
  LAST_NAMES,
  LATER,
  LEGENDS,
  NOTES,
  PEOPLE,
  PLANS,
  PREMISES,
  ROOMS,
  SECRETS,
  SETTINGS,
  SIGHTS,
  YOUNG_NOTES,
} from './books/hooks.ts';
import { createReader } from './forms.ts';
import type { Subject } from './subject.ts';
import { titleCase } from './wording.ts';

/**
 * The title of a book; no two of a genre are the same before its thousands of forms are used up.
 *
 * @param hero whom the books of the author are about, where the title names somebody
 */
export function bookTitle(context: Context, genre: string, hero: string): string {
  const { titles, first = [], words } = entry(bookGenres, genre);
  const grammar = grammars.get(genre) ?? { ...words, title: titles, first };
  grammars.set(genre, grammar);
  const { form, index } = tierOf(context, [formsIn('{first}', grammar), formsIn('{title}', grammar)]);
  const title = composeText({ distinct: () => index }, form === 0 ? '{first}' : '{title}', grammar);
  return titleCase(title).replace('@', hero);
}

/** Patterns and words of a genre as one grammar; made when first asked for. */
const grammars: Map<string, Grammar> = new Map();

const weights: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(bookGenres).map(([genre, { weight }]) => [genre, weight]),
);

/** The readers of the titles of each genre. A thing made of two words is read as these. */
const readers: Readonly<Record<string, ReturnType<typeof createReader>>> = Object.fromEntries(
  Object.entries(bookGenres).map(([genre, { titles: later, first = [], words }]) => {
    const titles = [...first, ...later];
    const { x = [], ...others } = words;
    const [whole = ''] = x;
    return whole.includes('{')
      ? [
          genre,
          createReader(
            titles.map((title) => title.replace('{x}', whole)),
            others,
          ),
        ]
      : [genre, createReader(titles, words)];
  }),
);

/** Words by slot. */
type Words = Readonly<Record<string, string>>;

/** The hero of a story whose title names a trade. */
const working = (job?: string): Words => (job === undefined ? {} : { hero: job.toLowerCase() });

/** What somebody was who is told of in a biography: the same in all books about them. */
const callingOf = (name: string): string =>
  CALLINGS[[...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % CALLINGS.length] ?? '';

/** What a reader asks about a title: how one of these texts puts it, `#` being what the title names. */
type Put = (named: string | undefined, texts: readonly string[]) => string;

/** What else each genre says of its words: who the hero is, where it happens, and what the title names, if it does. */
const TOLD: Readonly<Record<string, (words: Words, read: Words, title: string, put: Put) => Words>> = {
  Mystery: ({ x }, { room, q, y, job }, _title, put) => ({
    at: put(room?.toLowerCase(), ROOMS) + put(q && x, ['At #,', 'One autumn at #,', 'After dark at #,']),
    tail: put(y?.toLowerCase(), CLUES),
    ...working(job),
  }),
  Thriller: (_, { x, y, z, c, job }, _title, put) => ({
    at:
      put(c, ['In #,', 'One night in #,', 'Early one morning in #,', 'One winter in #,']) ||
      put(x !== undefined && (y ?? z) !== undefined ? `${x} ${y ?? z ?? ''}` : undefined, SECRETS),
    ...working(job),
  }),
  Romance: (_, { x, t, job }, _title, put) => ({
    at:
      x === undefined
        ? put(t, ['In #,', 'Back in #,', 'After a year in #,'])
        : put(x.toLowerCase() + (t === undefined ? '' : ` in ${t}`), PREMISES),
    ...working(job),
  }),
  'Science Fiction': (_, { w, p, q, job }, _title, put) => ({
    at:
      put(w, ['On the way to #,', 'Bound for #,', 'Far from #,', 'At #,', '']) +
      put(q && (p === undefined ? q : `${p} ${q}`), SIGHTS),
    ...working(job),
  }),
  Fantasy: (_, { h, c, x, y, z }, _title, put) => ({
    at: put(c, ['On the road to #,', 'A day from #,', 'In #,', 'Driven out of #,', 'Under the hills of #,', '']),
    tail: put(x && y && (z === undefined ? `${x} ${y}` : `${y} of ${x} and ${z}`), LEGENDS),
    ...working(h),
  }),
  'Historical Fiction': ({ x = '', c = '' }, { year, o, y }, _title, put) => ({
    tail: put((o ?? y)?.toLowerCase(), LATER),
    who: aOrAn(x.toLowerCase()),
    at: year === undefined ? put(c, CITIES) : `${c}, ${year}:`,
  }),
  'Literary Fiction': (_, { job, l, p }, _title, put) => ({
    tail: put(l?.toLowerCase(), SETTINGS) + put(p, PEOPLE),
    ...working(job),
  }),
  Horror: (_, { p, q = '' }, _title, put) => ({
    at: put(p === undefined ? q.toLowerCase() : `${p} ${q}`, HAUNTS),
  }),
  'Young Adult': (_, { x, y }, _title, put) => ({ tail: put(x && y && `${x} ${y}`.toLowerCase(), PLANS) }),
  Biography: ({ x = '' }) => ({ calling: callingOf(x) }),
  "Children's": ({ x = '' }, { n, y, l }, title, put) => ({
    who:
      n !== undefined ? `${n} the ${x.toLowerCase()}` : (/^(.+) and the /.exec(title)?.[1] ?? aOrAn(x.toLowerCase())),
    tail: put(y?.toLowerCase() ?? (l && `the ${l.toLowerCase()}`), [
      'A story about #.',
      'A bedtime story about #.',
      'A picture book about #.',
    ]),
  }),
};

/** How often a text that could end in a note does. */
const NOTED = 0.4;

/** The words of a title of a genre. What the title does not name is any of the genre's words. */
function wordsIn(genre: string, whole: string, hero: string, random: Random): Words {
  const title = hero === '' ? whole : whole.replace(hero, '@');
  const rules = Object.entries(entry(bookGenres, genre).words);
  const read = readers[genre]?.(title)?.slots ?? {};
  const words = { ...Object.fromEntries(rules.map(([slot, list]) => [slot, random.pick(list)])), ...read };
  const own = { ...words, x: fill(words['x'] ?? '', (slot) => words[slot] ?? '') };
  const [d = '', e = '', f = ''] = BOOK_DETAILS[own.x] ?? [];
  const put: Put = (named, texts) => (named ? random.pick(texts).replace('#', named) : '');
  const told = TOLD[genre]?.(own, read, title, put) ?? {};
  const { at = '', tail = '', ...others } = told;
  const notes = genre === "Children's" ? YOUNG_NOTES : NOTES;
  const end = tail || (random.chance(NOTED) ? random.pick(notes) : '');
  // What stands before the hero brings a blank of its own, as it may be missing.
  const slots = {
    ...own,
    d,
    e,
    f,
    ...others,
    at: at && `${at} `,
    tail: end && ` ${end}`,
  };
  return { ...slots, ...(title.includes('@') && { who: hero }) };
}

const STORIES: Readonly<Record<string, Grammar>> = {
  ...crime,
  ...romance,
  ...fantastic,
  ...horror,
  ...literary,
  ...young,
  ...verse,
};
const FACTS: Readonly<Record<string, Grammar>> = { ...lives, ...knowledge, ...leisure };

/** The rules of each genre, with the hero of a story as the one that it is about. */
const withHeroes = (genres: Readonly<Record<string, Grammar>>): [string, Grammar][] =>
  Object.entries(genres).map(([genre, own]) => [genre, { ...(own['hero'] && { who: HEROES }), ...own }]);

/** Paragraphs about a book: a blurb in the manner of its genre, and on the thing its title names. */
export const book: Subject = {
  rules: {
    text: ['{opening} {twist}', '{opening} {verdict}'],
    count: ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'twenty'],
    first: FIRST_NAMES,
    last: LAST_NAMES,
    verdict: EDITIONS,
  },
  parts: Object.fromEntries(withHeroes({ ...STORIES, ...FACTS })),
  read({ name, topic, hero = '' }, random) {
    const part = topic ?? random.weighted(weights);
    const words = wordsIn(part, name ?? '', hero, random);
    return { part, slots: { name: name ?? 'the book', ...words, tail: [words['tail'] ?? ''] } };
  },
};
