import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { builtins } from '../../src/builtins.ts';
import { metaContext } from '../../src/render/meta.ts';
import { Records } from '../../src/render/records.ts';
import { cases } from '../effort.ts';

const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true });
// The package is CommonJS, so its default export is a property.
addFormats.default(ajv, { mode: 'full' });
for (const name of ['generator', 'args', 'references', 'run', 'copy', 'per', 'when', 'causes'])
  ajv.addKeyword(`x-${name}`);

const seeds = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
const ids = fc.integer({ min: 1, max: 100_000 });

describe.each(builtins.resources)('every record of $name', (resource) => {
  const { schema } = metaContext(resource, 'both', 100, builtins) as { readonly schema: object };
  const validate = ajv.compile(schema);

  it('fits the schema in the meta document, including formats', () => {
    for (const seed of [42, 0, 1].slice(0, cases(1, 3))) {
      const records = new Records(builtins, { seed, refDate: '2026-01-01T00:00:00.000Z' });
      for (let id = 1; id <= cases(60, 200); id++) {
        const record = records.record(resource.name, id);
        if (!validate(record)) expect.fail(`${JSON.stringify(validate.errors)} in ${JSON.stringify(record)}`);
      }
    }
  });

  it('depends only on seed and id, and fits for any of them', () => {
    fc.assert(
      fc.property(seeds, ids, (seed, id) => {
        const make = (): unknown =>
          new Records(builtins, { seed, refDate: '2026-01-01T00:00:00.000Z' }).record(resource.name, id);
        const record = make();
        expect(validate(record), JSON.stringify(validate.errors)).toBe(true);
        expect(make()).toEqual(record);
      }),
      { numRuns: cases(8, 20) },
    );
  });

  it('has every value of its closed lists in some record', { tags: 'slow' }, () => {
    const records = new Records(builtins, { seed: 7, refDate: '2026-01-01T00:00:00.000Z' });
    const { properties } = schema as {
      readonly properties: Readonly<Record<string, { readonly enum?: readonly unknown[] }>>;
    };
    const closed = Object.keys(properties).filter((field) => properties[field]?.enum);
    const all = Array.from({ length: 1000 }, (_, at) => records.part(resource.name, at + 1, closed));
    for (const field of closed) {
      const values = properties[field]?.enum ?? [];
      const seen = new Set(all.map((record) => record[field]));
      expect([...seen].filter((value) => values.includes(value)).toSorted(), field).toEqual(values.toSorted());
    }
  });
});
