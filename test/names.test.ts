import { describe, expect, it } from 'vitest';
import { editDistance, nearestName, suggesting } from '../src/names.ts';

describe('names', () => {
  it('are near with an edit distance of two or less, and less than half of their letters changed', () => {
    const valid = ['users', 'vendors', 'mentors', 'books', 'ab'];
    const near = ['user', 'Users', 'usres', 'bokos', 'mentor', 'x', 'abc', 'boooooks', ''].map((name) =>
      nearestName(name, valid),
    );
    expect(near).toEqual(['users', 'users', 'users', 'books', 'mentors', undefined, undefined, undefined, undefined]);
  });

  it('differ by the number of letters to change', () => {
    const pairs = [
      ['', ''],
      ['', 'abc'],
      ['abc', ''],
      ['kitten', 'sitting'],
      ['flaw', 'lawn'],
      ['abc', 'abc'],
      ['bsae', 'base'],
      ['ab', 'ba'],
      ['abcd', 'badc'],
    ] as const;
    expect(pairs.map(([one, other]) => editDistance(one, other))).toEqual([0, 3, 3, 3, 2, 0, 1, 1, 2]);
  });

  it('are near with two letters swapped, however short they are', () => {
    expect(nearestName('cvs', ['sql', 'csv'])).toBe('csv');
    expect(nearestName('bsae', ['seed', 'base'])).toBe('base');
  });

  it('are rather those with letters in addition, of two at the same distance', () => {
    expect(nearestName('phrse', ['phase', 'phrase'])).toBe('phrase');
    expect(nearestName('phrse', ['phrase', 'phase'])).toBe('phrase');
    expect(nearestName('phase', ['phrase', 'phase'])).toBe('phase');
    expect(nearestName('frase', ['phrase', 'erase'])).toBe('erase');
  });

  it('are completed from three letters on, if only one begins with them', () => {
    const types = ['string', 'integer', 'number', 'null', 'boolean'];
    expect(['int', 'STR', 'nu', 'nul', 'in', 'bool'].map((name) => nearestName(name, types))).toEqual([
      'integer',
      'string',
      undefined,
      'null',
      undefined,
      'boolean',
    ]);
  });

  it('are shortened, if only one is long enough and begins what was written', () => {
    const keys = ['min', 'max', 'of', 'items', 'nullable'];
    expect(['minimum', 'maximum', 'offset', 'itemsOf'].map((name) => nearestName(name, keys))).toEqual([
      'min',
      'max',
      undefined,
      'items',
    ]);
  });

  it('are suggested before what was expected, if one is near', () => {
    expect([suggesting('expected a name', 'users'), suggesting('expected a name', undefined)]).toEqual([
      'did you mean users? (expected a name)',
      'expected a name',
    ]);
  });
});
