import { describe, expect, it } from 'vitest';
import { START } from '../../../src/browser/explorer/address.ts';
import { cellText, grouped, labelOf, matchesIn, titleOf } from '../../../src/browser/explorer/wording.ts';

describe('grouped', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [100_000, '100,000'],
    [12_345_678, '12,345,678'],
  ])('writes %i as %s', (number, text) => {
    expect(grouped(number)).toBe(text);
  });
});

describe('matchesIn', () => {
  it.each([
    ['', 100, 100, '100 invoices'],
    ['x', 0, 100, 'No invoices match “x”'],
    ['x', 1, 100, '1 of 100 invoices matches “x”'],
    ['x', 1300, 100_000, '1,300 of 100,000 invoices match “x”'],
    ['x', 13, undefined, '13 invoices match “x”'],
  ])('says of %j: %i of %j', (q, total, all, words) => {
    expect(matchesIn('invoices', q, total, all)).toBe(words);
  });
});

describe('titleOf', () => {
  it.each([
    [{}, 'mockgen'],
    [{ resource: 'authors' }, 'authors · mockgen'],
    [{ resource: 'authors', record: '7' }, 'authors · 7 · mockgen'],
    [{ resource: 'authors', record: '7', seed: '8' }, 'authors · 7 · seed 8 · mockgen'],
    [{ seed: '8' }, 'seed 8 · mockgen'],
    [{ resource: 'authors', view: 'fields', record: '7' } as const, 'authors · fields · mockgen'],
  ])('calls %j %s', (change, title) => {
    expect(titleOf({ ...START, ...change })).toBe(title);
  });
});

describe('labelOf', () => {
  it('uses the first name field, and is empty without one', () => {
    expect(labelOf({ id: 1, name: null, title: 'A Book' })).toBe('A Book');
    expect(labelOf({ id: 1, name: 7 })).toBe('');
  });

  it('passes over a UUID, which nobody reads', () => {
    const reference = '718672b4-953e-43ba-8eee-f87e83688e88';
    expect(labelOf({ id: 1, reference })).toBe('');
    expect(labelOf({ id: 1, reference: 'B-17' })).toBe('B-17');
  });
});

describe('cellText', () => {
  it.each([
    ['a', 'a'],
    [false, 'false'],
    [0, '0'],
    [null, 'null'],
    [undefined, ''],
    [['a', 1, null], 'a, 1, null'],
    [{ a: 1 }, '{"a":1}'],
  ])('writes %j as %s', (value, text) => {
    expect(cellText(value)).toBe(text);
  });
});
