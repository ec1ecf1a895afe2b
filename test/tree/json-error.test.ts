import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findJsonError } from '../../src/tree/index.ts';

describe('findJsonError', () => {
  it.each(['{}', '[]', '[1,-2.5e+3,"\\u00e9\\n",true,null,{"a":[{}]}]', ' 1 ', '"x"'])(
    'finds no error in %s',
    (text) => {
      expect(findJsonError(text)).toBeUndefined();
    },
  );

  it.each([
    ['[1,]', 3, 'a value'],
    ['[01]', 2, 'a comma or ]'],
    ['{"a" 1}', 5, 'a colon'],
    ['["\n"]', 1, 'a value'],
    ['{"a":1}}', 7, 'the end of the document'],
    ['[1', 2, 'a comma or ]'],
    ["{'a':1}", 1, 'a key in double quotes'],
    ['{"a":1,}', 7, 'a key in double quotes'],
    ['{"a":1 "b"', 7, 'a comma or }'],
    ['nul', 0, 'a value'],
    ['', 0, 'a value'],
  ])('finds the first error in %j', (text, offset, expected) => {
    expect(() => JSON.parse(text) as unknown).toThrow();
    expect(findJsonError(text)).toEqual({ offset, expected });
  });

  it('finds a character where it does not belong', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), (json, at) => {
        const text = JSON.stringify(JSON.parse(json), null, 1);
        expect(findJsonError(text)).toBeUndefined();
        const lines = text.split('\n');
        const before = lines.slice(0, at % lines.length).join('\n');
        expect(findJsonError(`${before}\n~\n${text.slice(before.length)}`)?.offset).toBe(before.length + 1);
      }),
      { numRuns: 50 },
    );
  });

  it('takes time in proportion to the text', () => {
    expect(findJsonError('['.repeat(300_000))).toEqual({ offset: 300_000, expected: 'a value' });
    expect(findJsonError(`"${'\\'.repeat(300_001)}`)).toEqual({ offset: 0, expected: 'a value' });
  });
});
