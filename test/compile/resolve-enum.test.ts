import { describe, expect, it } from 'vitest';
import { countries } from '../../src/generators/index.ts';
import { renderRecords } from '../../src/render/index.ts';
import { compiled } from '../config/opened.ts';

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
