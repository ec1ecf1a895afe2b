import { describe, expect, it } from 'vitest';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';
import { combination, combinations, shortestFormFirst } from '../../src/generators/combinations.ts';

const context = new FieldContext(0);
const key = fieldKey(42, 'tests', 'tiers');

describe('shortestFormFirst', () => {
  it('returns every combination of a form once before the next form', () => {
    const places = Array.from({ length: 90 }, (_, at) => shortestFormFirst(context.aim(key, at + 1), [7, 33, 50]));
    expect(places.map(({ form }) => form)).toEqual([
      ...Array<number>(7).fill(0),
      ...Array<number>(33).fill(1),
      ...Array<number>(50).fill(2),
    ]);
    expect(new Set(places.map(({ form, index }) => `${form}/${index}`)).size).toBe(90);
  });

  it('repeats the last form', () => {
    expect(shortestFormFirst(context.aim(key, 1000), [7, 33]).form).toBe(1);
    expect(shortestFormFirst(context.aim(key, 1), []).form).toBe(0);
  });
});

describe('combination', () => {
  it('returns each combination', () => {
    const lists = [['a', 'b', 'c'], ['d', 'e'], ['f']] as const;
    const all = Array.from({ length: combinations(...lists) }, (_, at) => combination(at, ...lists).join(''));
    expect(new Set(all).size).toBe(6);
    expect(combinations()).toBe(1);
  });
});
