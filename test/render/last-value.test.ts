import { describe, expect, it } from 'vitest';
import { keepLast } from '../../src/render/last-value.ts';

describe('a value that is kept', () => {
  it.each([
    ['the same record and arguments', [1, { a: 'x', b: 'y' }], 0],
    ['another argument that is not compared', [1, { a: 'x', b: 'z' }], 0],
    ['another argument', [1, { a: 'z', b: 'y' }], 1],
    ['another record', [2, { a: 'x', b: 'y' }], 1],
  ] as const)('is made again for %s only if it could differ', (_, [id, args], more) => {
    let made = 0;
    const make = keepLast((key, filled) => `${key} ${JSON.stringify(filled)} ${(made += 1)}`, ['a']);
    const first = make(1, { a: 'x', b: 'y' });
    expect(make(id, args) === first).toBe(more === 0);
    expect(made).toBe(1 + more);
  });

  it('of arguments that never differ is made once for each record', () => {
    const made: number[] = [];
    const make = keepLast((id) => made.push(id), []);
    for (const id of [1, 1, 2, 2, 1]) make(id, {});
    expect(made).toEqual([1, 2, 1]);
  });
});
