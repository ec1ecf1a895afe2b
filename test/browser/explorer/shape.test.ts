import { describe, expect, it } from 'vitest';
import { findSlot, readPage, readShape, valueAt } from '../../../src/browser/explorer/shape.ts';

const envelope = ['{"of":{"items":', { slot: 'data' }, ',"n":', { slot: 'total' }, '},"page":', { slot: 'page' }, '}'];

describe('findSlot', () => {
  it('finds the top of a document, and places inside lists', () => {
    expect(findSlot([{ slot: 'record' }, '\n'], 'record', 'authors')).toEqual([]);
    expect(findSlot(['[0,', { slot: 'data' }, ']'], 'data', 'authors')).toEqual(['1']);
  });

  it.each([[undefined], [['{']], [[]], [[null, 3]], ['text']])('finds nothing in %j', (segments) => {
    expect(findSlot(segments, 'data', 'authors')).toBeUndefined();
  });
});

describe('valueAt', () => {
  it('reads objects and lists, and returns undefined for a missing value', () => {
    expect(valueAt({ a: [{ b: 1 }] }, ['a', '0', 'b'])).toBe(1);
    expect(valueAt({ a: null }, ['a', 'b'])).toBeUndefined();
    expect(valueAt({}, ['constructor'])).toBeUndefined();
    expect(valueAt(7, [])).toBe(7);
  });
});

describe('readPage', () => {
  it('reads the built-in shape if no manifest states another one', () => {
    const document = { data: [{ id: 1 }], pagination: { total: 21 } };
    expect(readPage(document, readShape(undefined, 'authors'), undefined, 10)).toEqual({
      records: [{ id: 1 }],
      total: 21,
      pages: 3,
    });
  });

  it("reads the shape of a tree's own template", () => {
    const document = { of: { items: [{ id: 1 }], n: 5 }, page: 1 };
    expect(readPage(document, readShape(envelope, 'authors'), undefined, 2)).toEqual({
      records: [{ id: 1 }],
      total: 5,
      pages: 3,
    });
  });

  it('takes the total from the header, or else counts the records, if the shape has no total', () => {
    const shape = readShape([{ slot: 'data' }], 'authors');
    expect(readPage([{ id: 1 }], shape, 30, 10)?.total).toBe(30);
    expect(readPage([{ id: 1 }], shape, undefined, 10)?.total).toBe(1);
  });

  it('has one page if nothing matches', () => {
    expect(readPage({ data: [], pagination: { total: 0 } }, readShape(undefined, 'authors'), 0, 10)?.pages).toBe(1);
  });

  it('refuses a document without records', () => {
    expect(readPage({ data: {} }, readShape(undefined, 'authors'), undefined, 10)).toBeUndefined();
    expect(readPage(undefined, readShape(undefined, 'authors'), undefined, 10)).toBeUndefined();
  });
});
