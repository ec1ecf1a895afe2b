import { describe, expect, it } from 'vitest';
import { builtins } from '../../src/builtins.ts';
import { readsOf, type Resource } from '../../src/schema/index.ts';
import { cases } from '../effort.ts';
import { groups, laws } from './laws/all.ts';
import { collections } from './laws/collections.ts';
import { createWorld } from './world.ts';

const { resources } = builtins;

/** How many records to check of each seed: many seeds with few records, and few seeds with many. */
const RUNS: readonly (readonly [seed: number, items: number])[] = [
  [Number.MAX_SAFE_INTEGER, 1],
  [0, 2],
  ...Array.from({ length: cases(3, 25) }, (_, at) => [at * 7919, 10] as const),
  ...Array.from({ length: cases(1, 4) }, (_, at) => [42 + at, 100] as const),
  [1, cases(100, 1000)],
];

const worlds = RUNS.map(([seed, items]) => ({ seed, items, find: createWorld(seed).find }));

const pathsOf = ({ name, fields }: Resource): readonly string[] =>
  Object.keys(fields).map((field) => `${name}.${field}`);
const hasLaw = (path: string): boolean => laws.has(path) || path in collections;

describe.each(resources.filter((resource) => pathsOf(resource).some(hasLaw)))('$name', (resource) => {
  const { name } = resource;
  const own = pathsOf(resource);

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
      const all = Array.from({ length: items }, (_, at) => find(name, at + 1));
      expect(collections[path]?.(all), `${path}, seed ${seed}, ${items} records`).toBe(true);
    }
  });
});

describe('the laws', () => {
  it('are stated for every resource', () => {
    const without = resources.filter((resource) => !pathsOf(resource).some(hasLaw));
    expect(
      without.map(({ name }) => name),
      'resources without a law in test/resources/laws',
    ).toEqual([]);
  });

  it('cover every field that reads another one or refers to a record', () => {
    const bound = resources.flatMap(({ name, fields }) =>
      Object.entries(fields)
        .filter(([, field]) => readsOf(field).length > 0 || field.references !== undefined)
        .map(([field]) => `${name}.${field}`),
    );
    const lawless = bound.filter((path) => !laws.has(path));
    expect(lawless, 'add a law for each to a file in test/resources/laws').toEqual([]);
  });

  it('each name an existing field, and no field twice', () => {
    const paths = groups.flatMap((group) => Object.keys(group));
    const all = new Set(resources.flatMap(pathsOf));
    expect(paths.filter((path) => !all.has(path))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
    expect(Object.keys(collections).filter((path) => !all.has(path))).toEqual([]);
  });
});
