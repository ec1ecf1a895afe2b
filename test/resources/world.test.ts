import { describe, expect, it } from 'vitest';
import { builtins } from '../../src/builtins.ts';
import { Records } from '../../src/render/records.ts';
import { REF_DATE } from './laws/law.ts';
import type { Law } from './laws/law.ts';
import { createWorld, wrongs } from './world.ts';

describe('a world', () => {
  it('contains each record of its seed once, in any order of access', () => {
    const records = new Records(builtins, { seed: 7, refDate: REF_DATE });
    const { find, first } = createWorld(7);
    expect(find('users', 3).record).toEqual(records.record('users', 3));
    expect(find('users', 3)).toBe(find('users', 3));
    expect(first('users', 2)).toEqual([find('users', 1), find('users', 2)]);
    expect(find('invoices', 5).upTo('users')).toEqual(first('users', 5));
    const late = find('users', 9);
    const country = late.text('country');
    const compatriots = first('users', 9).filter(({ record }) => record['country'] === country);
    expect(late.having('users', 'country', country)).toEqual(compatriots);
    expect(find('users', 8).having('users', 'country', country)).toEqual(compatriots.slice(0, -1));
    expect(() => find('users', 0)).toThrow('users/0: expected an id from 1');
  });
});

describe('the list of broken laws', () => {
  const check = (law: Law): string[] =>
    wrongs('users', 7, 5, { laws: new Map([['users.age', law]]), collections: {} }).map((line) => line.slice(0, 24));

  it('is empty if all laws hold', () => {
    expect(check(() => true)).toEqual([]);
  });

  it('names the first record that breaks a law, or for which it throws', () => {
    expect(check(({ num }) => num('id') < 3)).toEqual(['users.age of record 3: {']);
    expect(check(({ text }) => text('age') === '')).toEqual(['users.age of record 1: {']);
  });

  it('includes laws of all records together', () => {
    const collections = { 'users.email': () => false, 'users.username': () => true };
    expect(wrongs('users', 7, 5, { laws: new Map(), collections })).toEqual(['users.email of all records together']);
  });
});
