import type { InferRecord } from '../../schema/index.ts';
import type { ResourceSpec } from '../spec.ts';

export const books = {
  name: 'books',
  singular: 'book',
  category: 'media',
  description: 'Books with author, publisher, ISBN and price.',
  fields: {
    id: { type: 'integer', generator: 'random_int', description: 'Number of the book', args: { min: 1 } },
    title: {
      type: 'string',
      generator: 'book_title',
      description: 'Title of the book',
      args: { genre: { from: 'genre' }, hero: { from: 'hero' }, tale: { from: 'tale' } },
    },
    author: {
      type: 'string',
      generator: 'name',
      description: 'Full name of the author, one of the authors',
      args: { name: { from: 'author_id.name' } },
    },
    isbn: {
      type: 'string',
      generator: 'isbn',
      description:
        'ISBN-13 of an English-language group with its check digit, used once; a publisher has prefixes of its own',
      args: { published: { from: 'published_date' }, press: { from: 'publisher' }, currency: { from: 'currency' } },
    },
    description: {
      type: 'string',
      generator: 'paragraph',
      description: 'What the book is about',
      args: {
        about: 'book',
        name: { from: 'title' },
        topic: { from: 'genre' },
        hero: { from: 'hero' },
        writer: { from: 'author' },
        tale: { from: 'tale' },
      },
    },
    genre: {
      type: 'string',
      generator: 'book_genre',
      description: 'Genre, one that the author writes',
      args: { genres: { from: 'author_id.genres' } },
    },
    publisher: {
      type: 'string',
      generator: 'company',
      description: "Publisher, the author's usual one for the genre",
      args: { kind: 'publisher', genre: { from: 'genre' } },
      per: 'author_id',
    },
    published_date: {
      type: 'string',
      format: 'date',
      generator: 'past_date',
      description: "Day of first publication, not before the author's first book; in Britain mostly a Thursday",
      args: {
        after: { from: 'author_id.debut' },
        daysBack: [20, 7000],
        part: { from: 'volume' },
        dayKind: { by: 'currency', is: { GBP: 'thursdays' }, else: 'release' },
      },
    },
    pages: {
      type: 'integer',
      generator: 'book_pages',
      description: 'Number of pages, typical of the genre',
      args: { min: 24, max: 1200, genre: { from: 'genre' } },
    },
    language: {
      type: 'string',
      generator: 'language',
      description: 'ISO 639-1 code of the language: that of the title, the description and the ISBN',
      args: { choices: { en: 1 } },
    },
    price: {
      type: 'number',
      generator: 'price',
      description: 'Price of a copy',
      args: {
        usd: {
          by: 'genre',
          is: {
            "Children's": [7, 19],
            Poetry: [9, 20],
            'Young Adult': [9, 20],
            Biography: [14, 40],
            History: [14, 42],
            'Popular Science': [13, 36],
            Cooking: [18, 45],
            Business: [16, 40],
          },
          else: [9, 32],
        },
        distribution: 'low',
        currency: { from: 'currency' },
      },
    },
    currency: {
      type: 'string',
      generator: 'currency',
      description: "ISO 4217 code of the currency of the price, the publisher's own",
      args: { choices: { USD: 58, GBP: 42 } },
      per: 'publisher',
    },
    rating: {
      type: 'number',
      generator: 'rating',
      description: 'Mean rating by readers, from 1 to 5: near that of the author',
      copy: 'score',
    },
    cover: {
      type: 'string',
      format: 'uri',
      generator: 'image_url',
      description: 'Address of the cover',
      args: { kind: 'book', title: { from: 'title' }, author: { from: 'author' }, genre: { from: 'genre' } },
    },
  },
  causes: {
    score: {
      type: 'number',
      generator: 'float',
      description: 'Rating by readers, close to that of the author',
      args: { min: 1, max: 5, mean: { from: 'author_id.rating' }, deviation: 0.3 },
    },
    place: {
      type: 'integer',
      generator: 'shelf_place',
      description: 'Position among the books of all shelves',
    },
    shelf_first: {
      type: 'integer',
      generator: 'shelf_first',
      description: 'The first of the authors on its shelf',
      args: { place: { from: 'place' } },
    },
    shelf_id: {
      type: 'integer',
      generator: 'shelf_first',
      description: 'The first of the authors on its shelf',
      references: 'authors',
      copy: 'shelf_first',
    },
    writer: {
      type: 'integer',
      generator: 'shelf_author',
      description: 'Number of the author at that position',
      args: { place: { from: 'place' }, authors: { from: 'shelf_id.shelved' } },
    },
    volume: {
      type: 'array',
      generator: 'shelf_volume',
      description: "Index of the book among the author's books, and their number",
      args: { place: { from: 'place' }, authors: { from: 'shelf_id.shelved' } },
    },
    tale: {
      type: 'integer',
      generator: 'book_tale',
      description: 'Number of its plot among those of the genre',
      args: { genre: { from: 'genre' } },
    },
    hero: {
      type: 'string',
      generator: 'name',
      description: "Main character of the author's books, where a title names one",
      per: 'author_id',
    },
    author_id: {
      type: 'integer',
      generator: 'shelf_author',
      description: 'The author',
      references: 'authors',
      copy: 'writer',
    },
  },
} as const satisfies ResourceSpec;

/** A record of /books. */
export type Book = InferRecord<typeof books>;
