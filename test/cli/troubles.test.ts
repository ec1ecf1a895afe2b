import { expect, it } from 'vitest';
import { wordTroubles } from '../../src/cli/troubles.ts';

it.each([
  [{}, undefined],
  [{ delay: 300 }, 'answers take 300 ms'],
  [{ delay: [200, 800], fail: 0.07 }, 'answers take 200 to 800 ms, and 7 % of the requests fail'],
  [{ fail: 1, resources: { users: { delay: 9 } } }, '100 % of the requests fail, and users has a delay or failures'],
  [{ resources: { users: {}, books: {} } }, 'users, books have a delay or failures'],
] as const)('%j is told as %j', (chaos, words) => {
  expect(wordTroubles(chaos)).toBe(words);
});
