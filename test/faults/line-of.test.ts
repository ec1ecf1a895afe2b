import { expect, it } from 'vitest';
import { lineOf } from '../../src/faults/index.ts';

const CONFIG = `import { defineConfig } from 'mockgen-cli/config';
import { books } from './books.ts';

// resources: { users: 1 }
const more = { users: { fields: 1 } };
export default defineConfig({
  items: { default: 3 },
  resources: {
    orders: { fields: { users: { type: 'integer', value: ({ id }, b) => [id, b] }, total: 'money' } },
    books,
    users: {
      fields: {
        'first name': { choices: ['a', "resources: {", \`\${1}\`,
          4] },
      },
    },
  },
});
`;

it.each([
  [['items'], 7],
  [['resources', 'orders', 'fields', 'total'], 9],
  [['resources', 'books', 'fields', 'isbn'], 10],
  [['resources', 'users'], 11],
  [['resources', 'users', 'fields', 'first name', 'choices', 2], 13],
  [['resources', 'users', 'fields', 'first name', 'choices', 3], 14],
  [['seed'], undefined],
  [[], undefined],
])('%j is on line %s of a module', (path, line) => {
  expect(lineOf(CONFIG, path)).toBe(line);
});

it('lines are found in JSON', () => {
  const text = JSON.stringify({ a: [{ b: 1 }, { b: { c: 'x' } }], 'd/e': null }, null, 2);
  expect([['a', 1, 'b', 'c'], ['d/e'], ['a', 0]].map((path) => lineOf(text, path))).toEqual([8, 12, 3]);
});
