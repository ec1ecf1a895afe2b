import { describe, expect, it } from 'vitest';
import { ignoredHeader, ignoredNames, knownParameters, unknownNames } from '../../src/runtime/ignored.ts';
import { parseQuery } from '../../src/runtime/query.ts';

describe('the known parameters', () => {
  it('of a collection are all that the tree names, and of any other document those that choose its data', () => {
    const api = { query: { page: '_page', offset: 'skip', seed: 'variant' } };
    expect(knownParameters(api, true)).toContain('_page');
    expect(knownParameters(api, true)).toContain('skip');
    expect(knownParameters(api, true)).not.toContain('page');
    expect(knownParameters(api, false)).toEqual(['variant', 'nocache']);
  });
});

describe('unknown names', () => {
  it('are told once each, in the order of the query, also an empty one', () => {
    expect(unknownNames(parseQuery('b=1&page=2&%61=1&b=3&=4'), ['page'])).toEqual(['b', 'a', '']);
  });
});

describe('the header of ignored parameters', () => {
  it('holds at most ten names, none longer than 60 characters', () => {
    const names = Array.from({ length: 12 }, (_, at) => `${at}`.padEnd(100, 'x'));
    expect(ignoredNames(ignoredHeader(names))).toEqual(names.slice(0, 10).map((name) => name.slice(0, 60)));
  });

  it('gives back any name, with a replacement for half of a pair', () => {
    const names = ['a, b', 'été', '🙂', 'x\r\ny: z', ''];
    expect(ignoredNames(ignoredHeader(names))).toEqual(names);
    expect(ignoredNames(ignoredHeader(['\uD83D']))).toEqual(['\uFFFD']);
    expect(Object.values(ignoredHeader(names)).join('')).toMatch(/^[!-~ ]*$/);
  });

  it('is missing where no parameter was ignored', () => {
    expect(ignoredHeader([])).toEqual({});
    expect(ignoredNames({})).toEqual([]);
  });
});
