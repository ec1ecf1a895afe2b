import { expect, it } from 'vitest';
import { singularOf } from '../../src/inference/nouns.ts';

it.each([
  ['products', 'product'],
  ['categories', 'category'],
  ['movies', 'movie'],
  ['boxes', 'box'],
  ['buses', 'bus'],
  ['courses', 'course'],
  ['statuses', 'status'],
  ['warehouses', 'warehouse'],
  ['heroes', 'hero'],
  ['shoes', 'shoe'],
  ['addresses', 'address'],
  ['batches', 'batch'],
  ['quizzes', 'quiz'],
  ['salespeople', 'salesperson'],
  ['news', 'news'],
  ['tv-series', 'tv-series'],
  ['status', 'status'],
  ['analysis', 'analysis'],
  ['sheep', 'sheep'],
])('%s has the singular %s', (noun, singular) => {
  expect(singularOf(noun)).toBe(singular);
});
