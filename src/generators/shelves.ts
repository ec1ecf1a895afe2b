import { arg } from './arguments.ts';
import { shuffleInBlocks } from './block-shuffle.ts';
import { defineGenerator } from './define.ts';

/**
 * Number of authors on a shelf. Books and authors are divided into shelves, numbered from 1: 20 consecutive authors,
 * and all of their 30 books. So the books of an author can be counted without looking at other records. The positions
 * of the books on a shelf are numbered from 1, too.
 */
const AUTHORS = 20;
const BOOKS = 30;

/**
 * How many books, as a share from 0 to 1, are the first book of their author, as long as there are authors without a
 * book.
 */
const FIRST_BOOKS = 0.65;

/** On this many shelves at the start, the books keep their order. The books of all other shelves are shuffled. */
const IN_ORDER = 2;
/**
 * How many books are the first book of their author, as a share from 0 to 1, on the shelves at the start whose books
 * keep their order.
 */
const FIRST_IN_ORDER = 0.8;

const NUMBERS: readonly string[] = Array.from({ length: AUTHORS }, (_, at) => String(at + 1));

/** Returns the id of the first author on a shelf; shelves are numbered from 1. */
function firstOf(shelf: number): number {
  return (shelf - 1) * AUTHORS + 1;
}

export const shelf_number = defineGenerator({
  name: 'shelf_number',
  makes: 'Number of the shelf of an author, from 1. A shelf holds 20 consecutive authors and their 30 books.',
  internal: true,
  examples: [{ value: 1 }],
  make({ id }): number {
    return Math.ceil(id / AUTHORS);
  },
});

export const shelf_authors = defineGenerator({
  name: 'shelf_authors',
  makes: 'Author of each book of a shelf, as positions on the shelf, from 1. The field has to be drawn `per` shelf.',
  internal: true,
  args: {
    shelf: arg.number('Number of the shelf.', { required: true }),
  },
  examples: [{ args: { shelf: 1 } }],
  make({ random }, { shelf }): string[] {
    const inOrder = shelf <= IN_ORDER;
    const owners: string[] = [];
    const started: string[] = [];
    const without = [...NUMBERS];
    for (let place = 1; place <= BOOKS; place++) {
      const reached = Math.min(AUTHORS, (shelf - 1) * (BOOKS - AUTHORS) + place);
      // Number of authors without a book who may get this one, because their ids are not higher than the book's.
      const open = without.length - (AUTHORS - reached);
      const isFirst = open > 0 && (place === 1 || random.chance(inOrder ? FIRST_IN_ORDER : FIRST_BOOKS));
      if (isFirst) {
        const [author = '1'] = without.splice(random.int(0, open - 1), 1);
        started.push(author);
        owners.push(author);
        continue;
      }
      // Half of the other books go to authors in proportion to their books so far, except on shelves that keep their
      // order.
      owners.push(random.pick(!inOrder && random.chance(0.5) ? owners : started));
    }
    return owners;
  },
});

export const shelf_books = defineGenerator({
  name: 'shelf_books',
  makes: 'Minimum number of books by the author: those on the shelf, and one that a biography may mention.',
  internal: true,
  args: {
    authors: arg.texts('Authors of the books of the shelf, from shelf_authors.', { required: true }),
  },
  examples: [{ args: { authors: ['1', '2', '1'] }, value: 3 }],
  make({ id }, { authors }): number {
    const own = String(((id - 1) % AUTHORS) + 1);
    return 1 + authors.filter((author) => author === own).length;
  },
});

export const shelf_place = defineGenerator({
  name: 'shelf_place',
  makes: 'Position of the book among those of all shelves, from 1, after shuffling.',
  internal: true,
  examples: [{ value: 1 }],
  make(context): number {
    return shuffleInBlocks(context, { things: BOOKS, people: AUTHORS, inOrder: IN_ORDER });
  },
});

export const shelf_first = defineGenerator({
  name: 'shelf_first',
  makes: 'Number of the first author of the shelf of a book, from 1.',
  internal: true,
  args: {
    place: arg.number('Position of the book, from shelf_place.', { required: true }),
  },
  examples: [{ args: { place: 31 }, value: 21 }],
  make(_, { place }): number {
    return firstOf(Math.ceil(place / BOOKS));
  },
});

export const shelf_author = defineGenerator({
  name: 'shelf_author',
  makes: 'Number of the author of a book, from 1.',
  internal: true,
  args: {
    place: arg.number('Position of the book, from shelf_place.', { required: true }),
    authors: arg.texts('Authors of the books of the shelf, from shelf_authors.', { required: true }),
  },
  examples: [{ args: { place: 33, authors: ['1', '2', '1'] }, value: 21 }],
  make(context, { place, authors }): number {
    return shelf_first.make(context, { place }) + Number(authors[(place - 1) % BOOKS] ?? 1) - 1;
  },
});

export const shelf_volume = defineGenerator({
  name: 'shelf_volume',
  makes: 'Two texts: position of the book among those of its author, from 1, and number of books by the author.',
  internal: true,
  args: {
    place: arg.number('Position of the book, from shelf_place.', { required: true }),
    authors: arg.texts('Authors of the books of the shelf, from shelf_authors.', { required: true }),
  },
  examples: [{ args: { place: 3, authors: ['1', '2', '1'] }, value: ['2', '2'] }],
  make(_, { place, authors }): string[] {
    const at = (place - 1) % BOOKS;
    const own = (list: readonly string[]): number => list.filter((author) => author === authors[at]).length;
    return [String(own(authors.slice(0, at + 1))), String(own(authors))];
  },
});
