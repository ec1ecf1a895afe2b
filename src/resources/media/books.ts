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
      args: { genre: { from: 'genre' } },
    },
    author: {
      type: 'string',
      generator: 'name',
      description: 'Full name of the author, one of the authors',
      args: { name: { any: 'authors.name' } },
    },
    isbn: { type: 'string', generator: 'isbn', description: 'ISBN-13 with its check digit, used once' },
    description: {
      type: 'string',
      generator: 'paragraph',
      description: 'What the book is about',
      args: { about: 'book', name: { from: 'title' }, topic: { from: 'genre' } },
    },
    genre: {
      type: 'string',
      generator: 'book_genre',
      description: 'Genre, one that the author writes',
      args: { genres: { any: 'authors.genres' } },
    },
    publisher: {
      type: 'string',
      generator: 'company',
      description: 'House that published it',
      args: { kind: 'publisher' },
    },
    published_date: {
      type: 'string',
      format: 'date',
      generator: 'past_date',
      description: 'Day of first publication',
      args: { days: [20, 14000] },
    },
    pages: { type: 'integer', generator: 'book_pages', description: 'Number of pages', args: { min: 48, max: 1200 } },
    language: { type: 'string', generator: 'language', description: 'ISO 639-1 code of the language' },
    price: {
      type: 'number',
      generator: 'price',
      description: 'Price of a copy',
      args: { usd: [5, 60], currency: { from: 'currency' } },
    },
    currency: { type: 'string', generator: 'currency', description: 'ISO 4217 code of the currency of the price' },
    rating: {
      type: 'number',
      generator: 'rating',
      description: 'Mean rating by readers, from 1 to 5',
      args: { min: 1, max: 5 },
    },
    cover: {
      type: 'string',
      format: 'uri',
      generator: 'image_url',
      description: 'Address of the cover',
      args: { kind: 'book', title: { from: 'title' }, author: { from: 'author' }, genre: { from: 'genre' } },
    },
  },
} as const;

books satisfies ResourceSpec;
