import { describe, expect, it } from 'vitest';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';

const now = Date.UTC(2026, 0, 1);

describe('FieldContext', () => {
  it('returns distinct numbers for any index, not only for the id', () => {
    const context = new FieldContext(now).aim(fieldKey(42, 'users', 'city'), 7);
    const numbers = Array.from({ length: 50 }, (_, at) => context.distinct(50, at));
    expect(new Set(numbers).size).toBe(50);
    expect(context.distinct(50)).toBe(numbers[6]);
  });

  it('keys every value by seed, resource, field and id', () => {
    const draw = (seed: number, resource: string, field: string, id: number): number =>
      new FieldContext(now).aim(fieldKey(seed, resource, field), id).random.next();
    const one = draw(42, 'users', 'city', 7);
    expect(draw(42, 'users', 'city', 7)).toBe(one);
    const others = [
      draw(43, 'users', 'city', 7),
      draw(42, 'hotels', 'city', 7),
      draw(42, 'users', 'age', 7),
      draw(42, 'users', 'city', 8),
    ];
    expect(others).not.toContain(one);
    expect(new Set(others).size).toBe(4);
  });

  it('draws the same, whether or not earlier values drew anything', () => {
    const key = fieldKey(42, 'users', 'city');
    const context = new FieldContext(now);
    const first = context.aim(key, 7).random.next();
    context.aim(key, 8);
    context.aim(key, 9).random.next();
    context.aim(key, 10);
    expect(context.aim(key, 7).random.next()).toBe(first);
    expect(context.random.next()).not.toBe(first);
  });

  it('distinguishes seeds beyond 32 bits', () => {
    const large = Number.MAX_SAFE_INTEGER;
    expect(fieldKey(large, 'users', 'city')).not.toEqual(fieldKey(large - 1, 'users', 'city'));
  });

  it('returns a distinct number for each record of a run, and another order in the next run', () => {
    const context = new FieldContext(now);
    const key = fieldKey(42, 'users', 'code');
    const run = (from: number): number[] =>
      Array.from({ length: 100 }, (_, at) => context.aim(key, from + at).distinct(100));
    const [first, second] = [run(1), run(101)];
    expect(new Set(first).size).toBe(100);
    expect(new Set(second).size).toBe(100);
    expect(second).not.toEqual(first);
  });
});
