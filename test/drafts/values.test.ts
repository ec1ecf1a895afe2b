import { describe, expect, it } from 'vitest';
import { args, choices, itemCount, json, pathName, reference, when } from '../../src/drafts/values.ts';
import { bool, Faults, number, oneOf, plainObject, share, text, texts, whole, word } from '../../src/faults/index.ts';
import type { Reader } from '../../src/faults/index.ts';

const place = { file: 'mockgen.config.ts', path: ['resources'] };

/** Returns lists in lists. */
const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

describe('what a user writes', () => {
  it.each([
    ['a value', json],
    ['arguments', args],
  ])('as %s may be nested 64 deep, and no deeper', (_, read) => {
    const faults = new Faults();
    expect(read(nested(64), place, faults)).toEqual(nested(64));
    expect(faults.count).toBe(0);
    read(nested(65), place, faults);
    expect(faults.all.map(({ message }) => message)).toEqual([expect.stringMatching(/: nested more than 64 deep$/)]);
  });
});

/** Each reader, with values that it takes, and with others, each with the places that have a fault. */
const READERS: Readonly<Record<string, readonly [Reader<unknown>, readonly unknown[], readonly [unknown, string][]]>> =
  {
    plainObject: [
      plainObject,
      [{}, { a: 1 }],
      [
        [[], ''],
        [null, ''],
        ['a', ''],
      ],
    ],
    text: [text, ['', 'a'], [[1, '']]],
    word: [
      word,
      ['a', ' '],
      [
        ['', ''],
        [1, ''],
      ],
    ],
    bool: [
      bool,
      [true, false],
      [
        [0, ''],
        ['true', ''],
      ],
    ],
    number: [
      number,
      [0, -1.5],
      [
        [Number.NaN, ''],
        [Infinity, ''],
        ['1', ''],
      ],
    ],
    share: [
      share,
      [0, 0.5, 1],
      [
        [-0.1, ''],
        [1.1, ''],
        ['0', ''],
      ],
    ],
    texts: [
      texts,
      [[], ['a', '']],
      [
        [['a', 1], ''],
        ['a', ''],
      ],
    ],
    whole: [
      whole(2, 4),
      [2, 3, 4],
      [
        [1, ''],
        [5, ''],
        [2.5, ''],
        ['3', ''],
      ],
    ],
    oneOf: [
      oneOf(['a', 'b']),
      ['a', 'b'],
      [
        ['c', ''],
        [1, ''],
      ],
    ],
    itemCount: [
      itemCount,
      [1, 100_000],
      [
        [0, ''],
        [100_001, ''],
      ],
    ],
    pathName: [
      pathName,
      ['users', 'a-b-2'],
      [
        ['constructor', ''],
        ['Users', ''],
        ['meta', ''],
        [1, ''],
      ],
    ],
    choices: [
      choices,
      [['a', 1, true, null], { a: 1, b: 0.5 }, [{ value: 'a', weight: 2 }, { value: null }, 'b']],
      [
        [[], ''],
        [{}, ''],
        ['a', ''],
        [{ a: 0 }, 'a'],
        [{ a: Infinity }, 'a'],
        [{ a: '1' }, 'a'],
        [[{ value: 'a', weight: 0 }], '0.weight'],
        [[{ weight: 1 }], '0.value'],
        [[{ valu: 1, value: 1 }], '0.valu'],
        [[{ value: [1] }], '0.value'],
        [[() => 1], '0'],
      ],
    ],
    json: [
      json,
      [1, 'a', null, [1, [{}]], { a: { b: [] } }],
      [
        [() => 1, ''],
        [undefined, ''],
        [{ a: [Number.NaN] }, 'a.0'],
      ],
    ],
    when: [
      when,
      [{ a: ['x'] }, { 'a.b': [1, true], c: ['y'] }],
      [
        [{ a: [] }, 'a'],
        [{ a: [null] }, 'a'],
        [{ a: 'x' }, 'a'],
        [['x'], ''],
      ],
    ],
    args: [
      args,
      [[], [1, { a: 2 }], {}, { a: 1 }],
      [
        ['a', ''],
        [null, ''],
        [[() => 1], '0'],
        [{ a: { b: undefined } }, 'a.b'],
      ],
    ],
    reference: [
      reference,
      ['users', { by: 'kind', is: { a: 'users' } }],
      [
        ['', ''],
        [1, ''],
        [{}, ''],
        [{ by: 'kind' }, ''],
        [{ is: { a: 'users' } }, ''],
        [{ by: 'kind', is: { a: 1 } }, 'is.a'],
        [{ by: 1, is: { a: 'users' } }, 'by'],
        [{ by: 'kind', in: {} }, 'in'],
      ],
    ],
  };

describe.each(Object.entries(READERS))('the reader %s', (_, [read, good, bad]) => {
  it.each(good.map((value) => ({ value })))('takes $value', ({ value }) => {
    const faults = new Faults();
    expect(read(value, place, faults)).toEqual(value);
    expect(faults.count).toBe(0);
  });

  it.each(bad)('does not take %j, because of one fault', (value, at) => {
    const faults = new Faults();
    read(value, place, faults);
    expect(faults.all.map(({ path = [] }) => path.slice(place.path.length).join('.'))).toEqual([at]);
  });
});
