import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { builtins } from '../../src/builtins.ts';
import { publishedSchemas, schemaText } from '../../src/render/published-schema.ts';
import { Records } from '../../src/render/records.ts';
import { CLINIC } from '../own/clinic.ts';

const OPTIONS = { refDate: '2026-01-01T00:00:00.000Z', items: 50 };

const resources = [builtins, CLINIC].flatMap((catalogue) =>
  catalogue.resources.map((each) => ({ catalogue, ...each })),
);

describe.each(resources)('schema.json of $name', ({ catalogue, name }) => {
  const resource = catalogue.find(name) ?? expect.fail();
  const text = schemaText(resource, publishedSchemas(catalogue, { seed: 7, ...OPTIONS })(resource));

  it('is valid in strict mode, and every record is valid against it', () => {
    const ajv = new Ajv2020({ allErrors: true, strict: true });
    // The package is CommonJS, so its default export is a property.
    addFormats.default(ajv, { mode: 'full' });
    ajv.addKeyword('x-references');
    const validate = ajv.compile(JSON.parse(text) as object);
    const records = new Records(catalogue, { seed: 7, ...OPTIONS });
    for (let id = 1; id <= (resource.single ? 1 : 50); id++) {
      expect([validate(records.record(name, id)), validate.errors]).toEqual([true, null]);
    }
  });

  it('is the same for every seed', () => {
    expect(schemaText(resource, publishedSchemas(catalogue, { seed: 1, ...OPTIONS })(resource))).toBe(text);
  });

  it('requires all fields, and has examples where a value can be any', () => {
    const { properties, required } = JSON.parse(text) as {
      readonly properties: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
      readonly required: readonly string[];
    };
    expect(required).toEqual(Object.keys(resource.fields));
    for (const [field, { type, examples, enum: values, ...more }] of Object.entries(properties)) {
      const isOpen = (type === 'string' || type === 'integer') && !values && !('const' in more);
      if (isOpen && !/avatar|image/.test(String(resource.fields[field]?.generator)))
        expect([field, examples]).toEqual([field, expect.any(Array)]);
    }
  });

  it('names the resources that it refers to', () => {
    for (const [field, { references }] of Object.entries(resource.fields)) {
      if (references === undefined) continue;
      const { properties } = JSON.parse(text) as { readonly properties: Readonly<Record<string, object>> };
      expect(properties[field]).toMatchObject({ 'x-references': references });
    }
  });
});
