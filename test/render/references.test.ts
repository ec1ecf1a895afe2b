import fc from 'fast-check';
import { expect, it } from 'vitest';
import { builtins } from '../../src/builtins.ts';
import { fieldKey, Random } from '../../src/generators/index.ts';
import { Records } from '../../src/render/records.ts';
import { drawTarget } from '../../src/render/references.ts';

const random = new Random();
const key = fieldKey(42, 'orders', 'user_id');
const draw = (id: number, total: number, min = 1): number => {
  random.start(key, id);
  return drawTarget(random, min, id, total);
};

it('a reference leads to one of the records up to its own, as it would if there were no last one', () => {
  for (let id = 1; id <= 500; id++) {
    const free = draw(id, Infinity);
    expect(free).toBeLessThanOrEqual(id);
    expect(draw(id, 500)).toBe(free);
    expect(draw(id, 200)).toBeLessThanOrEqual(200);
    if (free <= 200) expect(draw(id, 200)).toBe(free);
  }
});

it('more targets move a reference to a new one, or leave it', () => {
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

it('all targets are as likely, however many more records refer to them', () => {
  const hits = Array.from({ length: 8 }, () => 0);
  for (let id = 100; id < 4100; id++) hits[draw(id, 8) - 1] = (hits[draw(id, 8) - 1] ?? 0) + 1;
  for (const count of hits) expect(Math.abs(count - 500)).toBeLessThan(100);
});

it('every reference of the service leads to a record that there is, chains and runs as well', () => {
  const options = { seed: 42, refDate: '2026-01-01T00:00:00.000Z' };
  const targets = ['users', 'teams'];
  const counts = Object.fromEntries(targets.map((name) => [name, 7]));
  const [free, few] = [new Records(builtins, options), new Records(builtins, { ...options, items: 150, counts })];
  for (const { name, fields } of builtins.resources) {
    const references = Object.entries(fields).filter(([, { references: target }]) => target !== undefined);
    expect(references.every(([, { references: target = '' }]) => targets.includes(target))).toBe(true);
    for (const [field] of references) {
      for (let id = 1; id <= 150; id++) {
        const [before, now] = [Number(free.record(name, id)[field]), Number(few.record(name, id)[field])];
        expect(now).toBeGreaterThanOrEqual(1);
        expect(now).toBeLessThanOrEqual(7);
        if (before <= 7) expect(now).toBe(before);
      }
    }
  }
});
