import { describe, expect, it } from 'vitest';
import { builtins } from '../../src/builtins.ts';
import { readsOf } from '../../src/schema/index.ts';
import { collections } from './laws/collections.ts';
import { dates } from './laws/dates.ts';
import type { Laws } from './laws/law.ts';
import { media } from './laws/media.ts';
import { money } from './laws/money.ts';
import { people } from './laws/people.ts';
import { places } from './laws/places.ts';
import { reading } from './laws/reading.ts';
import { sports } from './laws/sports.ts';
import { things } from './laws/things.ts';
import { tickets } from './laws/tickets.ts';
import { travel } from './laws/travel.ts';
import { words } from './laws/words.ts';
import { createWorld, wrongs } from './world.ts';

const { resources } = builtins;
const groups: readonly Laws[] = [dates, media, money, people, places, reading, sports, things, tickets, travel, words];
const laws = new Map(groups.flatMap((group) => Object.entries(group)).map(([path, law]) => [path, law] as const));

/** How many seeds with how many records: many with few and few with many. */
const RUNS: readonly (readonly [seed: number, items: number])[] = [
  [Number.MAX_SAFE_INTEGER, 1],
  [0, 2],
  ...Array.from({ length: 25 }, (_, at) => [at * 7919, 10] as const),
  ...Array.from({ length: 4 }, (_, at) => [42 + at, 100] as const),
  [1, 1000],
];

/** Where there is time (`LAWS=full`): 20 seeds of 1,000 records, and 3 of 20,000, with the shares too. */
const SCALE: readonly (readonly [seed: number, items: number])[] =
  process.env['LAWS'] === 'full'
    ? [
        ...Array.from({ length: 20 }, (_, at) => [1000 + at, 1000] as const),
        ...Array.from({ length: 3 }, (_, at) => [7 + at, 20_000] as const),
      ]
    : [];

const worlds = RUNS.map(([seed, items]) => ({ seed, items, find: createWorld(seed).find }));

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

describe.each(SCALE)('seed %i with %i records', (seed, items) => {
  it.each(resources.map(({ name }) => name))(
    'keeps all laws of %s',
    (name) => {
      expect(wrongs(name, seed, items, { laws, collections })).toEqual([]);
    },
    120_000,
  );
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
