import { describe, expect, it } from 'vitest';
import { builtins } from '../../src/builtins.ts';
import { Records } from '../../src/render/records.ts';
import type { DataRecord } from '../../src/render/records.ts';
import { cases } from '../effort.ts';
import { collections } from './laws/collections.ts';
import { makeCase, REF_DATE } from './laws/law.ts';
import type { Case } from './laws/law.ts';
import { hasSpike } from './laws/measures.ts';
import { shares } from './laws/shares.ts';

/** Laws of all records together that hold for any number of records. */
const EXACT: readonly string[] = [
  'invoices.invoice_number',
  'invoices.due_date',
  'subscriptions.user_id',
  'bookings.reference',
  'bookings.user_id',
  'coupons.code',
  'tickets.assigned_to',
  'stocks.symbol',
  'teams.name',
  'teams.league',
  'teams.city',
  'teams.wins',
  'teams.draws',
  'stocks.name',
  'companies.name',
  'companies.website',
  'companies.email',
  'users.username',
  'users.email',
  'videos.url',
  'videos.category',
];

/** How many records to check of each seed; more of both if there is time. */
const RUNS: readonly (readonly [seed: number, items: number])[] = (
  [
    [42, 1000],
    [1, 1000],
    [7, 1000],
    [3, 20_000],
  ] as const
).slice(0, cases(1, 4));

/** Returns cases that can find the records of other resources. */
const casesOf = (list: readonly DataRecord[], seed: number): readonly Case[] => {
  const records = new Records(builtins, { seed, refDate: REF_DATE });
  const known = new Map<string, Case>();
  const find = (resource: string, id: number): Case => {
    const key = `${resource}/${id}`;
    const found = known.get(key) ?? makeCase(records.record(resource, id), find);
    known.set(key, found);
    return found;
  };
  return list.map((record) => makeCase(record, find));
};

const make = (resource: string, seed: number, items: number): readonly DataRecord[] => {
  const records = new Records(builtins, { seed, refDate: REF_DATE });
  return Array.from({ length: items }, (_, at) => records.record(resource, at + 1));
};

describe.each(builtins.resources)('many records of $name', ({ name, fields }) => {
  const own = Object.keys(fields).filter((field) => `${name}.${field}` in shares);
  const numbers = Object.entries(fields)
    .filter(([field, { type, references }]) => /integer|number/.test(type) && !references && field !== 'id')
    .map(([field]) => field);

  it('have a realistic distribution, without a value that stands out', { timeout: 120_000 }, () => {
    for (const [seed, items] of RUNS) {
      const records = make(name, seed, items);
      for (const field of own) {
        expect(shares[`${name}.${field}`]?.(records), `${field}, seed ${seed}, ${items} records`).toBe(true);
      }
      const cases = casesOf(records, seed);
      for (const path of EXACT) {
        if (path.startsWith(`${name}.`)) expect(collections[path]?.(cases), `${path}, ${items} records`).toBe(true);
      }
      for (const field of numbers) {
        expect(hasSpike(records, field), `${field}, seed ${seed}, ${items} records`).toBe(false);
      }
    }
  });

  it('begin with the same ten records as a build of ten', () => {
    expect(make(name, 7, 10)).toEqual(make(name, 7, cases(200, 2000)).slice(0, 10));
  });
});

it('each law names an existing field', () => {
  const paths = new Set(
    builtins.resources.flatMap(({ name, fields }) => Object.keys(fields).map((field) => `${name}.${field}`)),
  );
  expect(Object.keys(shares).filter((path) => !paths.has(path))).toEqual([]);
});
