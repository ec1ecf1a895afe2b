import { describe, expect, it } from 'vitest';
import { countryNamed } from '../../src/generators/atlas.ts';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';
import { COINED, FIRST, HEADS, HOUSES, SHORT } from '../../src/generators/lists/houses.ts';
import { cities, countries } from '../../src/generators/lists/places.ts';
import { slug } from '../../src/generators/slug.ts';
import { trade_name } from '../../src/generators/trade-names.ts';
import { cases } from '../effort.ts';

const context = new FieldContext(Date.UTC(2026, 0, 1));
const seats = cities.map(({ country }) => country);

/** Names of the first records of a resource, each of them in another country than its neighbours. */
const names = (count: number, resource: string, share: readonly [number, number], seed = 42, from = 1): string[] =>
  Array.from({ length: count }, (_, at) =>
    trade_name.make(context.aim(fieldKey(seed, resource, 'trade'), from + at), {
      country: seats[(at * 7 + seed) % seats.length] ?? 'Italy',
      namePart: share,
    }),
  );

describe('the pools of names', () => {
  it('share names only at the same index, and no name begins with another one', () => {
    const places = new Map<string, number>();
    for (const { heads } of HOUSES) {
      expect(new Set(heads.map(slug)).size).toBe(HEADS);
      const moved = heads.filter((head, at) => {
        const before = places.get(slug(head)) ?? at;
        places.set(slug(head), at);
        return before !== at;
      });
      expect(moved).toEqual([]);
    }
    expect([...places.keys()].filter((head) => head.includes('-') && places.has(head.split('-')[0] ?? ''))).toEqual([]);
  });

  it('have equally many endings, which differ for each head', () => {
    for (const { heads, bodies, partner } of HOUSES) {
      const partners = Array.from({ length: SHORT - bodies.length }, (_, which) => partner(5, which));
      expect(heads.length).toBeGreaterThanOrEqual(HEADS);
      expect(new Set([...bodies, ...partners].map(slug)).size).toBe(SHORT);
      expect(partners).not.toContain(heads[5]);
      expect(bodies[0]).toBe('');
    }
  });

  it('are for countries of the list, each in at most one pool', () => {
    const codes = HOUSES.flatMap((pool) => pool.countries);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.filter((code) => !countries.some((country) => country.code === code))).toEqual([]);
  });

  it('combine no head with itself, and no pair twice', () => {
    for (const { heads, bodies, partner } of HOUSES) {
      const odd = heads.filter((head, at) => {
        const partners = Array.from({ length: SHORT - bodies.length }, (_, which) => partner(at, which));
        return partners.includes(head) || new Set(partners).size !== partners.length;
      });
      expect(odd).toEqual([]);
    }
  });

  it('name at least a quarter of companies after families, and none like a well-known company', () => {
    const all = names(400, 'families', [1, 4]);
    const families = HOUSES.flatMap(({ heads }) => heads.slice(COINED));
    expect(all.filter((name) => families.some((head) => name.startsWith(head))).length).toBeGreaterThan(100);
    expect(all.filter((name) => /^(Honda|Suzuki|Wagner)\b/.test(name))).toEqual([]);
  });
});

