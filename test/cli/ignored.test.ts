import { describe, expect, it } from 'vitest';
import { wordIgnored } from '../../src/cli/ignored.ts';

describe('the notice about an ignored parameter', () => {
  it.each([
    ['_page', '_page (did you mean page?)'],
    ['pageNumber', 'pageNumber (did you mean page?)'],
    ['page[number]', 'page[number] (did you mean page?)'],
    ['page[size]', 'page[size] (did you mean limit?)'],
    ['per_page', 'per_page (did you mean limit?)'],
    ['pageSize', 'pageSize (did you mean limit?)'],
    ['_limit', '_limit (did you mean limit?)'],
    ['$top', '$top (did you mean limit?)'],
    ['serch', 'serch (did you mean search?)'],
    ['searchFields', 'searchFields (did you mean search_fields?)'],
    ['offset', 'offset (paging goes by page and limit)'],
    ['skip', 'skip (paging goes by page and limit)'],
    ['_start', '_start (paging goes by page and limit)'],
    ['sort', 'sort (sorting takes a dialect)'],
    ['_order', '_order (sorting takes a dialect)'],
    ['order_by', 'order_by (sorting takes a dialect)'],
    ['filter[name]', 'filter[name] (filtering takes a dialect)'],
    ['_expand', '_expand (related records take a dialect)'],
    ['q', 'q (only collections have it)'],
    ['colour', 'colour'],
    ['constructor', 'constructor'],
    ['', ''],
  ])('%s: %s', (name, expected) => {
    expect(wordIgnored(name, {})).toBe(expected);
  });

  it('uses the parameter names of the tree', () => {
    const api = { query: { page: '_page', limit: 'size', offset: 'skip' } };
    expect(wordIgnored('page', api)).toBe('page (did you mean _page?)');
    expect(wordIgnored('limit', api)).toBe('limit (did you mean size?)');
    expect(wordIgnored('offset', api)).toBe('offset (did you mean skip?)');
  });
});

it('the notice gives no advice where a dialect has names of its own', () => {
  expect(wordIgnored('_embed', { dialect: 'json-server' })).toBe('_embed');
  expect(wordIgnored('_page', { dialect: 'json-server' })).toBe('_page (only collections have it)');
});
