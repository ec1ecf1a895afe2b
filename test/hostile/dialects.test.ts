import { performance } from 'node:perf_hooks';
import { describe, expect, it } from 'vitest';
import { createHandler, createTree } from '../../src/testing/handler.ts';

const nested = (depth: number, around: (text: string) => string): string =>
  Array.from({ length: depth }).reduce<string>(around, '1');

/** Queries that ask for much, by dialect. `$` stands for what is written in an address. */
const QUERIES = {
  'json-server': [
    ['email_like', '(.|.)'.repeat(40) + 'ZQ'],
    ['email_like', '(a+)+$'],
    ['email_like', '(?=(.*.*.*))x'],
    ['email_like', '['],
    ['_sort', 'name,'.repeat(700)],
    ['__proto__', '1'],
    ['a.'.repeat(900), '1'],
    ['_limit', '1e9'],
  ],
  'json-server-1': [
    ['_where', nested(300, (text) => `{"and":[${text}]}`)],
    ['_where', '{"__proto__":{"eq":1}}'],
    ['_where', '{'],
    ['_embed', 'users,'.repeat(500)],
  ],
  'simple-rest': [
    ['filter', nested(300, (text) => `{"a":${text}}`)],
    ['filter', 'null'],
    ['sort', '[[[[1]]],{}]'],
    ['range', '[0,1e99]'],
  ],
} as const;

describe.each(Object.entries(QUERIES))('the dialect %s', (dialect, queries) => {
  it('answers each query at once, and reaches nothing but records', async () => {
    const config = { builtins: ['users'], dialect: dialect as keyof typeof QUERIES };
    const handler = createHandler(await createTree({ items: 60, config }));
    await handler(new Request('http://x/users?name=a'));
    for (const [name, value] of queries) {
      const start = performance.now();
      const { status } = await handler(
        new Request(`http://x/users?${encodeURIComponent(name)}=${encodeURIComponent(value)}`),
      );
      expect([name, value.slice(0, 40), [200, 400].includes(status)]).toEqual([name, value.slice(0, 40), true]);
      expect(performance.now() - start).toBeLessThan(1_000);
    }
  });
});
