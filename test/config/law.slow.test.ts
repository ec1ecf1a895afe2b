import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MockgenError } from '../../src/errors.ts';
import { Records } from '../../src/render/records.ts';
import { cases } from '../effort.ts';
import type { Catalogue } from '../../src/schema/index.ts';
import { compiled } from './opened.ts';
import type { SchemaNode } from './random-leaves.ts';
import { resourceSchema } from './random-schema.ts';

const runs = cases(60, 5000);

function validator(schema: SchemaNode): (record: unknown) => string {
  const ajv = new Ajv2020({ strict: false, logger: false, multipleOfPrecision: 6 });
  // The package is CommonJS, and its default export arrives as a property.
  addFormats.default(ajv, { mode: 'full' });
  const validate = ajv.compile(schema);
  return (record) => (validate(record) ? '' : JSON.stringify(validate.errors));
}

/** Takes a schema all the way to a catalogue. */
const compile = (root: SchemaNode): Promise<Catalogue> =>
  compiled({ resources: { things: { schema: 'things.json' } } }, { 'things.json': root });

describe('a schema', () => {
  it('describes every record that it gives, formats included', { timeout: 900_000 }, async () => {
    let [made, refused] = [0, 0];
    await fc.assert(
      fc.asyncProperty(resourceSchema, fc.nat(), async (schema, seed) => {
        let catalogue;
        try {
          catalogue = await compile(schema);
        } catch (error) {
          expect(error).toBeInstanceOf(MockgenError);
          expect(error).toMatchObject({ code: 'config_invalid' });
          expect(String(error)).toMatch(/things\.json#\/[^\n]*: expected [^\n]+$/);
          refused++;
          return;
        }
        made++;
        const faultOf = validator(schema);
        const records = new Records(catalogue, { seed, refDate: '2026-01-01T00:00:00.000Z', items: 20 });
        for (let id = 1; id <= 20; id++) {
          const record = records.record('things', id);
          const fault = faultOf(record);
          if (fault !== '') expect.fail(`${fault} in ${JSON.stringify(record)} of ${JSON.stringify(schema)}`);
        }
      }),
      { numRuns: runs },
    );
    // What is refused asks for what cannot be, such as a date of three letters.
    expect(made).toBeGreaterThan(refused);
  });
});
