import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseParameters } from '../../src/runtime/parameters.ts';
import { parseQuery } from '../../src/runtime/query.ts';
import { parameterNames } from '../../src/tree/index.ts';

const FIELDS = ['id', 'name', 'email'];
const select = (query: string) => parseParameters(parseQuery(query), {}, FIELDS);
const originOf = (query: string) => parseParameters(parseQuery(query));

describe('the parameters of any document', () => {
  it('select the tree itself by default', () => {
    expect(originOf('page=0&search_fields=nope')).toMatchObject({ seed: undefined, nocache: false, errors: [] });
  });

  it('accept every safe integer as seed', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (seed) => {
        expect(originOf(`seed=${seed}`)).toMatchObject({ seed, nocache: false, errors: [] });
      }),
    );
  });

  it.each([
    ['true', true],
    ['1', true],
    ['false', false],
    ['0', false],
  ])('accept nocache=%s', (text, nocache) => {
    expect(originOf(`nocache=${text}`)).toMatchObject({ nocache, errors: [] });
  });

  it('are refused with what was expected', () => {
    expect(originOf('seed=9007199254740992&nocache=maybe').errors).toEqual([
      { parameter: 'seed', message: "expected an integer from 0 to 9007199254740991, got '9007199254740992'" },
      { parameter: 'nocache', message: "expected true, 1, false or 0, got 'maybe'" },
    ]);
  });
});

describe('the parameters of a collection', () => {
  it('select the first ten records by default', () => {
    const selection = { page: 1, start: 0, limit: 10, count: 10, searchText: '', searchFields: [] };
    const all = { ...selection, seed: undefined, nocache: false, errors: [], ignored: [] };
    expect(select('')).toEqual(all);
    expect(select('search_fields=+,%20,')).toEqual(all);
  });

  it('limit any integer to its range, and refuse only other texts', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 30n }), fc.bigInt({ min: 1n }), (page, limit) => {
        const selection = select(`page=${page}&limit=${limit}`);
        expect(selection.errors).toEqual([]);
        expect(selection.page).toBe(Math.min(Number(page), Number.MAX_SAFE_INTEGER));
        expect(selection.limit).toBe(Math.min(Number(limit), 100));
      }),
    );
    fc.assert(
      fc.property(
        fc.string().filter((text) => !/^\d*[1-9]\d*$/.test(text)),
        (text) => {
          const { errors } = select(`page=${encodeURIComponent(text)}`);
          expect(errors).toEqual([{ parameter: 'page', message: `expected an integer from 1, got '${text}'` }]);
        },
      ),
    );
  });

  it.each([
    ['count=5', 5, 5],
    ['limit=5', 5, 5],
    ['limit=5&count=3', 5, 3],
    ['limit=5&count=30', 5, 30],
    ['count=1000', 100, 100],
  ])('reads %s as pages of %i and at most %i records', (query, limit, count) => {
    expect(select(query)).toMatchObject({ limit, count });
  });

  it.each([
    ['q=ABC', 'ABC'],
    ['search=ABC', 'ABC'],
    ['search=ABC&q=', ''],
    ['q=+a+', ' a '],
  ])('reads the searchText of %s', (query, searchText) => {
    expect(select(query).searchText).toBe(searchText);
  });

  it('name the fields to search, with or without spaces around them', () => {
    expect(select('search_fields=id,+name+,').searchFields).toEqual(['id', 'name']);
  });

  it('lead to an error that lists everything that is wrong, and the valid fields', () => {
    expect(select('seed=x&search_fields=id,%20nope,NAME&limit=&page=1.5').errors).toEqual([
      { parameter: 'page', message: "expected an integer from 1, got '1.5'" },
      { parameter: 'limit', message: "expected an integer from 1, got ''" },
      { parameter: 'search_fields', message: 'unknown: nope, NAME; the fields are id, name, email' },
      { parameter: 'seed', message: "expected an integer from 0 to 9007199254740991, got 'x'" },
    ]);
  });
});

describe('the parameters of a tree of another shape', () => {
  const ask = (query: string, api: Parameters<typeof parseParameters>[1]) =>
    parseParameters(parseQuery(query), api, FIELDS);

  it('are read under the names of the tree only', () => {
    const api = { query: { page: '_page', limit: 'page', q: 'term', nocache: 'fresh' } };
    expect(ask('_page=3&page=5&limit=x&term=A&q=b&fresh=1&nocache=x', api)).toMatchObject({
      page: 3,
      start: 10,
      limit: 5,
      searchText: 'A',
      nocache: true,
      errors: [],
    });
    expect(ask('_page=0&page=x', api).errors.map(({ parameter }) => parameter)).toEqual(['_page', 'page']);
  });

  it('count pages from 0 if the tree says so', () => {
    expect(ask('', { firstPage: 0 })).toMatchObject({ page: 0, start: 0 });
    expect(ask('page=2&limit=4', { firstPage: 0 })).toMatchObject({ page: 2, start: 8, errors: [] });
    const message = "expected an integer from 0, got '-1'";
    expect(ask('page=-1', { firstPage: 0 }).errors).toEqual([{ parameter: 'page', message }]);
  });

  it('prefer an offset to a page if the tree names an offset', () => {
    const api = { query: { offset: 'skip' } };
    expect(ask('skip=7&page=9&limit=3', api)).toMatchObject({ page: 3, start: 7 });
    expect(ask('page=9&limit=3', api)).toMatchObject({ page: 9, start: 24 });
    expect(ask('skip=99999999999999999999', api)).toMatchObject({ start: Number.MAX_SAFE_INTEGER, errors: [] });
    expect(ask('skip=', api).errors).toEqual([{ parameter: 'skip', message: "expected an integer from 0, got ''" }]);
    expect(ask('offset=x&skip=x', {})).toMatchObject({ start: 0, errors: [] });
  });

  it('are the only ones allowed if the tree is strict', () => {
    const api = { strict: true, query: { page: '_page' } };
    const known = Object.values(parameterNames({ query: { page: '_page' } })).join(', ');
    expect(ask('x=1&colour=2', {}).ignored).toEqual(['x', 'colour']);
    expect(ask('x=1', api).ignored).toEqual([]);
    expect(ask('page=1&x=&x=2&_page=0', api).errors).toEqual([
      { parameter: '_page', message: "expected an integer from 1, got '0'" },
      { parameter: 'page', message: `unknown; the parameters are ${known}` },
      { parameter: 'x', message: `unknown; the parameters are ${known}` },
    ]);
    expect(parseParameters(parseQuery('limit=3&seed=1'), api).errors).toEqual([
      { parameter: 'limit', message: 'unknown; the parameters are seed, nocache' },
    ]);
  });
});
