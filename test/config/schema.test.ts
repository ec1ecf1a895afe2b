import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import { configSchema } from '../../src/config/schema.ts';
import { shopConfig } from './shop.ts';

const validate = new Ajv({ strict: true }).compile(configSchema());

it('is shipped as a file', async () => {
  await expect(`${JSON.stringify(configSchema(), null, 2)}\n`).toMatchFileSnapshot('../../config.schema.json');
});

it('accepts configs', () => {
  const clinic: unknown = JSON.parse(readFileSync('test/examples/clinic/mockgen.config.json', 'utf8'));
  for (const config of [
    {},
    shopConfig,
    clinic,
    { $schema: 'a', dialect: { sort: true }, items: { default: 3 } },
    { delay: [200, 800], fail: { users: 1 } },
  ]) {
    expect([validate(config), validate.errors]).toEqual([true, null]);
  }
});

it.each([
  { sead: 7 },
  { seed: -1 },
  { layout: 'tree' },
  { dialect: 'jsonserver' },
  { query: { pge: 'p' } },
  { items: { users: 0 } },
  { builtins: 'users' },
  { delay: '200..800' },
  { resources: { a: { fields: {}, fail: 5 } } },
  { resources: { a: { feilds: {} } } },
  { resources: { a: { fields: { b: { nulable: 1 } } } } },
  { resources: { a: { fields: { b: { fields: { c: { nullable: 2 } } } } } } },
  { resources: { a: { fields: { b: { items: { field: { type: 'text' } } } } } } },
])('refuses %j', (config) => {
  expect(validate(config)).toBe(false);
});
