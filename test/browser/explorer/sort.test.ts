import { describe, expect, it } from 'vitest';
import { nextSort, sortRecords } from '../../../src/browser/explorer/sort.ts';

describe('sortRecords', () => {
  const records = [{ a: 10, b: 'x' }, { a: 9, b: 'É' }, { a: null, b: 'z' }, { a: 10, b: 'a' }, { b: 'Z' }];
  const sorted = (sort: string, field: 'a' | 'b'): readonly unknown[] =>
    sortRecords(records, sort).map((record) => record[field]);

  it('compares numbers by size, and puts records without a value last in both directions', () => {
    expect(sorted('a', 'a')).toEqual([9, 10, 10, null, undefined]);
    expect(sorted('-a', 'a')).toEqual([10, 10, 9, null, undefined]);
  });

  it('keeps the order of equal values', () => {
    expect(sorted('a', 'b')).toEqual(['É', 'x', 'a', 'z', 'Z']);
  });

  it('compares texts by their code units, as no language does', () => {
    expect(sorted('b', 'b')).toEqual(['Z', 'a', 'x', 'z', 'É']);
  });

  it('keeps the own order without a field', () => {
    expect(sortRecords(records, '')).toBe(records);
  });
});

it('a third click on a heading brings the own order back', () => {
  expect(['', 'a', '-a', 'b'].map((sort) => nextSort(sort, 'a'))).toEqual(['a', '-a', '', 'a']);
});
