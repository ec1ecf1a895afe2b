import { composeText, formsIn } from '../compose.ts';
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
import { CALLINGS, lives } from './books/lives.ts';
import { romance } from './books/romance.ts';
import { verse } from './books/verse.ts';
import { young } from './books/young.ts';
import type { Random } from '../random.ts';
import { tierOf } from '../tiers.ts';
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
const working = (job?: string): Words => (job === undefined ? {} : { who: aOrAn(job.toLowerCase()) });

/** What somebody was who is told of in a biography: the same in all books about them. */
const callingOf = (name: string): string =>
  CALLINGS[[...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % CALLINGS.length] ?? '';

/** What else each genre says of its words, and who the hero is, where the title names one. */
const TOLD: Readonly<Record<string, (words: Words, read: Words, title: string) => Words>> = {
  Mystery: ({ x = '', y = '' }, { room = x, job }) => ({ x: room, y: y.toLowerCase(), ...working(job) }),
  Thriller: ({ x, y, c, z }, read) => ({
    thing: read['z'] === undefined ? `${x} ${y}` : `${read['x'] ?? c} ${z}`,
    ...working(read['job']),
  }),
  Romance: ({ x = '', t, s }, read) => ({
    x: x.toLowerCase(),
    t: read['s'] ?? t ?? s ?? '',
    ...working(read['job']),
  }),
  'Science Fiction': ({ p, q }, { job }) => ({ thing: `${p} ${q}`, ...working(job) }),
  Fantasy: ({ x, y, z }, { h, ...read }) => ({
    thing: read['z'] === undefined ? `${x} ${y}` : `${y} of ${x} and ${z}`,
    ...(h !== undefined && { who: `the ${h.toLowerCase()}` }),
  }),
  'Historical Fiction': ({ x = '' }) => ({ who: aOrAn(x.toLowerCase()) }),
  'Literary Fiction': (_, { job }) => working(job),
  Horror: ({ p, q }) => ({ thing: `${p} ${q}` }),
  Biography: ({ x = '' }) => ({ calling: callingOf(x) }),
  "Children's": ({ x = '', y = '' }, { n }, title) => ({
    y: y.toLowerCase(),
    who:
      n !== undefined ? `${n} the ${x.toLowerCase()}` : (/^(.+) and the /.exec(title)?.[1] ?? aOrAn(x.toLowerCase())),
  }),
};

/** The words of a title of a genre. What the title does not name is any of the genre's words. */
function wordsIn(genre: string, whole: string, hero: string, random: Random): Words {
  const title = hero === '' ? whole : whole.replace(hero, '@');
  const rules = Object.entries(entry(bookGenres, genre).words);
  const read = readers[genre]?.(title)?.slots ?? {};
  const words = { ...Object.fromEntries(rules.map(([slot, list]) => [slot, random.pick(list)])), ...read };
  const own = { ...words, x: fill(words['x'] ?? '', (slot) => words[slot] ?? '') };
  return { ...own, ...TOLD[genre]?.(own, read, title), ...(title.includes('@') && { who: hero }) };
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
  Object.entries(genres).map(([genre, own]) => [genre, { ...(own['hero'] && { who: ['{a hero}'] }), ...own }]);

/** Paragraphs about a book: a blurb in the manner of its genre, and on the thing its title names. */
export const book: Subject = {
  rules: {
    text: ['{opening} {twist}', '{opening} {verdict}', '{twist} {opening}'],
    count: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'ten', 'twelve'],
    opening: [
      'When {who} {event}, {stakes}.',
      '{who} {event}, and soon {stakes}.',
      'In {setting}, {who} {event}.',
      'It begins quietly, when {who} {event}; before long, {stakes}.',
      'The trouble starts when {who} {event}.',
      'One day, {who} {event}, and {stakes}.',
      '{name}, or how {who} {event}.',
      'Call it bad luck: {who} {event}, and by evening {stakes}.',
      'Everyone in {setting} has heard that {who} {event}.',
      '{name} begins when {who} {event}.',
      '{stakes}, and all because {who} {event}.',
    ],
  },
  parts: Object.fromEntries(withHeroes({ ...STORIES, ...FACTS })),
  read({ name, topic, hero = '' }, random) {
    const part = topic ?? random.weighted(weights);
    return { part, slots: { name: name ?? 'the book', ...wordsIn(part, name ?? '', hero, random) } };
  },
};
