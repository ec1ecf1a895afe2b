import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokensOf } from '../../../src/browser/explorer/json-tokens.ts';

describe('tokensOf', () => {
  it('keeps every character of a document', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (document) => {
        for (const line of JSON.stringify(document, null, 2).split('\n')) {
          expect(
            tokensOf(line)
              .map(({ text }) => text)
              .join(''),
          ).toBe(line);
        }
      }),
    );
  });

  it.each([
    ['  "a\\"b": "c: {",', ['sign', 'key', 'sign', 'string', 'sign']],
    ['"a": -1.5e+21', ['key', 'sign', 'number']],
    ['    null,', ['sign', 'literal', 'sign']],
    ['"a": true', ['key', 'sign', 'literal']],
    ['"a": []', ['key', 'sign']],
  ])('sees in %s %j', (line, kinds) => {
    expect(tokensOf(line).map(({ kind }) => kind)).toEqual(kinds);
  });
});
