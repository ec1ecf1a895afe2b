import { composeText } from '../compose.ts';
import type { Context } from '../context.ts';
import { aOrAn, fill } from '../grammar.ts';
import type { Grammar } from '../grammar.ts';
import { bookGenres } from '../lists/books.ts';
import { entry } from '../lists/entry.ts';
import { crime } from './books/crime.ts';
import { fantastic } from './books/fantastic.ts';
import { horror } from './books/horror.ts';
import { knowledge } from './books/knowledge.ts';
import { leisure } from './books/leisure.ts';
import { literary } from './books/literary.ts';
import { lives } from './books/lives.ts';
import { FACT, STORY } from './books/praise.ts';
import { romance } from './books/romance.ts';
import { verse } from './books/verse.ts';
import { young } from './books/young.ts';
import type { Random } from '../random.ts';
import { createReader } from './forms.ts';
import type { Subject } from './subject.ts';
import { titleCase } from './wording.ts';

/** The title of a book; no two of a genre are the same before its thousands of forms are used up. */
export function bookTitle(context: Context, genre: string): string {
  const { titles, words } = entry(bookGenres, genre);
  const grammar = grammars.get(genre) ?? { ...words, title: titles };
  grammars.set(genre, grammar);
  return titleCase(composeText(context, '{title}', grammar));
}

/** Patterns and words of a genre as one grammar; made when first asked for. */
const grammars: Map<string, Grammar> = new Map();

const weights: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(bookGenres).map(([genre, { weight }]) => [genre, weight]),
);

/** The readers of the titles of each genre. A thing made of two words is read as these. */
const readers: Readonly<Record<string, ReturnType<typeof createReader>>> = Object.fromEntries(
  Object.entries(bookGenres).map(([genre, { titles, words }]) => {
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

/** What else each genre says of its words, and who the hero is, where the title names one. */
const TOLD: Readonly<Record<string, (words: Words, read: Words, title: string) => Words>> = {
  Mystery: ({ y = '' }) => ({ y: y.toLowerCase() }),
  Thriller: ({ x, y }) => ({ thing: `${x} ${y}` }),
  Romance: ({ x = '', t, s }, read) => ({ x: x.toLowerCase(), t: read['s'] ?? t ?? s ?? '' }),
  'Science Fiction': ({ p, q }) => ({ thing: `${p} ${q}` }),
  Fantasy: ({ x, y, z }, { h, ...read }) => ({
    thing: read['z'] === undefined ? `${x} ${y}` : `${y} of ${x} and ${z}`,
    ...(h !== undefined && { who: `the ${h.toLowerCase()}` }),
  }),
  'Historical Fiction': ({ x = '' }) => ({ who: aOrAn(x.toLowerCase()) }),
  'Literary Fiction': (_, { n }) => (n === undefined ? {} : { who: n }),
  Horror: ({ p, q }) => ({ thing: `${p} ${q}` }),
  'Young Adult': (_, { n }) => (n === undefined ? {} : { who: n }),
  "Children's": ({ x = '', y = '' }, { n }, title) => ({
    y: y.toLowerCase(),
    who: n === undefined ? title.split(' and ')[0] || aOrAn(x.toLowerCase()) : `${n} the ${x.toLowerCase()}`,
  }),
};

/** The words of a title of a genre. What the title does not name is any of the genre's words. */
function wordsIn(genre: string, title: string, random: Random): Words {
  const rules = Object.entries(entry(bookGenres, genre).words);
  const read = readers[genre]?.(title)?.slots ?? {};
  const words = { ...Object.fromEntries(rules.map(([slot, list]) => [slot, random.pick(list)])), ...read };
  const own = { ...words, x: fill(words['x'] ?? '', (slot) => words[slot] ?? '') };
  return { ...own, ...TOLD[genre]?.(own, read, title) };
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

/** The rules of each genre; what is said of any book comes behind its own. */
const withPraise = (genres: Readonly<Record<string, Grammar>>, praise: readonly string[]): [string, Grammar][] =>
  Object.entries(genres).map(([genre, own]) => [genre, { praise, ...(own['hero'] && { who: ['{a hero}'] }), ...own }]);

/** Paragraphs about a book: a blurb in the manner of its genre, and on the thing its title names. */
export const book: Subject = {
  rules: {
    text: ['{opening} {twist} {verdict}', '{opening} {twist} {praise}'],
    count: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'ten', 'twelve'],
    opening: [
      'When {who} {event}, {stakes}.',
      '{who} {event}, and soon {stakes}.',
      'In {setting}, {who} {event}.',
      'It begins quietly, when {who} {event}; before long, {stakes}.',
      'The trouble starts when {who} {event}.',
      'One day, {who} {event}, and {stakes}.',
      'Nobody expects much of {who} in {setting} until {stakes}.',
      '{name} begins when {who} {event}.',
      'Life in {setting} is never the same after {who} {event}.',
    ],
  },
  parts: Object.fromEntries([...withPraise(STORIES, STORY), ...withPraise(FACTS, FACT)]),
  read({ name, topic }, random) {
    const part = topic ?? random.weighted(weights);
    return { part, slots: { name: name ?? 'the book', ...wordsIn(part, name ?? '', random) } };
  },
};
