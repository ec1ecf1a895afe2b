import { describe, expect, it } from 'vitest';
import { email } from '../../src/generators/internet.ts';
import { AFTER, THINGS, TRAITS } from '../../src/generators/lists/usernames.ts';
import { lettersOf, username } from '../../src/generators/usernames.ts';
import { regions } from '../../src/generators/regions/index.ts';
import { cases, MANY } from '../effort.ts';
import { aim, draw, userOf } from './drawn.ts';

describe('username', () => {
  it.each([42, 0, 2 ** 50].slice(0, cases(1, 3)))('is unique among many of seed %i', (seed) => {
    expect(new Set(draw(MANY, (id) => userOf(id, seed))).size).toBe(MANY);
  });

  it('is unique even if all people have the same name', () => {
    const users = draw(cases(10_000, 100_000), (id) => username.make(aim(id, 'user'), { first: 'Li', last: 'Li' }));
    expect(new Set(users).size).toBe(users.length);
    const mails = draw(MANY, (id) =>
      email.make(aim(id, 'mail'), { username: users[id - 1] ?? '', first: 'Li', last: 'Li' }),
    );
    expect(new Set(mails).size).toBe(MANY);
    const same = mails.filter((mail, at) => mail === `${users[at] ?? ''}@example.com`);
    expect(same.length / mails.length).toBeGreaterThan(0.4);
    expect(same.length / mails.length).toBeLessThan(0.8);
  });

  it('is readable, and has all styles', () => {
    const users = draw(2000, (id) => username.make(aim(id, 'user'), { first: 'Ana', last: 'D’Souza' }));
    expect(users.filter((user) => !/^[a-z]+(?:[._][a-z]+){0,2}_?\d{0,4}$/.test(user))).toEqual([]);
    const later = users.slice(64);
    const own = later.map((user) => user.replace(/\d+$/, '')).filter((user) => user.includes('dsouza'));
    expect(new Set(own).size).toBeGreaterThanOrEqual(7);
    expect(own.length / later.length).toBeGreaterThan(0.3);
    // A fifth and more have two words, or a given name and a word.
    const given = later.filter((user) => /^ana_?[a-z]{3,}\d{0,2}$/.test(user));
    const words = later.filter((user) => TRAITS.some((trait) => user.startsWith(trait)));
    expect(given.length / later.length).toBeGreaterThan(0.2);
    expect(words.length / later.length).toBeGreaterThan(0.2);
  });

  it('has words that are no names of people, and pairs that are unique', () => {
    const names = new Set(
      regions.flatMap(({ female, male, anyone, family, frequent = {} }) =>
        [female, male, anyone, family, Object.keys(frequent).join()].flatMap((list) =>
          list.split(/[,|]/).map(lettersOf),
        ),
      ),
    );
    expect([...TRAITS, ...THINGS].filter((word) => names.has(word))).toEqual([]);
    const steps = (THINGS.length + 1) % TRAITS.length;
    expect(new Set(TRAITS.map((_, rest) => (rest * steps) % TRAITS.length)).size).toBe(TRAITS.length);
  });

  it('consists of names or words, with or without a number, for the first 64', () => {
    const users = [42, 1, 7].flatMap((seed) => Array.from({ length: 64 }, (_, at) => userOf(at + 1, seed)));
    const plain = users.filter((user) => !/\d/.test(user));
    expect(plain.length / users.length).toBeGreaterThan(0.25);
    expect(plain.length / users.length).toBeLessThan(0.85);
    // People are 30 years old at the beginning of 2026, unless told otherwise.
    expect(users.filter((user) => !/[a-z](?:\d{1,2}|1\d\d|_1995|_1996)?$/.test(user))).toEqual([]);
    // Few find no name of their own.
    expect(users.filter((user) => /\d{3}$/.test(user) && !user.includes('_199')).length / users.length).toBeLessThan(
      0.2,
    );
    const words = users.filter((user) => [...THINGS, ...AFTER].some((word) => user.includes(word)));
    expect(words.length / users.length).toBeGreaterThan(0.05);
    expect(words.length / users.length).toBeLessThan(0.4);
  });

  it('works without Latin letters', () => {
    expect(username.make(aim(1, 'user'), { first: '明', last: '李' })).toMatch(/^[a-z._]+\d*$/);
  });
});
