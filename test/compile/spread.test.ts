import { expect, it } from 'vitest';
import { renderRecords } from '../../src/render/index.ts';
import { compiled } from '../config/opened.ts';

const TEXT = { type: 'string' };

/** Returns the customer of each of the first orders, in a tree of so many records of each resource. */
async function customersOf(count: number, config: object): Promise<readonly number[]> {
  const catalogue = await compiled({ resources: { customers: { fields: { name: {} } }, orders: config } });
  const options = { resource: 'orders', count, seed: 1, refDate: '2026-01-01T00:00:00.000Z' };
  return [...renderRecords(catalogue, options)].map(
    // A record is an object of JSON.
    (line) => (JSON.parse(line) as Readonly<{ customer_id: number }>).customer_id,
  );
}

const BY_NAME = { schema: { type: 'object', properties: { note: TEXT, customer_id: { type: 'integer' } } } };
const BY_CONFIG = { fields: { customer_id: { references: 'customers' } } };

it.each([
  ['inferred', BY_NAME],
  ['stated in a config', BY_CONFIG],
])('references that are %s spread over the first records', async (_, config) => {
  const customers = await customersOf(100, config);
  const first = customers.slice(0, 20);
  expect(new Set(first).size).toBeGreaterThanOrEqual(11);
  expect(first.filter((one) => one === 1).length).toBeLessThanOrEqual(2);
  expect(new Set(customers).size).toBeGreaterThanOrEqual(50);
});

it.each([BY_NAME, BY_CONFIG])('more records change no earlier reference', async (config) => {
  expect((await customersOf(100, config)).slice(0, 30)).toEqual(await customersOf(30, config));
});
