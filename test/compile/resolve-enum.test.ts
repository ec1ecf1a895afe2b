import { describe, expect, it } from 'vitest';
import { countries } from '../../src/generators/index.ts';
import { renderRecords } from '../../src/render/index.ts';
import { compiled, compiledSchema } from '../config/opened.ts';

describe('a closed list of the codes of all countries', () => {
  it('gives that of the city beside it', async () => {
    const country = { enum: [...countries.map(({ code }) => code), 'ZZ'] };
    const properties = { city: { type: 'string' }, country, country_code: country };
    const catalogue = await compiled(
      { resources: { shops: { schema: 'a.json' } } },
      { 'a.json': { type: 'object', properties, required: Object.keys(properties) } },
    );
    const options = { resource: 'shops', count: 60, seed: 1, refDate: '2026-01-01T00:00:00.000Z' };
    for (const line of renderRecords(catalogue, options)) {
      // A record is an object of JSON.
      const row = JSON.parse(line) as Readonly<Record<string, unknown>>;
      expect(row['country']).toBe(row['country_code']);
      if (row['city'] === 'London') expect(row['country']).toBe('GB');
    }
  });
});

it.each<[readonly unknown[], object]>([
  [[true, false], { type: 'boolean', generator: 'choices', args: { choices: [true, false] } }],
  [[false], { type: 'boolean', generator: 'const', args: { value: false } }],
])('a closed list may have other values than texts and numbers: %j', async (values, field) => {
  const catalogue = await compiledSchema({ type: 'object', properties: { flag: { enum: values } } });
  expect(catalogue.find('things')?.fields['flag']).toMatchObject(field);
});