describe('trade_name', () => {
  it.each(cases([7], [0, 7, 2 ** 50]))('is unique among all resources of seed %i, and so is its address', (seed) => {
    const all = [1, 2, 3].flatMap((part) => names(8000, `resource ${part}`, [part, 3], seed));
    expect(new Set(all).size).toBe(24_000);
    expect(new Set(all.map((name) => slug(name))).size).toBe(24_000);
  });

  it('stays unique when all names are used up', () => {
    const all = [...names(3000, 'few', [41, 41], 3), ...names(3000, 'few', [41, 41], 3, 3001)];
    expect(new Set(all.map((name) => slug(name))).size).toBe(6000);
    expect(all.at(-1)).toMatch(/ \d$/);
  });

  it('does not change with more records, and is short at first', () => {
    expect(names(20, 'a', [2, 3])).toEqual(names(4000, 'a', [2, 3]).slice(0, 20));
    expect(names(1000, 'a', [2, 3]).every((name) => name.split(' ').length <= 5)).toBe(true);
  });

  it('has a unique first word in most of the first records', () => {
    const heads = new Set(HOUSES.flatMap((pool) => pool.heads));
    for (const part of [1, 2, 3, 4]) {
      const others = names(25, 'first', [part, 4], part).filter((name) => name.includes(' ') && !heads.has(name));
      expect(others.length).toBeLessThan(11);
    }
  });

  it('begins with a different word in each of the first 25 records of a country', () => {
    for (const part of [1, 2, 3, 4]) {
      const first = Array.from({ length: 25 }, (_, at) =>
        trade_name.make(context.aim([5, 6, 7, part], at + 1), { country: 'Italy', namePart: [part, 4] }),
      );
      expect(new Set(first.map((name) => name.split(' & ')[0])).size).toBe(25);
    }
  });

  it('begins with another word than its 24 predecessors', () => {
    const heads = HOUSES.find((pool) => pool.countries.includes(countryNamed('Italy').code))?.heads ?? [];
    const all = Array.from({ length: 1000 }, (_, at) =>
      trade_name.make(context.aim([5, 6, 7, 8], at + 1), { country: 'Italy', namePart: [1, 4] }),
    ).map((name) => heads.find((head) => name === head || name.startsWith(`${head} `) || name.startsWith(`${head}-`)));
    const near = all.filter((head, at) => head !== undefined && all.slice(Math.max(0, at - 24), at).includes(head));
    expect(near).toEqual([]);
  });

  it('is typical of the country', () => {
    const inJapan = Array.from({ length: 48 }, (_, at) =>
      trade_name.make(context.aim([1, 2, 3, 4], at + 1), { city: 'Osaka' }),
    );
    const japanese = HOUSES.find((pool) => pool.countries.includes(countryNamed('Japan').code))?.heads ?? [];
    expect(inJapan.filter((name) => !japanese.includes(name.split(' ')[0] ?? ''))).toEqual([]);
  });

  it('begins in all ways that are typical of the country, with any part of names', () => {
    for (const part of [1, 2, 3, 4]) {
      const german = Array.from({ length: 200 }, (_, at) =>
        trade_name.make(context.aim([9, 9, 9, part], at + 1), { country: 'Germany', namePart: [part, 4] }),
      );
      // A share has 25 heads, of which some begin alike.
      expect(new Set(german.map((name) => name.slice(0, 3))).size).toBeGreaterThan(17);
    }
  });

  it.each([
    [1, 4],
    [4, 4],
    [2, 3],
  ] as const)(
    'ends, and in a pool begins, in another way than those of its neighbours, part %i of %i',
    (part, parts) => {
      const { heads = [] } = HOUSES.find(({ countries }) => countries.includes('DE')) ?? {};
      const all = Array.from({ length: 1000 }, (_, at) =>
        trade_name.make(context.aim([7, part, 9, parts], at + 1), { country: 'Germany', namePart: [part, parts] }),
      ).filter((name) => heads.includes(name.split(' ')[0] ?? ''));
      const coined = new Set(heads.slice(0, COINED));
      const bare = Math.floor(HEADS / parts);
      const step = FIRST - 1;
      for (let from = bare; from < FIRST * bare - FIRST; from += step) {
        const bodies = all
          .slice(from, from + step)
          .flatMap((name) => (name.includes('& ') ? [] : [name.replace(/^\S+ ?/, '')]));
        // Some heads have one of them for the name that would be bare.
        expect(bodies.length - new Set(bodies).size).toBeLessThanOrEqual(3);
        // Families are called as they are: it is the coined names that must not sound alike.
        const starts = all
          .slice(from, from + 10)
          .filter((name) => coined.has(name.split(' ')[0] ?? ''))
          .map((name) => name.slice(0, 3));
        expect(starts.length - new Set(starts).size).toBeLessThanOrEqual(parts === 4 ? 3 : 6);
      }
    },
  );

  it('does not begin with a name of another resource', () => {
    const heads = HOUSES.flatMap((pool) => pool.heads);
    const parts = [1, 2, 3, 4].map((part) =>
      names(200, `resource ${part}`, [part, 4]).map(
        (name) => heads.find((head) => name === head || name.startsWith(`${head} `)) ?? name,
      ),
    );
    for (const [at, some] of parts.entries()) {
      const others = new Set(parts.slice(at + 1).flat());
      expect(some.filter((head) => others.has(head))).toEqual([]);
    }
  });

  it('suggests no size', () => {
    expect(names(3000, 'sizes', [1, 4]).filter((name) => /Gr[ou]+p(?:e|o|pe|pen)?$/.test(name))).toEqual([]);
  });

  it('has no ending that only a product has', () => {
    expect(names(3000, 'endings', [1, 4]).filter((name) => / (?:Plus|Pro)$/.test(name))).toEqual([]);
  });

  it('looks like a name', () => {
    const form = /^\p{Lu}[\p{L}’.-]*( (&|e|y|ve|\p{Lu}[\p{L}’.-]+))*$/u;
    expect(names(3000, 'b', [1, 1]).filter((name) => !form.test(name))).toEqual([]);
  });
});
