import { composeText } from '../compose.ts';
import type { Context } from '../context.ts';
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

const readers: Readonly<Record<string, ReturnType<typeof createReader>>> = Object.fromEntries(
  Object.entries(bookGenres).map(
    ([
      genre,
      {
        titles,
        words: { x = [], ...words },
      },
    ]) => [
      genre,
      // What is made of other words is read as it stands.
      createReader(titles, x.some((word) => word.includes('{')) ? words : { ...words, x }),
    ],
  ),
);

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
  Object.entries(genres).map(([genre, own]) => [genre, { praise, ...own }]);

/** Paragraphs about a book: a blurb in the manner of its genre, and on the thing its title names. */
export const book: Subject = {
  rules: {
    text: ['{opening} {twist} {verdict}', '{opening} {twist} {praise}', '{opening} {verdict} {praise}'],
    count: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'ten', 'twelve'],
    opening: [
      'When {a hero} {event}, {stakes}.',
      '{name} follows {a hero} who {event}.',
      '{a hero} {event}, and soon {stakes}.',
      'In {setting}, {a hero} {event}.',
      'It begins quietly, when {a hero} {event}; before long, {stakes}.',
      'At the heart of {name} is {a hero} who {event}.',
      'The trouble starts when {a hero} {event}.',
      'One day, {a hero} {event}, and {stakes}.',
      'Set in {setting}, this is the story of {a hero} who {event}.',
      '{name} begins when {a hero} {event}.',
      'Nobody expects much of {a hero} in {setting} until {stakes}.',
    ],
  },
  parts: Object.fromEntries([...withPraise(STORIES, STORY), ...withPraise(FACTS, FACT)]),
  read({ name, topic }, random) {
    const part = topic ?? random.weighted(weights);
    const { words } = entry(bookGenres, part);
    const any = (): string => composeText({ distinct: (size) => random.int(0, size - 1) }, '{x}', words);
    const x = readers[part]?.(name ?? '')?.slots['x'] ?? any();
    // In a book for children, the animal of the title is the hero.
    return { part, slots: { name: name ?? 'the book', x, ...(part === "Children's" && { hero: x.toLowerCase() }) } };
  },
};
