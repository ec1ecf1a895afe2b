import { describe, expect, it } from 'vitest';
import { email } from '../../src/generators/internet.ts';
import { HOBBIES, THINGS } from '../../src/generators/lists/usernames.ts';
import { username } from '../../src/generators/usernames.ts';
import { cases } from '../effort.ts';
import { aim, draw, userOf } from './drawn.ts';

describe('username', () => {
  it.each([42, 0, 2 ** 50].slice(0, cases(1, 3)))('is unique among 20,000 of seed %i', (seed) => {
    expect(new Set(draw(20_000, (id) => userOf(id, seed))).size).toBe(20_000);
  });

  it('is unique even if all people have the same name', () => {
    const users = draw(cases(30_000, 100_000), (id) => username.make(aim(id, 'user'), { first: 'Li', last: 'Li' }));
    expect(new Set(users).size).toBe(users.length);
    const mails = draw(20_000, (id) =>
      email.make(aim(id, 'mail'), { username: users[id - 1] ?? '', first: 'Li', last: 'Li' }),
    );
    expect(new Set(mails).size).toBe(20_000);
    const same = mails.filter((mail, at) => mail === `${users[at] ?? ''}@example.com`);
    expect(same.length / mails.length).toBeCloseTo(0.5, 1);
  });

  it('is readable, and has all styles', () => {
    const users = draw(2000, (id) => username.make(aim(id, 'user'), { first: 'Ana', last: 'D’Souza' }));
    expect(users.filter((user) => !/^[a-z]+(?:[._][a-z]+){0,2}_?\d{0,4}$/.test(user))).toEqual([]);
    const later = users.slice(64);
    expect(later.filter((user) => !/[1-9]\d{2,3}$/.test(user))).toEqual([]);
    const own = later.map((user) => user.replace(/\d+$/, '')).filter((user) => user.includes('dsouza'));
    expect(new Set(own).size).toBeGreaterThanOrEqual(7);
    expect(own.length / later.length).toBeGreaterThan(0.5);
  });

  it('consists of names or words, with or without a number, for the first 64', () => {
    const users = [42, 1, 7].flatMap((seed) => Array.from({ length: 64 }, (_, at) => userOf(at + 1, seed)));
    const plain = users.filter((user) => !/\d/.test(user));
    expect(plain.length / users.length).toBeGreaterThan(0.35);
    expect(plain.length / users.length).toBeLessThan(0.85);
    // People are 30 years old at the beginning of 2026, unless told otherwise.
    expect(users.filter((user) => !/[a-z](?:\d{1,2}|1\d\d|_1995|_1996)?$/.test(user))).toEqual([]);
    // Few find no name of their own.
    expect(users.filter((user) => /\d{3}$/.test(user) && !user.includes('_199')).length / users.length).toBeLessThan(
      0.15,
    );
    const words = users.filter((user) => [...THINGS, ...HOBBIES].some((word) => user.includes(word)));
    expect(words.length / users.length).toBeGreaterThan(0.05);
    expect(words.length / users.length).toBeLessThan(0.4);
  });

  it('works without Latin letters', () => {
    expect(username.make(aim(1, 'user'), { first: '明', last: '李' })).toMatch(/^[a-z._]+\d*$/);
  });
});
