import { expect, it } from 'vitest';
import { KeptLines } from '../../src/render/kept-lines.ts';

it('makes each line once, in any order of reading', () => {
  const made: number[] = [];
  const kept = new KeptLines([]);
  const make = (id: number): string => {
    made.push(id);
    return `{"id":${id},"name":"Zoë ${'x'.repeat(700)}"}`;
  };
  const ids = Array.from({ length: 4000 }, (_, at) => at + 1);
  const first = ids.map((id) => kept.line(id, make));
  expect(ids.toReversed().map((id) => kept.line(id, make))).toEqual(first.toReversed());
  expect(made).toEqual(ids);
});

it('makes a line again that was read out of order, or that is longer than a chunk', () => {
  let made = 0;
  const kept = new KeptLines([]);
  const make = (id: number): string => {
    made += 1;
    return 'y'.repeat(id * 1_000_000);
  };
  expect(kept.line(2, make)).toBe(kept.line(2, make));
  expect(kept.line(1, make)).toBe(kept.line(1, make));
  expect(made).toBe(4);
});

it('passes its memory on to the next instance, which keeps lines of its own', () => {
  const spare: Uint8Array[] = [];
  const [one, other] = [new KeptLines(spare), new KeptLines(spare)];
  one.line(1, () => 'one');
  one.clear();
  expect(spare).toHaveLength(1);
  expect(other.line(1, () => 'other')).toBe('other');
  expect(spare).toHaveLength(0);
  expect(one.line(1, () => 'one again')).toBe('one again');
  expect(other.line(1, () => 'nobody asks')).toBe('other');
});

it('keeps lines whose characters have three bytes each, up to the end of a chunk', () => {
  const kept = new KeptLines([]);
  const lines = Array.from({ length: 40 }, (_, at) => '€'.repeat(17_000 + at));
  for (const [at, line] of lines.entries()) expect(kept.line(at + 1, () => line)).toBe(line);
  for (const [at, line] of lines.entries()) expect(kept.line(at + 1, () => 'nobody asks')).toBe(line);
});

it('gives a line of other letters back whole, although each takes three bytes', () => {
  const kept = new KeptLines([]);
  const line = '€'.repeat(400_000);
  expect(kept.line(1, () => line)).toBe(line);
  expect(kept.line(1, () => line)).toBe(line);
});
