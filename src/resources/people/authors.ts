import type { ResourceSpec } from '../spec.ts';

export const authors = {
  name: 'authors',
  singular: 'author',
  category: 'people',
  description: 'Writers of books and articles, with their genres and how readers rate them.',
  fields: {
    id: { type: 'integer', generator: 'random_int', description: 'Number of the author', args: { min: 1 } },
    name: { type: 'string', generator: 'name', description: 'Full name' },
    email: {
      type: 'string',
      format: 'email',
      generator: 'email',
      description: 'Address to write to',
      args: { name: { from: 'name' } },
    },
    bio: {
      type: 'string',
      generator: 'paragraph',
      description: 'Life and background',
      args: {
        about: 'author',
        name: { from: 'name' },
        topics: { from: 'genres' },
        amount: { from: 'books_count' },
        articleCount: { from: 'articles_count' },
        date: { from: 'debut' },
      },
    },
    photo: {
      type: 'string',
      format: 'uri',
      generator: 'avatar',
      description: 'Address of a portrait',
      args: { name: { from: 'name' } },
    },
    website: {
      type: 'string',
      format: 'uri',
      generator: 'url',
      description: 'Address of the personal or professional site',
      args: { siteName: { from: 'name' } },
    },
    books_count: {
      type: 'integer',
      generator: 'random_int',
      description: 'Books published so far',
      args: { min: { from: 'listed' }, baseValue: { from: 'career' }, factor: [0.0005, 0.003] },
    },
    articles_count: {
      type: 'integer',
      generator: 'random_int',
      description: 'Articles written so far',
      args: { min: 3, max: 120, distribution: 'wide' },
    },
    genres: {
      type: 'array',
      generator: 'tags',
      description: 'Genres the author writes in',
      args: { pool: 'genres', count: [1, 3] },
    },
    rating: {
      type: 'number',
      generator: 'float',
      description: 'Mean rating by readers, from 1 to 5',
      // The mean of many ratings is close to the overall mean; few ratings spread more.
      args: {
        min: { by: 'sevens', is: { 0: 2.6 }, else: 3.3 },
        max: 5,
        typical: { by: 'sevens', is: { 0: 3.97 }, else: 4.03 },
        deviation: { by: 'sevens', is: { 0: 0.95, 1: 0.45 }, else: 0.3 },
      },
      keywords: { minimum: 1, maximum: 5 },
    },
    verified: {
      type: 'boolean',
      generator: 'boolean',
      description: 'Whether the account has been verified',
      args: { probability: 0.7 },
    },
  },
  causes: {
    shelf: {
      type: 'integer',
      generator: 'shelf_number',
      description: 'Number of the shelf that the books stand on',
    },
    shelved: {
      type: 'array',
      generator: 'shelf_authors',
      description: 'Author of each book on the shelf',
      args: { shelf: { from: 'shelf' } },
      per: 'shelf',
    },
    listed: {
      type: 'integer',
      generator: 'shelf_books',
      description: "Number of the author's books, plus one",
      args: { authors: { from: 'shelved' } },
    },
    sevens: {
      type: 'integer',
      generator: 'random_int',
      description: 'Number of books divided by seven',
      args: { baseValue: { from: 'books_count' }, factor: [0.142, 0.142] },
    },
    career: {
      type: 'integer',
      generator: 'random_int',
      description: 'Days since the first book came out',
      args: { min: 2000, max: 15000, distribution: 'low' },
    },
    debut: {
      type: 'string',
      format: 'date',
      generator: 'past_date',
      description: 'Day the first book came out',
      args: { days: [{ from: 'career' }, { from: 'career' }], dayKind: 'release' },
    },
  },
} as const satisfies ResourceSpec;
