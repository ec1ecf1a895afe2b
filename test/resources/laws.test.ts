import { describe, expect, it } from 'vitest';
import { builtins } from '../../src/builtins.ts';
import { Records } from '../../src/render/records.ts';
import { readsOf } from '../../src/schema/index.ts';
import { collections } from './laws/collections.ts';
import { dates } from './laws/dates.ts';
import { makeCase, REF_DATE } from './laws/law.ts';
import type { Case, Laws } from './laws/law.ts';
import { media } from './laws/media.ts';
import { money } from './laws/money.ts';
import { people } from './laws/people.ts';
import { places } from './laws/places.ts';
import { things } from './laws/things.ts';
import { words } from './laws/words.ts';

const { resources } = builtins;
const groups: readonly Laws[] = [dates, media, money, people, places, things, words];
const laws = new Map(groups.flatMap((group) => Object.entries(group)).map(([path, law]) => [path, law] as const));

/** The records of a seed as cases, each made once. */
function createWorld(seed: number): (resource: string, id: number) => Case {
  const records = new Records(builtins, { seed, refDate: REF_DATE });
  const cases = new Map<string, Case>();
  const find = (resource: string, id: number): Case => {
    const key = `${resource}/${id}`;
    const known = cases.get(key) ?? makeCase(records.record(resource, id), find);
    cases.set(key, known);
    return known;
  };
  return find;
}

/**
 * How many seeds with how many records: many with few and few with many, or, where there is time (`LAWS=full`), 50 seeds
 * of 200 and some of 1,000.
 */
const RUNS: readonly (readonly [seed: number, items: number])[] = [
  [Number.MAX_SAFE_INTEGER, 1],
  [0, 2],
  ...Array.from({ length: 25 }, (_, at) => [at * 7919, 10] as const),
  ...Array.from({ length: 4 }, (_, at) => [42 + at, 100] as const),
  ...(process.env['LAWS'] === 'full'
    ? [...Array.from({ length: 50 }, (_, at) => [1000 + at, 200] as const), [7, 1000] as const, [8, 1000] as const]
    : []),
  [1, 1000],
];

const worlds = RUNS.map(([seed, items]) => ({ seed, items, find: createWorld(seed) }));

describe.each(resources)('$name', ({ name, fields }) => {
  const own = Object.keys(fields).map((field) => `${name}.${field}`);

  it.each(own.filter((path) => laws.has(path)))('%s is right in every record', (path) => {
    const law = laws.get(path);
    for (const { seed, items, find } of worlds) {
      for (let id = 1; id <= items; id++) {
        const given = find(name, id);
        if (!law?.(given)) expect.fail(`${path} of record ${id}, seed ${seed}: ${JSON.stringify(given.record)}`);
      }
    }
  });

  it.each(own.filter((path) => path in collections))('%s is right in all records together', (path) => {
    for (const { seed, items, find } of worlds) {
      const cases = Array.from({ length: items }, (_, at) => find(name, at + 1));
      expect(collections[path]?.(cases), `${path}, seed ${seed}, ${items} records`).toBe(true);
    }
  });
});

describe('the laws', () => {
  it('cover every field that reads another one or refers to a record', () => {
    const bound = resources.flatMap(({ name, fields }) =>
      Object.entries(fields)
        .filter(([, field]) => readsOf(field).length > 0 || field.references !== undefined)
        .map(([field]) => `${name}.${field}`),
    );
    expect(bound.filter((path) => !laws.has(path))).toEqual([]);
  });

  it('are each about a field that there is, and each stated once', () => {
    const paths = groups.flatMap((group) => Object.keys(group));
    const all = new Set(
      resources.flatMap(({ name, fields }) => Object.keys(fields).map((field) => `${name}.${field}`)),
    );
    expect(paths.filter((path) => !all.has(path))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
    expect(Object.keys(collections).filter((path) => !all.has(path))).toEqual([]);
  });
});
