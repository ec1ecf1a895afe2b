import type { Context } from './context.ts';
import { bookTitle, taleOf } from './grammars/book-titles.ts';
import { bookGenres } from './lists/books.ts';
import { entry } from './lists/entry.ts';
import { filedUnder } from './lists/genres.ts';

/** For {@link book_genre}. */
interface BookGenreArgs {
  /** The genres of the author. Default: none are known. */
  readonly genres?: readonly string[];
}

/** For {@link book_tale}. */
interface BookGenreOf {
  readonly genre: string;
}

/** For {@link book_title}. */
interface BookTitleArgs {
  readonly genre: string;
  /** Whom the author's books are about: some titles name somebody. Default: `Alma Reyes`. */
  readonly hero?: string;
  /** Which tale of its genre it is to suit, from {@link book_tale}. Default: any. */
  readonly tale?: number;
}

/** For {@link book_pages}. */
interface BookPagesArgs {
  readonly genre: string;
  /** The least number. Default 24. */
  readonly min?: number;
  /** The greatest number. Default 1,200. */
  readonly max?: number;
}

const WEIGHTS: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(bookGenres).map(([genre, { weight }]) => [genre, weight]),
);

/**
 * The genre of a book, the popular ones more often: one under which shops file what its author writes, if the author's
 * genres are told. Source: own lists.
 *
 * @example
 * book_genre(context, { genres: ['haiku', 'prose poems'] }) // => "Poetry"
 */
export function book_genre({ random }: Context, { genres = [] }: BookGenreArgs = {}): string {
  const shelves = filedUnder(genres);
  return random.weighted(WEIGHTS, shelves.length > 0 ? shelves : undefined);
}

/**
 * Which of the tales of its genre a novel tells, from 0; 0 for a book of facts. Neighbours tell different ones. Source: own
 * lists.
 *
 * @example
 * book_tale(context, { genre: 'Mystery' }) // => 5
 */
export function book_tale(context: Context, { genre }: BookGenreOf): number {
  return taleOf(context, genre);
}

/**
 * The title of a book, coined for its genre; unique by construction within it for thousands of records. Source: own lists.
 *
 * @example
 * book_title(context, { genre: 'Mystery' }) // => "Alma Reyes and the Unlucky Suitcase"
 */
export function book_title(context: Context, { genre, hero = 'Alma Reyes', tale }: BookTitleArgs): string {
  return bookTitle(context, genre, hero, tale);
}

/** Books are printed on sheets that are folded to so many pages; catalogues count these, or the last page with a number. */
const SHEET = 8;
const SHEETS = 0.4;

/** All that may have no more pages count whole sheets. */
const THIN = 60;

/**
 * The number of pages of a book, as is usual for its genre: a picture book is short, a fantasy long. Some count
 * whole sheets of 8, as printers do; of a thin book, all.

 *
 * @example
 * book_pages(context, { genre: "Children's" }) // => 40
 */
export function book_pages({ random }: Context, { genre, min = 24, max = 1200 }: BookPagesArgs): number {
  const [least, most] = entry(bookGenres, genre).pages;
  const isThin = most < THIN;
  const count = random.bell(least, most + (isThin ? SHEET : 1));
  const whole = isThin || random.chance(SHEETS) ? Math.floor(count / SHEET) * SHEET : Math.floor(count);
  return Math.min(max, Math.max(min, least, whole));
}
