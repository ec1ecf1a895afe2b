import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FieldContext, fieldKey } from '../../src/generators/index.ts';
import { numberText, numberUri, uniqueReader } from '../../src/render/unique.ts';
import type { RecordView, Value } from '../../src/render/arguments.ts';
import type { Uniqueness } from '../../src/schema/index.ts';

const context = new FieldContext(Date.UTC(2026, 0, 1));
const key = fieldKey(42, 'things', 'code');

function valuesOf(uniqueness: Uniqueness, plain: (id: number) => Value, count: number): readonly Value[] {
  const read = uniqueReader(
    uniqueness,
    ({ id }) => plain(id),
    (id) => context.aim(key, id),
  );
  // A reader of unique values reads only the id of a record.
  return Array.from({ length: count }, (_, at) => read({ id: at + 1 } as RecordView));
}

describe('a number in a text', () => {
  it.each([
    ['Oak desk', 'Oak desk 7'],
    ['A walk by the sea.', 'A walk by the sea 7.'],
    ['oak-desk', 'oak-desk-7'],
    ['report.pdf', 'report-7.pdf'],
    ['', '7'],
  ])('of %j makes %j', (text, expected) => {
    expect(numberText(text, 7)).toBe(expected);
  });

  it.each([
    ['https://a.example', 'https://a.example/7'],
    ['https://a.example/', 'https://a.example/7'],
    ['https://a.example/b?c=1#d', 'https://a.example/b-7?c=1#d'],
    ['https://a.example/b/c.png', 'https://a.example/b/c-7.png'],
    ['data:,a', 'data:,a#7'],
  ])('of the address %s makes %s', (uri, expected) => {
    expect(numberUri(uri, 7)).toBe(expected);
  });

  it('keeps any two texts different', () => {
    const texts = fc.stringMatching(/^[a1 .-]{0,6}$/);
    fc.assert(
      fc.property(texts, texts, fc.integer({ min: 1, max: 120 }), fc.integer({ min: 1, max: 120 }), (a, b, m, n) => {
        const textsDiffer = numberText(a, m) !== numberText(b, n);
        const urisDiffer = numberUri(`https://a.example/${a}`, m) !== numberUri(`https://a.example/${b}`, n);
        return m === n || (textsDiffer && urisDiffer);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a unique value', () => {
  it.each<[string, Uniqueness, Value]>([
    ['e-mail address', { by: 'number', of: 'email' }, 'ann1@a.example'],
    ['address', { by: 'number', of: 'uri' }, 'https://a.example/x1'],
    ['moment', { by: 'number', of: 'time' }, '2025-12-31T23:59:59.999Z'],
    ['text', { by: 'number', of: 'text' }, 'one two'],
    ['integer', { by: 'range', first: -500, last: 2499, step: 1, scale: 1 }, 0],
    ['large integer', { by: 'range', first: 0, last: 2 ** 52, step: 1, scale: 1 }, 0],
    ['number', { by: 'range', first: 0, last: 3000, step: 1, scale: 100 }, 0],
    ['choice', { by: 'list', values: Array.from({ length: 3000 }, (_, at) => at) }, 0],
    ['reference', { by: 'position' }, 0],
  ])('of the kind %s comes once, and stays when there are more records', (_, uniqueness, plain) => {
    const many = valuesOf(uniqueness, () => plain, 3000);
    expect(new Set(many).size).toBe(3000);
    expect(valuesOf(uniqueness, () => plain, 20)).toEqual(many.slice(0, 20));
    expect(many.filter((value) => typeof value !== typeof plain)).toEqual([]);
  });

  it('stays in its range, and is null if it should be null', () => {
    const range = { by: 'range', first: 4, last: 40, step: 5, scale: 1 } as const;
    const values = valuesOf(range, () => 0, 37).map(Number);
    expect(Math.min(...values)).toBe(20);
    expect(Math.max(...values)).toBe(200);
    expect(values.every((value) => value % 5 === 0)).toBe(true);
    expect(valuesOf({ by: 'number', of: 'text' }, () => null, 2)).toEqual([null, null]);
  });

  it.each([
    ['ann@a.example', /^ann\.[1-9]@a\.example$/],
    ['"a@b"@a.example', /^"a@b"\.[1-9]@a\.example$/],
    ['@a.example', /^\.[1-9]@a\.example$/],
    ['ann', /^ann-[1-9]$/],
  ])('keeps the domain of the address %s', (address, numbered) => {
    for (const value of valuesOf({ by: 'number', of: 'email' }, () => address, 9)) expect(value).toMatch(numbered);
  });
});
