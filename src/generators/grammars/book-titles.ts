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

/** A word of a title, in small letters or `any`, and a blurb on it; or, of a book of facts, a whole pattern of titles. */
type Tale = readonly [word: string, blurb: string];

/** Novels: what is told of them goes by a word of the title. */
export const TALES: Readonly<Record<string, Tales>> = {
  ...crime, ...romance, ...fantastic, ...horror, ...literary, ...young,
}; // oxfmt-ignore

/** Books of facts: what is told of them stands behind a pattern of titles and `|`, or has none. */
export const FACTS: Readonly<Record<string, Grammar>> = { ...lives, ...knowledge, ...leisure };

/** The tales of each genre. */
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

/** Which of the tales of its genre a book tells; 0 where it tells none. Neighbours tell different ones. */
export function taleOf(context: RotationContext, genre: string): number {
  const { length } = tales[genre] ?? [];
  return length > 0 ? rotationIndex(context, length, genre) : 0;
}

/**
 * The title of a book; no two of a genre are the same before its thousands of forms are used up.
 *
 * @param hero whom the books of the author are about, where the title names somebody
 * @param tale which of the tales of the genre it is to suit. Default: any
 */
export function bookTitle(context: Context, genre: string, hero: string, tale = -1): string {
  const key = `${genre} ${tale}`;
  const all = tales[genre] ?? [];
  const grammar = titles.get(key) ?? titlesOn(genre, all[tale]);
  titles.set(key, grammar);
  return titleCase(titleOf(context, grammar, all, tale)).replace('@', hero);
}

/**
 * A title by patterns in turn until their forms are used up, those of short shapes first. A tale is told once in a round of
 * its genre, and of the forms that it shares with others on the same word, it has those of its own.
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
        // Tales that are told in one round share no words.
        const index = at + step * ((level + 61 * (tale + 1)) % forms);
        return composeText({ distinct: () => index }, pattern, grammar);
      }
      left -= more;
      used = size;
    }
  }
  return '';
}

/** The titles of a genre, or of one that suit a tale; made when first asked for. */
const titles: Map<string, Grammar> = new Map();

/** What comes behind the titles of novels when all others are used up. */
const PARTS: readonly string[] = ['A Novel', 'Book One', 'Book Two', 'Book Three'];

/** Such an ending. */
export const PART: RegExp = /: (?:A Novel|Book \w+)$/;

/** What stands for a thing in titles: two words, where it is made of these. */
export const wholeOf = ({ x: [whole = ''] = [] }: Grammar): string => (whole.includes('{') ? whole : '{x}');

/** The titles of a genre that have the word of a tale, or, for `any`, none that tales are on; all, if none is asked for. */
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
  const late = [...short, ...long].map((one) => `${one}: {part}`);
  return { ...Object.fromEntries(rules), title: long, first: short, late, part: PARTS };
}
