import { arg } from './arguments.ts';
import { defineGenerator } from './define.ts';
import { bookTitle, taleOf } from './grammars/book-titles.ts';
import { bookGenres } from './lists/books.ts';
import { entry } from './lists/entry.ts';
import { filedUnder } from './lists/genres.ts';

const WEIGHTS: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(bookGenres).map(([genre, { weight }]) => [genre, weight]),
);

export const book_genre = defineGenerator({
  name: 'book_genre',
  makes: 'Genre of a book: one that a genre of the author belongs to, if they are given.',
  args: {
    genres: arg.texts('Genres of the author, such as haiku. Default: any.'),
  },
  examples: [{ args: { genres: ['haiku', 'prose poems'] }, value: 'Poetry' }],
  make({ random }, { genres = [] }): string {
    const shelves = filedUnder(genres);
    return random.weighted(WEIGHTS, shelves.length > 0 ? shelves : undefined);
  },
});

export const book_tale = defineGenerator({
  name: 'book_tale',
  makes: 'Number of a plot of the genre. Title and description that are given the same plot fit each other.',
  args: {
    genre: arg.text('Genre of the book.', { required: true }),
  },
  examples: [{ args: { genre: 'Mystery' }, value: 6 }],
  make(context, { genre }): number {
    return taleOf(context, genre);
  },
});

export const book_title = defineGenerator({
  name: 'book_title',
  makes: 'Title of a made-up book, unique within its genre for thousands of records.',
  args: {
    genre: arg.text('Genre of the book.', { required: true }),
    hero: arg.text('Name of the main character, which some titles mention.', { default: 'Alma Reyes' }),
    tale: arg.number('Number of the plot, from book_tale. Default: any.'),
  },
  examples: [{ args: { genre: 'Mystery' }, value: 'Alma Reyes and the Last Photograph' }],
  make(context, { genre, hero, tale }): string {
    return bookTitle(context, genre, hero, tale);
  },
});

/** A printed sheet of paper gives this many pages of a book. */
const SHEET = 8;
/** Share of books, from 0 to 1, whose number of pages is rounded to a multiple of {@link SHEET}. */
const SHEETS = 0.4;

/** Books with fewer pages than this are always rounded to a multiple of {@link SHEET}. */
const THIN = 60;

export const book_pages = defineGenerator({
  name: 'book_pages',
  makes: 'Number of pages of a book, typical of its genre.',
  args: {
    genre: arg.text('Genre of the book.', { required: true }),
    min: arg.number('Minimum number of pages.', { default: 24 }),
    max: arg.number('Maximum number of pages.', { default: 1200 }),
  },
  examples: [{ args: { genre: "Children's" }, value: 40 }],
  make({ random }, { genre, min, max }): number {
    const [least, most] = entry(bookGenres, genre).pages;
    const isThin = most < THIN;
    const count = random.bell(least, most + (isThin ? SHEET : 1));
    const whole = isThin || random.chance(SHEETS) ? Math.floor(count / SHEET) * SHEET : Math.floor(count);
    return Math.min(max, Math.max(min, least, whole));
  },
});
