import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSearch } from '../../src/runtime/search.ts';

const text = fc.string({ unit: fc.constantFrom('a', 'A', 'ß', 'İ', '"', '\n', ' ', '1', 'null', '😀'), maxLength: 4 });
const value = fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(null), fc.double({ noNaN: true }), fc.array(text));
const records = fc.array(fc.record({ a: value, b: value }), { maxLength: 8 });

/** What the contract says, in the plainest way. */
function holds(found: unknown, needle: string, literal: boolean): boolean {
  if (Array.isArray(found)) return found.some((part) => holds(part, needle, true));
  if (found === null && !literal) return false;
  return (typeof found === 'string' ? found : JSON.stringify(found)).toLowerCase().includes(needle);
}

describe('createSearch', () => {
  it('finds what a plain filter finds, at any time', () => {
    const question = fc.tuple(text, fc.subarray(['a', 'b'] as const), fc.boolean());
    fc.assert(
      fc.property(records, fc.array(question), (rows, questions) => {
        // What went through JSON is what the search sees: -0 is 0 there.
        const lines = rows.map((row) => JSON.stringify(row));
        const parsed = lines.map((line) => JSON.parse(line) as (typeof rows)[number]);
        const search = createSearch(lines);
        for (const [asked, fields, literal] of questions) {
          const needle = asked.toLowerCase();
          const expected = lines.filter((_, at) => fields.some((field) => holds(parsed[at]?.[field], needle, literal)));
          expect(search(needle, fields, literal)).toEqual(expected);
        }
      }),
    );
  });

  it('finds a null only where it is asked for by name', () => {
    const search = createSearch(['{"a":null}', '{"a":"null"}']);
    expect(search('null', ['a'], true)).toHaveLength(2);
    expect(search('null', ['a'], false)).toEqual(['{"a":"null"}']);
  });

  it('does not look across the elements of an array', () => {
    const search = createSearch(['{"a":["one","two"]}']);
    for (const needle of ['onetwo', 'one,two', 'one two', '[', '"']) expect(search(needle, ['a'], true)).toEqual([]);
  });
});
