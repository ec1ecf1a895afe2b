import fc from 'fast-check';
import { expect, it } from 'vitest';
import { builtins } from '../../src/builtins.ts';
import { targetOf } from '../../src/schema/index.ts';
import { fieldKey, Random } from '../../src/generators/index.ts';
import { Records } from '../../src/render/records.ts';
import { drawTarget } from '../../src/render/references.ts';
import { cases } from '../effort.ts';

const random = new Random();
const key = fieldKey(42, 'orders', 'user_id');
const draw = (id: number, total: number, min = 1): number => {
  random.start(key, id);
  return drawTarget(random, min, id, total);
};

it('a reference points to one of the records up to its own, as it would without a limit', () => {
  const odd = Array.from({ length: 500 }, (_, at) => at + 1).filter((id) => {
    const [free, of500, of200] = [draw(id, Infinity), draw(id, 500), draw(id, 200)];
    return !(free <= id && of500 === free && of200 <= 200 && (free > 200 || of200 === free));
  });
  expect(odd).toEqual([]);
});

it('with more targets, a reference stays or moves to a new target', () => {
  const number = fc.integer({ min: 1, max: 300 });
  fc.assert(
    fc.property(number, number, number, number, (id, first, few, more) => {
      const min = Math.min(first, id);
      const [before, after] = [draw(id, few, min), draw(id, few + more, min)];
      if (after !== before) expect(after).toBeGreaterThan(few);
      if (min <= few) expect(before).toBeGreaterThanOrEqual(min);
    }),
  );
});

it('all targets are equally likely, however many more records refer to them', () => {
  const hits = Array.from({ length: 8 }, () => 0);
  for (let id = 100; id < 4100; id++) hits[draw(id, 8) - 1] = (hits[draw(id, 8) - 1] ?? 0) + 1;
  for (const count of hits) expect(Math.abs(count - 500)).toBeLessThan(100);
});

it('every built-in reference points to an existing record, in chains and runs too', () => {
  const options = { seed: 42, refDate: '2026-01-01T00:00:00.000Z' };
  const targets = ['users', 'teams'];
  const counts = Object.fromEntries(targets.map((name) => [name, 7]));
  const [free, few] = [new Records(builtins, options), new Records(builtins, { ...options, items: 150, counts })];
  for (const { name, fields } of builtins.resources) {
    const references = Object.entries(fields).filter(([, { references: target }]) => target !== undefined);
    expect(references.every(([, field]) => targets.includes(targetOf(field) ?? ''))).toBe(true);
    if (references.length === 0) continue;
    for (let id = 1; id <= cases(40, 150); id++) {
      const [before, now] = [free.record(name, id), few.record(name, id)];
      const odd = references.filter(([field]) => {
        const [first, last] = [Number(before[field]), Number(now[field])];
        return !(last >= 1 && last <= 7 && (first > 7 || last === first));
      });
      expect(odd, `${name} ${id}`).toEqual([]);
    }
  }
});
