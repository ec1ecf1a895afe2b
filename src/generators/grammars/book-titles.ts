import { composeText, formsIn } from '../compose-text.ts';
import type { Context } from '../context.ts';
import { slotsOf } from '../grammar.ts';
import type { Grammar } from '../grammar.ts';
import { bookGenres } from '../lists/books.ts';
import { entry } from '../lists/entry.ts';
import { rotationRound, rotationIndex } from '../rotation.ts';
import type { RotationContext } from '../rotation.ts';
import { crime } from './books/crime.ts';
import { fantastic } from './books/fantastic.ts';
import { horror } from './books/horror.ts';
import { knowledge } from './books/knowledge.ts';
import { leisure } from './books/leisure.ts';
import { literary } from './books/literary.ts';
import { lives } from './books/lives.ts';
import { romance } from './books/romance.ts';
import type { Tales } from './books/tales.ts';
import { young } from './books/young.ts';
import { titleCase } from './wording.ts';

/**
 * A blurb, and the titles that it suits: a word of the title in lower case, `any` for titles without such a word, or,
 * for non-fiction, a whole pattern of titles.
 */
type Tale = readonly [word: string, blurb: string];

/** Novels: the blurbs of each genre, by the word of the title that they are about. */
export const TALES: Readonly<Record<string, Tales>> = {
  ...crime, ...romance, ...fantastic, ...horror, ...literary, ...young,
}; // oxfmt-ignore

/** Blurbs of non-fiction, by genre. Before `|`, a blurb can have the pattern of the titles that it suits. */
export const FACTS: Readonly<Record<string, Grammar>> = { ...lives, ...knowledge, ...leisure };

/** For each genre, the blurbs that suit only certain titles, with these titles. */
export const tales: Readonly<Record<string, readonly Tale[]>> = Object.fromEntries([
  ...Object.entries(TALES).map(([genre, { stories }]) => [
    genre,
    Object.entries(stories).flatMap(([word, blurbs]) => blurbs.map((blurb): Tale => [word, blurb])),
  ]),
  ...Object.entries(FACTS).map(([genre, { text = [] }]) => [
    genre,
    text.filter((told) => told.includes('|')).map((told) => told.split('|')),
  ]),
]);

/**
 * Returns the index of the blurb for a book, in the `tales` of its genre; 0 if the genre has none. Books with
 * neighbouring ids get different ones.
 */
export function taleOf(context: RotationContext, genre: string): number {
  const { length } = tales[genre] ?? [];
  return length > 0 ? rotationIndex(context, length, genre) : 0;
}

/**
 * Returns the title of a book. No two books of a genre have the same title until all of its thousands of titles have
 * been used.
 *
 * @param hero name for the title if its pattern names a person: the hero of the author's books
 * @param tale index of the blurb that the title must suit. Default: any title of the genre
 */
export function bookTitle(context: Context, genre: string, hero: string, tale = -1): string {
  const key = `${genre} ${tale}`;
  const all = tales[genre] ?? [];
  const grammar = titles.get(key) ?? titlesOn(genre, all[tale]);
  titles.set(key, grammar);
  return titleCase(titleOf(context, grammar, all, tale)).replace('@', hero);
}

/**
 * Returns a title. The patterns take turns until all titles of a rule have been used: first those of the rule `first`,
 * then `title`, then `late`. If several blurbs are about the same word, they divide its titles among them, so no title
 * fits two blurbs.
 */
function titleOf(context: Context, grammar: Grammar, all: readonly Tale[], tale: number): string {
  const rivals = all.filter(([word]) => word === all[tale]?.[0]);
  const [at, step] = [
    Math.max(
      0,
      rivals.findIndex((one) => one === all[tale]),
    ),
    Math.max(1, rivals.length),
  ];
  const tiers = ['first', 'title', 'late'].map((rule) =>
    (grammar[rule] ?? [])
      .map((pattern) => ({ pattern, size: Math.ceil((formsIn(pattern, grammar) - at) / step) }))
      .filter(({ size }) => size > 0)
      .toSorted((one, other) => one.size - other.size),
  );
  const total = tiers.flat().reduce((sum, { size }) => sum + size, 0);
  let left = (tale < 0 ? context.id - 1 : rotationRound(context.id, all.length)) % total;
  for (const shapes of tiers) {
    let used = 0;
    for (const [nth, { size }] of shapes.entries()) {
      const others = shapes.length - nth;
      const more = (size - used) * others;
      if (left < more) {
        const { pattern, size: forms } = shapes[nth + ((left + tale + 1) % others)] ?? { pattern: '', size };
        const level = context.distinct(forms, used + Math.floor(left / others));
        // The offset keeps blurbs of the same round from using the same words.
        const index = at + step * ((level + 61 * (tale + 1)) % forms);
        return composeText({ distinct: () => index }, pattern, grammar);
      }
      left -= more;
      used = size;
    }
  }
  return '';
}

/** The titles of each genre, or those of one blurb, as a grammar; filled on first use. */
const titles: Map<string, Grammar> = new Map();

/** Endings of titles of novels, used once all titles without an ending are taken. */
const PARTS: readonly string[] = ['A Novel', 'Book One', 'Book Two', 'Book Three'];

/** Matches an ending from {@link PARTS} at the end of a title. */
export const PART: RegExp = /: (?:A Novel|Book \w+)$/;

/**
 * Returns the placeholder for the thing that a title is about: `{x}` or, if the rule `x` consists of other
 * placeholders, those.
 */
export const wholeOf = ({ x: [whole = ''] = [] }: Grammar): string => (whole.includes('{') ? whole : '{x}');

/**
 * Returns the titles of a genre that suit a blurb: those with its word or, for `any`, those without a word that has
 * blurbs. Returns all titles of the genre if no blurb is given.
 */
function titlesOn(genre: string, tale: Tale | undefined): Grammar {
  const { titles: later, first: early = [], words } = entry(bookGenres, genre);
  const stories = TALES[genre]?.stories;
  const patterns = later.filter((one) => one.replace(': {z}', '') === tale?.[0]);
  if (patterns.length > 0) return { ...words, title: patterns };
  const [title, first] = [later, early].map((list) => list.map((title) => title.replace('{x}', wholeOf(words))));
  if (!tale || !stories || !title || !first) return { ...words, title: later, first: early };
  const [word, blurb] = tale;
  const isTold = (one: string): boolean => stories[one.toLowerCase()] !== undefined;
  const slots = Object.keys(words).filter((slot) => words[slot]?.some(isTold));
  const asked = slots.find((slot) => words[slot]?.some((one) => one.toLowerCase() === word));
  const own = genre === 'Fantasy' ? 'h' : TALES[genre]?.hero ? 'job' : '@';
  // The last such slot says what the book is about. A title that names a person needs a blurb about a person.
  const suits = (one: string): boolean =>
    slotsOf(one).findLast((slot) => slots.includes(slot)) === asked &&
    (!(one.includes('@') || one.includes(`{${own}}`)) || /\{(?:who|first)\}/.test(blurb)) &&
    // A title that is only a place needs a blurb that is set there.
    (one !== '{p} {q}' || blurb.includes('{x}'));
  const rules = Object.entries(words).map(([slot, list]): [string, readonly string[]] => [
    slot,
    slot === asked ? list.filter((one) => one.toLowerCase() === word) : list,
  ]);
  const [short, long] = [first.filter(suits), title.filter(suits)];
  const late = [...short, ...long].map((one) => `${one}: {part}`);
  return { ...Object.fromEntries(rules), title: long, first: short, late, part: PARTS };
}
