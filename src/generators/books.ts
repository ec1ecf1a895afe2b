import type { Context } from './context.ts';
import { bookTitle } from './grammars/book.ts';
import { bookGenres } from './lists/books.ts';
import { entry } from './lists/entry.ts';
import { filedUnder } from './lists/genres.ts';

/** For {@link book_genre}. */
interface BookGenreArgs {
  /** The genres of the author. Default: none are known. */
  readonly genres?: readonly string[];
}

/** For {@link book_title}. */
interface BookTitleArgs {
  readonly genre: string;
  /** Whom the author's books are about: some titles name somebody. Default: `Alma Reyes`. */
  readonly hero?: string;
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
 * The title of a book, coined for its genre; unique by construction within it for thousands of records. Source: own lists.
 *
 * @example
 * book_title(context, { genre: 'Mystery' }) // => "The Verger's Confession"
 */
export function book_title(context: Context, { genre, hero = 'Alma Reyes' }: BookTitleArgs): string {
  return bookTitle(context, genre, hero);
}

/** Books are printed on sheets that are folded to so many pages. */
const SHEET = 8;

/**
 * The number of pages of a book, as is usual for its genre: a picture book is short, a fantasy long. A multiple of 8, as
 * printers count, unless a limit is none.
 *
 * @example
 * book_pages(context, { genre: "Children's" }) // => 40
 */
export function book_pages({ random }: Context, { genre, min = 24, max = 1200 }: BookPagesArgs): number {
  const [least, most] = entry(bookGenres, genre).pages;
  const sheets = Math.floor(random.bell(least / SHEET, most / SHEET + 1));
  return Math.min(max, Math.max(min, sheets * SHEET));
}
