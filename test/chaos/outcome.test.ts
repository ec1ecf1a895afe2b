import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../src/chaos/outcome.ts';

const NUMBERS = Array.from({ length: 3000 }, (_, index) => index + 1);

const seeds = fc.nat(1_000_000);
const requests = fc.webPath().map((path) => `GET ${path}`);

describe('what happens to a request', () => {
  it('is the same for the same seed, request and attempt, and within its limits', () => {
    fc.assert(
      fc.property(seeds, requests, fc.integer({ min: 1, max: 999 }), fc.nat(900), fc.nat(900), (...given) => {
        const [seed, request, attempt, least, more] = given;
        const trouble = { delay: [least, least + more], fail: 0.5 } as const;
        const { delay, failure } = outcomeOf(seed, request, attempt, trouble);
        expect(outcomeOf(seed, request, attempt, trouble)).toEqual({ delay, failure });
        expect(delay).toBeGreaterThanOrEqual(least);
        expect(delay).toBeLessThanOrEqual(least + more);
      }),
    );
  });

  it('is none without options, and always where that is asked for', () => {
    fc.assert(
      fc.property(seeds, requests, (seed, request) => {
        expect(outcomeOf(seed, request, 1, {})).toEqual({ delay: 0, failure: undefined });
        expect(outcomeOf(seed, request, 1, { delay: 7, fail: 1 })).toMatchObject({ delay: 7 });
        expect(outcomeOf(seed, request, 1, { fail: 1 }).failure).toBeDefined();
      }),
    );
  });

  it('fails more often with a larger share, never less', () => {
    fc.assert(
      fc.property(seeds, requests, fc.double({ min: 0, max: 0.5, noNaN: true }), (seed, request, fail) => {
        const { failure } = outcomeOf(seed, request, 1, { fail });
        if (failure !== undefined) expect(outcomeOf(seed, request, 1, { fail: fail * 2 }).failure).toBe(failure);
      }),
    );
  });

  it.each<readonly [string, (number: number) => readonly [number, string, number]]>([
    ['seeds', (number) => [number, 'GET /users', 1]],
    ['requests', (number) => [42, `GET /users?page=${number}`, 1]],
    ['ids', (number) => [42, `GET /users/${number}`, 1]],
    ['attempts', (number) => [42, 'GET /users', number]],
  ])('has the asked share of failures over many %s, a third of each kind, and even delays', (_, keyed) => {
    const all = NUMBERS.map((number) => outcomeOf(...keyed(number), { delay: [0, 99], fail: 0.2 }));
    // Each is four standard deviations around what is expected of 3000, or of 600.
    const count = (kind: unknown): number => all.filter(({ failure }) => failure === kind).length;
    expect(Math.abs(count(undefined) - 2400)).toBeLessThan(88);
    for (const kind of [500, 429, 'cut']) expect(Math.abs(count(kind) - 200)).toBeLessThan(55);
    for (let from = 0; from < 100; from += 20) {
      const among = all.filter(({ delay }) => delay >= from && delay < from + 20).length;
      expect(Math.abs(among - 600)).toBeLessThan(88);
    }
    // Failures have no other delays than answers.
    const slow = all.filter(({ failure, delay }) => failure !== undefined && delay >= 50).length;
    expect(Math.abs(slow - (3000 - count(undefined)) / 2)).toBeLessThan(50);
  });

  it('of one attempt says nothing about the next one', () => {
    const pairs = NUMBERS.map((number) => [1, 2].map((at) => outcomeOf(42, `GET /users/${number}`, at, { fail: 0.5 })));
    const both = pairs.filter((pair) => pair.every(({ failure }) => failure !== undefined)).length;
    expect(Math.abs(both - 750)).toBeLessThan(95);
  });
});
