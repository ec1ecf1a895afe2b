import { describe, expect, it } from 'vitest';
import type { Json } from '../../src/schema/index.ts';
import type { Field } from '../../src/schema/index.ts';
import { recordCheck } from '../../src/render/record-check.ts';

const find = (): undefined => undefined;

/** Returns what is wrong with a value of a field, in short. */
function faultOf(x: Omit<Field, 'description'>, ...values: readonly Json[]): string | undefined {
  const fields = { id: { type: 'integer', description: '' }, x: { description: '', ...x } } as const;
  const check = recordCheck({ find }, { name: 'books', singular: 'book', category: 'a', description: '', fields });
  for (const [at, value] of values.entries()) {
    const found = check(at + 1, { id: at + 1, x: value });
    if (found.length > 0) return found.map(({ place, expected }) => `${place}: ${expected}`).join('; ');
  }
  return undefined;
}

describe('a record is checked for', () => {
  it.each<[Field['type'], readonly Json[], Json, string]>([
    ['string', ['', 'a'], 1, 'a text'],
    ['integer', [0, -7], 1.5, 'an integer'],
    ['number', [0, 1.5], '1', 'a number'],
    ['boolean', [true, false], 'true', 'true or false'],
    ['array', [[], [1]], { a: 1 }, 'a list'],
    ['object', [{}, { a: 1 }], [1], 'an object'],
    ['null', [null], 0, 'null'],
  ])('the type %s', (type, good, bad, expected) => {
    expect(faultOf({ type, value: () => 1 }, ...good)).toBeUndefined();
    expect(faultOf({ type, value: () => 1 }, ...good, bad)).toBe(`x: ${expected}`);
  });

  it.each([
    ['date', '2024-02-29', '2026-02-29'],
    ['date', '2026-12-31', '2026-13-01'],
    ['date-time', '2026-01-31T08:00:00Z', '2026-01-31T24:00:00Z'],
    ['date-time', '2026-01-31T08:00:00.000+01:00', '2026-01-31 08:00:00'],
    ['uri', 'https://example.com/a', '/a'],
    ['email', 'ada@example.com', 'ada'],
  ] as const)('the format %s: %s, and not %s', (format, good, bad) => {
    expect(faultOf({ type: 'string', format }, good)).toBeUndefined();
    expect(faultOf({ type: 'string', format }, good, bad)).toMatch(/^x: an? /);
  });

  it('null where nothing allows it', () => {
    expect(faultOf({ type: 'integer' }, null)).toBe('x: an integer');
    expect(faultOf({ type: 'integer', nullable: 0.5 }, null)).toBeUndefined();
    expect(faultOf({ type: 'string', enum: ['a', null] }, 'a', null)).toBeUndefined();
  });

  it('a closed list, and bounds', () => {
    expect(faultOf({ type: 'string', enum: ['a', 'b'] }, 'a', 'c')).toBe('x: one of "a", "b"');
    expect(faultOf({ type: 'string', generator: 'word', args: { choices: { a: 1 } } }, 'b')).toBe('x: one of "a"');
    const bounded = { type: 'integer', value: () => 1, keywords: { minimum: 1, maximum: 3 } } as const;
    expect(faultOf(bounded, 1, 3, 4)).toBe('x: at most 3');
    expect(faultOf(bounded, 0)).toBe('x: at least 1');
    expect(faultOf({ type: 'number', generator: 'faker:number.int', keywords: { minimum: 1 } }, 0)).toBe(
      'x: at least 1',
    );
  });

  it('what is inside objects and lists', () => {
    const part = { type: 'integer', description: '' } as const;
    const line = { type: 'object', description: '', fields: { part } } as const;
    const lines = { type: 'array', items: { field: line, first: [part], count: [2, 3], unique: true } } as const;
    expect(faultOf(lines, [1, { part: 2 }])).toBeUndefined();
    expect(faultOf(lines, [1, { part: 'a' }])).toBe('x[1].part: an integer');
    expect(faultOf(lines, [1, {}])).toBe('x[1].part: an integer');
    expect(faultOf(lines, [{}, { part: 1 }])).toBe('x[0]: an integer');
    expect(faultOf(lines, ['a', { part: 2 }, { part: null }])).toBe('x[0]: an integer; x[2].part: an integer');
    expect(faultOf(lines, [1])).toBe('x: a list of at least 2 different elements');
  });

  it('uniqueness where a length can cut off what makes a text unique', () => {
    const short = { type: 'string', unique: true, keywords: { maxLength: 4 } } as const;
    expect(faultOf(short, 'a-1', 'a-2', 'a-1')).toBe('x: another value than record 1');
    expect(faultOf({ type: 'string', unique: true }, 'a', 'a')).toBeUndefined();
  });

  it('uniqueness, and takes the same record twice', () => {
    const x = { type: 'string', description: '', unique: true, keywords: { maxLength: 4 } } as const;
    const check = recordCheck({ find }, { name: 'a', singular: 'a', category: 'b', description: '', fields: { x } });
    expect([1, 2, 1].map((id) => check(id, { x: `a-${id}` }))).toEqual([[], [], []]);
  });
});
