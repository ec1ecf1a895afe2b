import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';
import { phrase } from '../../src/generators/phrase.ts';

const LISTS = { colour: ['red', 'blue', 'green'], thing: ['boat', 'kite'] };
const TEXTS = ['{colour} {thing}', 'about {name}'];

const said = (id: number, args: Parameters<typeof phrase.make>[1], seed: number = 1): string =>
  phrase.make(new FieldContext(Date.UTC(2026, 0, 1)).aim(fieldKey(seed, 'example', 'phrase'), id), args);

describe('a phrase', () => {
  it('repeats no text before all have been used', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const all = [1, 2, 3, 4, 5, 6].map((id) => said(id, { texts: ['{colour} {thing}'], lists: LISTS }, seed));
        expect(new Set(all).size).toBe(6);
      }),
    );
  });

  it('leaves out texts about a name where there is none, also after others had one', () => {
    const all = Array.from({ length: 40 }, (_, at) =>
      said(at + 1, { texts: TEXTS, lists: LISTS, ...(at % 2 === 0 && { name: 'Ada' }) }),
    );
    expect(all.filter((text, at) => at % 2 === 1 && text.includes('about'))).toEqual([]);
    expect(all).toContain('about Ada');
  });

  it('has an own list in place of the fact of the same name', () => {
    expect(said(1, { texts: ['{kind}'], lists: { kind: ['sort'] } })).toBe('sort');
  });

  it.each([
    ['sentence', 'old Mill & Sons', 'Old Mill & Sons'],
    ['slug', 'Old Mill & Sons', 'old-mill-sons'],
    ['first', 'Ada Maria Kern', 'Ada'],
    ['rest', 'Ada Maria Kern', 'Maria Kern'],
    ['initials', 'Ada Kern', 'AK'],
    ['capitals', 'Northside Falcons', 'NOR'],
    ['capitals', 'Bank of England', 'BOE'],
  ] as const)('in the form %s makes of %s', (form, name, text) => {
    expect(said(1, { texts: ['{name}'], name, form })).toBe(text);
  });

  it('in the form of a login has letters of the name', () => {
    for (let id = 1; id < 30; id++) {
      expect(said(id, { texts: ['{name}'], name: 'Zoë O’Brien', form: 'login' })).toMatch(/^z(?:oe)?[._]?obrien\d*$/);
    }
    const logins = Array.from({ length: 2000 }, (_, at) => said(at, { texts: ['{name}'], name: 'Zoë', form: 'login' }));
    const numbers = logins.flatMap((one) => /\d+$/.exec(one)?.map(Number) ?? []);
    expect([Math.min(...numbers), Math.max(...numbers)]).toEqual([2, 99]);
    expect(Math.abs(numbers.length / logins.length - 0.5)).toBeLessThan(0.05);
  });
});
