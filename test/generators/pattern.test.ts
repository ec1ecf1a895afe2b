import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FieldContext, fieldKey, generators } from '../../src/generators/index.ts';
import { Records } from '../../src/render/records.ts';
import { createCatalogue, distinctForms, parsePattern, type Field } from '../../src/schema/index.ts';

const context = new FieldContext(Date.UTC(2026, 0, 1));

const make = (args: { pattern: string; length?: readonly [number, number] }, id: number): string =>
  generators.pattern(context.aim(fieldKey(7, 'test', args.pattern), id), args);

const PATTERNS: readonly string[] = [
  '^[A-Z]{3}-\\d{4}$',
  'a|bb|ccc',
  '^(?:ab|c)+$',
  '^(a|b(c|d)?)*x{2,}$',
  '\\d+\\.\\d{2}',
  '[^a-z]{4}',
  '^\\w+\\s\\S$',
  '(?<year>20\\d\\d)-(0[1-9]|1[0-2])',
  '^.{3,5}$',
  '^$',
  '[\\]\\-^]',
  '\\u0041\\x42\\t',
  '^(^a|b$)$',
  '.*?\\D\\W',
  '😀{2}',
  '^[a-f0-9]{24}$',
];

describe('a text of a pattern', () => {
  it.each(PATTERNS)('%s matches it, and varies', (pattern) => {
    const texts = Array.from({ length: 200 }, (_, at) => make({ pattern }, at + 1));
    const form = new RegExp(pattern, 'u');
    expect(texts.filter((text) => !form.test(text))).toEqual([]);
    const forms = distinctForms(parsePattern(pattern) as never, 0, 1000);
    if ((forms?.count ?? 1) > 1) expect(new Set(texts).size).toBeGreaterThan(1);
  });

  it('repeats up to ten times without an upper bound, with every number of times', () => {
    const lengths = new Set(Array.from({ length: 500 }, (_, at) => make({ pattern: '^a*$' }, at + 1).length));
    expect([...lengths].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 11 }, (_, at) => at));
  });

  it('has the requested length', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('^[a-z]+(-[a-z]+)*$', 'a{3}|b+', '^(ab|cde)*$', 'x'),
        fc.nat(30),
        fc.nat(10),
        fc.nat(999),
        (pattern, least, more, id) => {
          let text: string;
          try {
            text = make({ pattern, length: [least, least + more] }, id + 1);
          } catch (error) {
            expect(String(error)).toContain('no text can be made');
            return;
          }
          expect(text).toMatch(new RegExp(pattern, 'u'));
          expect(text.length).toBeGreaterThanOrEqual(least);
          expect(text.length).toBeLessThanOrEqual(least + more);
        },
      ),
    );
  });

  it.each([
    ['(?=a)b', '(?=…)'],
    ['(?!a)b', '(?!…)'],
    ['(?<=a)b', '(?<=…)'],
    ['(?<!a)b', '(?<!…)'],
    ['(?i:a)', 'not a regular expression'],
    ['(a)\\1', '\\1'],
    ['(?<n>a)\\k<n>', '\\k'],
    ['\\bword\\b', '\\b'],
    ['\\p{L}', '\\p'],
    ['a^b', 'an anchor in the middle'],
    ['(a$)b', 'an anchor in the middle'],
    ['(', 'not a regular expression'],
    ['a)', 'not a regular expression'],
    ['^*', 'not a regular expression'],
    ['a{2,1}', 'not a regular expression'],
    ['*', 'not a regular expression'],
    ['}', 'not a regular expression'],
    ['[a', 'not a regular expression'],
    ['[z-a]', 'not a regular expression'],
    ['[a-\\d]', 'not a regular expression'],
    ['\\', 'not a regular expression'],
    ['\\u{110000}', 'not a regular expression'],
    ['\\x1', 'not a regular expression'],
    ['[ -\\u{ffff}]', 'a range to \uffff'],
    ['[^ -~]', 'an empty class'],
    ['a{5000}', 'texts of more than 2000 characters'],
    ['(a{99}){99}', 'texts of more than 2000 characters'],
    ['a'.repeat(3000), 'more than 2000 characters'],
    [`${'('.repeat(80)}a${')'.repeat(80)}`, 'groups nested more than 50 deep'],
  ])('cannot be made from %s', (pattern, reason) => {
    const found = parsePattern(pattern);
    // Engines differ in whether they know flags inside of a pattern.
    expect(pattern === '(?i:a)' ? typeof found : found).toBe(pattern === '(?i:a)' ? 'string' : reason);
  });
});

describe('a unique text of a pattern', () => {
  const unique = (pattern: string, count: number): readonly unknown[] => {
    const id: Field = { type: 'integer', generator: 'random_int', description: 'Id' };
    const code: Field = { type: 'string', generator: 'pattern', description: 'Code', unique: true, args: { pattern } };
    const catalogue = createCatalogue(
      [{ name: 'things', singular: 'thing', category: 'test', description: 'Things', fields: { id, code } }],
      generators,
    );
    const records = new Records(catalogue, { seed: 3, refDate: '2026-01-01T00:00:00.000Z' });
    return Array.from({ length: count }, (_, at) => records.record('things', at + 1)['code']);
  };

  it.each([
    ['^[A-Z]{2}\\d$', 2600 * 1],
    ['^(a|aa|b)[0-9]*x?$', 3000],
    ['cus_[a-z0-9]{14}', 3000],
    ['(red|blue|grey) (fox|owl)', 6],
    ['(a|ab|abc|b)(c|bc)?(x|yy){2}', 16],
    ['^(😀|ab|c)[0-9]$', 30],
    ['^[ab]{10}$', 1024],
  ])('of %s never repeats', (pattern, count) => {
    const texts = unique(pattern, count);
    expect(new Set(texts).size).toBe(count);
    const form = new RegExp(pattern, 'u');
    expect(texts.filter((text) => typeof text !== 'string' || !form.test(text))).toEqual([]);
  });

  it('differs for as many records as there are texts', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 3 });
    const choice = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => `(${words.join('|')})`);
    const part = fc
      .tuple(fc.oneof(word, choice), fc.constantFrom('', '', '?', '{1,2}'))
      .map(([one, times]) => one + times);
    const bounds = fc.tuple(fc.nat(8), fc.nat(12));
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 3 }), bounds, (parts, [least, more]) => {
        const pattern = `^${parts.join('')}$`;
        const forms = distinctForms(parsePattern(pattern) as never, least, least + more);
        if (!forms) return;
        const texts = Array.from({ length: forms.count }, (_, at) => forms.at(at));
        expect(new Set(texts).size).toBe(forms.count);
        expect(texts.filter((text) => !new RegExp(pattern, 'u').test(text))).toEqual([]);
        expect(texts.filter((text) => text.length < least || text.length > least + more)).toEqual([]);
      }),
    );
  });

  it('varies in all of its characters', () => {
    const firsts = new Set(unique('[a-z]{14}', 300).map((text) => String(text)[0]));
    expect(firsts.size).toBeGreaterThan(20);
  });
});
