import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../any-character.ts';
import { firstValue, parseQuery } from '../../src/runtime/query.ts';
import { type Api, fillPage, pageLinks } from '../../src/tree/index.ts';

const entries = fc.array(fc.tuple(fc.string({ unit: anyCharacter }), fc.string({ unit: anyCharacter })));
const middle = { start: 20, limit: 10, total: 60 };
const nextOf = (query: string, api?: Api): unknown => pageLinks(parseQuery(query), middle, api).next;

describe('the pages around one', () => {
  it.each([
    [1, 1, [1, false, false, 1]],
    [2, 3, [1, 1, 3, 3]],
    [3, 3, [1, 2, false, 3]],
    [9, 3, [1, 3, false, 3]],
  ])('of page %i of %i are %j', (page, pages, expected) => {
    const window = { start: (page - 1) * 10, limit: 10, total: pages * 10 };
    const { self, first, prev, next, last } = pageLinks([], window);
    expect([first, prev, next, last]).toEqual(expected.map((number) => number && `?page=${number}`));
    expect(self).toBe(`?page=${page}`);
  });

  it('of an empty collection are one page', () => {
    const nothing = { self: '?page=1', first: '?page=1', prev: false, next: false, last: '?page=1' };
    expect(pageLinks([], { start: 0, limit: 10, total: 0 })).toEqual(nothing);
    expect(pageLinks([], { start: 80, limit: 10, total: 0 })).toEqual({
      ...nothing,
      self: '?page=9',
      prev: '?page=1',
    });
  });

  it('are numbered from 0 if the first page is 0', () => {
    expect(pageLinks([], middle, { firstPage: 0 })).toEqual({
      self: '?page=2',
      first: '?page=0',
      prev: '?page=1',
      next: '?page=3',
      last: '?page=5',
    });
  });

  it('are offsets if the tree has an offset, also for a page that starts anywhere', () => {
    const api = { query: { offset: 'skip' } };
    const at = (start: number): unknown[] => Object.values(pageLinks([], { start, limit: 10, total: 25 }, api));
    expect(at(0)).toEqual(['?skip=0', '?skip=0', false, '?skip=10', '?skip=20']);
    expect(at(5)).toEqual(['?skip=5', '?skip=0', '?skip=0', '?skip=15', '?skip=20']);
    expect(at(15)).toEqual(['?skip=15', '?skip=0', '?skip=5', false, '?skip=20']);
    expect(at(90)).toEqual(['?skip=90', '?skip=0', '?skip=20', false, '?skip=20']);
  });
});

describe('the query of another page', () => {
  it.each([
    ['', '?page=4'],
    ['q=a', '?q=a&page=4'],
    ['page=2&q=a', '?page=4&q=a'],
    ['a=1&page=2&b=2', '?a=1&page=4&b=2'],
    ['a=1&page=2&b=2&page=9&a=3', '?a=1&page=4&b=2&a=3'],
    ['q=<a> "b"é', '?q=%3Ca%3E%20%22b%22%C3%A9&page=4'],
    ['q=\ud800\n', '?q=%EF%BF%BD%0A&page=4'],
  ])('after %j is %j', (query, expected) => {
    expect(nextOf(query)).toBe(expected);
  });

  it('has the parameter name of the tree, and leaves a parameter with the default name alone', () => {
    const api = { query: { page: 'page[number]' } };
    expect(nextOf('page=2&page%5Bnumber%5D=3&q=a', api)).toBe('?page=2&page[number]=4&q=a');
    expect(nextOf('page=2&q=a&skip=20', { query: { offset: 'skip' } })).toBe('?skip=30&q=a');
  });

  it('keeps all other values, and is safe in a header', () => {
    fc.assert(
      fc.property(entries, (pairs) => {
        const query = parseQuery(new URLSearchParams(pairs).toString());
        const { next } = pageLinks(query, middle);
        expect(next).toMatch(/^\?[!-~]*$/);
        const parts = parseQuery(String(next).slice(1));
        const others = (given: typeof query): unknown =>
          given.filter(({ name }) => name !== 'page').map(({ name, value }) => [name, value]);
        expect(others(parts)).toEqual(others(query));
        expect(firstValue(parts, 'page')).toBe('4');
      }),
    );
  });
});

describe('a page in an envelope', () => {
  const slots = [
    'page',
    'limit',
    'offset',
    'count',
    'total',
    'total_pages',
    'first',
    'prev',
    'next',
    'last',
    'links',
    'self',
    'url',
    'has_prev',
    'has_next',
    'prev_page',
    'next_page',
  ] as const;
  const envelope = ['{', ...slots.flatMap((slot, at) => [`${at ? ',' : ''}"${slot}":`, { slot }]), '}'];

  it('fills every slot; addresses contain the path of the collection below the base', () => {
    const window = { start: 20, limit: 10, total: 22 };
    const queries = pageLinks([], window);
    const paged = { ...window, resource: 'users', page: 3, data: ['{}', '{}'], queries, path: 'people/users' };
    const [first, prev, last] = [1, 2, 3].map((page) => `/api/people/users?page=${page}`);
    expect(JSON.parse(fillPage(envelope, paged, '/api'))).toEqual({
      page: 3,
      limit: 10,
      offset: 20,
      count: 2,
      total: 22,
      total_pages: 3,
      first,
      prev,
      next: null,
      last,
      links: { self: { href: last }, first: { href: first }, prev: { href: prev }, last: { href: last } },
      self: last,
      url: '/api/people/users',
      has_prev: true,
      has_next: false,
      prev_page: 2,
      next_page: null,
    });
  });
});
