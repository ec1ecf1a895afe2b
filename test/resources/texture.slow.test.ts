import { expect, it } from 'vitest';
import { builtins } from '../../src/builtins.ts';
import { Records } from '../../src/render/records.ts';
import { REF_DATE } from './laws/law.ts';
import { shares } from './laws/shares.ts';
import { review } from '../review/loaded.ts';

/** Seeds and the number of records at which shares are held; other seeds differ a little. */
const SEEDS = [1201, 99];
const ITEMS = 5000;

const column = (resource: string, field: string, count: number, seed: number): readonly string[] => {
  const records = new Records(builtins, { seed, refDate: REF_DATE });
  return Array.from({ length: count }, (_, at) => String(records.part(resource, at + 1, [field])[field]));
};

const PATHS = ['stocks.market_cap', 'stocks.change_percent', 'cryptos.change_24h', 'cryptos.ath'];

it.each(SEEDS.flatMap((seed) => PATHS.map((path) => [path, seed] as const)))(
  '%s is distributed as in life among 5,000 records of seed %i',
  (path, seed) => {
    const [resource = ''] = path.split('.');
    const records = new Records(builtins, { seed, refDate: REF_DATE });
    const list = Array.from({ length: ITEMS }, (_, at) => records.record(resource, at + 1));
    expect(shares[path]?.(list)).toBe(true);
  },
);

it('texts of one tree of 100 share at most 35 % of their frames with those of another seed', () => {
  const lines = review.describeFrames(column, SEEDS);
  const percents = lines.map((line) => Number(/(\d+) %$/.exec(line)?.[1]));
  expect(percents[0], lines.join()).toBeLessThanOrEqual(35);
  // Photographs of the same things are described alike.
  expect(Math.max(...percents), lines.join()).toBeLessThanOrEqual(50);
});

it.each(['hotels', 'courses', 'companies'])('descriptions of %s are short, with a tail of longer ones', (resource) => {
  const texts = column(resource, 'description', ITEMS, 1201);
  const words = texts.map((text) => text.split(' ').length).toSorted((a, b) => a - b);
  // Readers like two or three sentences that belong together better than many that do not.
  expect(words[Math.floor(words.length / 2)]).toBeLessThan(35);
  expect(words[Math.floor(words.length * 0.95)]).toBeGreaterThanOrEqual(38);
  expect(words.at(-1)).toBeGreaterThanOrEqual(55);
});

it('a common name is common: surnames, cities, and shapes of firms and handles', () => {
  const records = new Records(builtins, { seed: 1201, refDate: REF_DATE });
  const users = Array.from({ length: ITEMS }, (_, at) => records.record('users', at + 1));
  const counted = (list: readonly unknown[]): ReadonlyMap<unknown, number> => {
    const counts = new Map<unknown, number>();
    for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1);
    return counts;
  };
  const americans = users.filter(({ country }) => country === 'United States');
  const families = counted(americans.map((one) => one['last_name']));
  expect(families.size).toBeGreaterThan(220);
  expect(families.get('Smith') ?? 0).toBeGreaterThan(0.015 * americans.length);
  const cities = counted(americans.map(({ city }) => city));
  expect(cities.get('New York') ?? 0).toBeGreaterThan(3 * (cities.get('Nashville') ?? 0));
  expect(users.filter(({ username }) => !/\d/.test(String(username))).length / ITEMS).toBeGreaterThan(0.2);
  const firms = column('companies', 'name', ITEMS, 1201);
  expect(firms.filter((name) => name.includes(' & ')).length / ITEMS).toBeLessThan(0.3);
  expect(column('cryptos', 'name', ITEMS, 1201).filter((name) => /\d/.test(name))).toEqual([]);
});
