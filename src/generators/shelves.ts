import type { Context } from './context.ts';
import { strewn } from './strewn.ts';

/**
 * A shelf holds some authors who are neighbours and all books of theirs that there are: for each 20 authors there are 30
 * books. So an author's books can be counted without looking at the books, however many there are. Shelves count from 1,
 * and so do the places on a shelf, one for each book.
 */
const AUTHORS = 20;
const BOOKS = 30;

/** The share of books that are the first of their author, as long as there is an author without one. */
const FIRST_BOOKS = 0.65;

/** The books of the first shelves stand in their order: all other ones are strewn. */
const IN_ORDER = 2;
const FIRST_IN_ORDER = 0.8;

const NUMBERS: readonly string[] = Array.from({ length: AUTHORS }, (_, at) => String(at + 1));

/** The first author on a shelf. */
function firstOf(shelf: number): number {
  return (shelf - 1) * AUTHORS + 1;
}

/**
 * The number of the shelf on which an author stands.
 *
 * @example
 * shelf_number(context) // => 1
 */
export function shelf_number({ id }: Context): number {
  return Math.ceil(id / AUTHORS);
}

/** Arguments of {@link shelf_authors}. */
interface ShelfAuthorsArgs {
  /** The number of the shelf. */
  readonly shelf: number;
}

/**
 * The author of the book in each place of a shelf, as the author's place among those of the shelf, from 1. Most authors
 * have one book, some none, and a few have many: who has some is read more, and writes more. It has to be drawn `per`
 * shelf. On the first shelves an author does not come before as many books; the others are long enough after them.
 *
 * @example
 * shelf_authors(context, { shelf: 1 }).slice(0, 6) // => ["1","2","3","4","4","5"]
 */
export function shelf_authors({ random }: Context, { shelf }: ShelfAuthorsArgs): string[] {
  const inOrder = shelf <= IN_ORDER;
  const owners: string[] = [];
  const started: string[] = [];
  const without = [...NUMBERS];
  for (let place = 1; place <= BOOKS; place++) {
    const reached = Math.min(AUTHORS, (shelf - 1) * (BOOKS - AUTHORS) + place);
    // So many of those without a book may have this one: one has left for each author who has some.
    const open = without.length - (AUTHORS - reached);
    const isFirst = open > 0 && (place === 1 || random.chance(inOrder ? FIRST_IN_ORDER : FIRST_BOOKS));
    if (isFirst) {
      const [author = '1'] = without.splice(random.int(0, open - 1), 1);
      started.push(author);
      owners.push(author);
      continue;
    }
    // Half of the other books are by those who wrote much before, but not where they would be neighbours.
    owners.push(random.pick(!inOrder && random.chance(0.5) ? owners : started));
  }
  return owners;
}

/** Arguments of {@link shelf_books}. */
interface ShelfBooksArgs {
  /** The authors of the shelf's books, from {@link shelf_authors}. */
  readonly authors: readonly string[];
}

/**
 * The least number of books of an author: those that there are, and the one that a life of the author may tell of.
 *
 * @example
 * shelf_books(context, { authors: ['1', '2', '1'] }) // => 3
 */
export function shelf_books({ id }: Context, { authors }: ShelfBooksArgs): number {
  const own = String(((id - 1) % AUTHORS) + 1);
  return 1 + authors.filter((author) => author === own).length;
}

/**
 * The place of a book among those of all shelves. The books of the first two shelves stand in their order. The others are
 * strewn over more and more shelves, in blocks: as there are more books than authors, each block may be larger than the
 * one before, and all its authors are there when its first book is.
 *
 * @example
 * shelf_place(context) // => 1
 */
export function shelf_place(context: Context): number {
  return strewn(context, { things: BOOKS, people: AUTHORS, inOrder: IN_ORDER });
}

/** Arguments of {@link shelf_first} and {@link shelf_author}. */
interface ShelfFirstArgs {
  /** The place of the book, from {@link shelf_place}. */
  readonly place: number;
}

/**
 * The first author of the shelf that a book stands on.
 *
 * @example
 * shelf_first(context, { place: 31 }) // => 21
 */
export function shelf_first(_: Context, { place }: ShelfFirstArgs): number {
  return firstOf(Math.ceil(place / BOOKS));
}

/** Arguments of {@link shelf_author}. */
interface ShelfAuthorArgs extends ShelfFirstArgs, ShelfBooksArgs {}

/**
 * The author of a book.
 *
 * @example
 * shelf_author(context, { place: 33, authors: ['1', '2', '1'] }) // => 21
 */
export function shelf_author(context: Context, { place, authors }: ShelfAuthorArgs): number {
  return shelf_first(context, { place }) + Number(authors[(place - 1) % BOOKS] ?? 1) - 1;
}

/**
 * Which of an author's books one is, from 1, and how many books of the author the shelf has.
 *
 * @example
 * shelf_volume(context, { place: 3, authors: ['1', '2', '1'] }) // => ["2","2"]
 */
export function shelf_volume(_: Context, { place, authors }: ShelfAuthorArgs): string[] {
  const at = (place - 1) % BOOKS;
  const own = (list: readonly string[]): number => list.filter((author) => author === authors[at]).length;
  return [String(own(authors.slice(0, at + 1))), String(own(authors))];
}
