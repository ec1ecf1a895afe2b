import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { metaContext } from '../../src/render/meta.ts';
import type { DataRecord } from '../../src/render/records.ts';
import { type Field, type Resource, targetOf, withNeighbours, walkFields } from '../../src/schema/index.ts';
import { cases } from '../effort.ts';
import { catalogueOf, recordsOf, type Sketch, sketches } from './random-catalogue.ts';

const RUNS = { numRuns: Number(process.env['RUNS'] ?? cases(8, 100)) };

const ajv = new Ajv2020({ strict: false, allErrors: true });
// The package is CommonJS, and its default export arrives as a property.
addFormats.default(ajv, { mode: 'full' });

/** The references of a record: where each stands, what it refers to, and the id. */
function referencesIn(field: Field, value: unknown, place: string): readonly (readonly [string, string, unknown])[] {
  if (value === null || value === undefined) return [];
  const target = targetOf(field);
  if (target !== undefined) return [[place, target, value]];
  const inner = Object.entries(field.fields ?? {}).flatMap(([name, each]) =>
    referencesIn(each, (value as Record<string, unknown>)[name], `${place}.${name}`),
  );
  const { items } = field;
  if (!items) return inner;
  return (value as readonly unknown[]).flatMap((each, at) => referencesIn(items.field, each, `${place}[${at}]`));
}

function allReferences({ fields }: Resource, record: DataRecord): ReadonlyMap<string, readonly [string, unknown]> {
  const found = Object.entries(fields).flatMap(([name, field]) => referencesIn(field, record[name], name));
  return new Map(found.map(([place, target, id]) => [place, [target, id]]));
}

/** A record with its references left out. */
function withoutReferences({ fields }: Resource, record: DataRecord): unknown {
  const strip = (field: Field, value: unknown): unknown => {
    if (value === null || field.references !== undefined) return value === null ? null : '';
    if (field.items) return (value as readonly unknown[]).map((each) => strip(field.items?.field ?? field, each));
    if (!field.fields) return value;
    return Object.fromEntries(
      Object.entries(field.fields).map(([name, each]) => [name, strip(each, (value as Record<string, unknown>)[name])]),
    );
  };
  const own = Object.entries(fields).filter(([name]) => name !== 'link_label' && name !== 'any_label');
  return own.map(([name, field]) => strip(field, record[name]));
}

const raised = (counts: Sketch['counts'], names: readonly string[], by: number): Sketch['counts'] =>
  Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, names.includes(name) ? count + by : count]));

const more = fc.integer({ min: 1, max: 9 });

describe('more records', () => {
  it('change no earlier record if all counts are raised together', () => {
    fc.assert(
      fc.property(sketches, more, (sketch, by) => {
        const { resources } = sketch;
        const names = resources.map(({ name }) => name);
        const counts = Object.fromEntries(names.map((name) => [name, 8]));
        const [few, many] = [
          recordsOf({ ...sketch, counts }),
          recordsOf({ ...sketch, counts: raised(counts, names, by) }),
        ];
        for (const name of names) expect(many[name]?.slice(0, 8)).toEqual(few[name]);
      }),
      RUNS,
    );
  });

  it('of a resource that no other one refers to change no earlier record', () => {
    fc.assert(
      fc.property(sketches, more, (sketch, by) => {
        const targets = new Set(sketch.resources.flatMap((each) => [...walkFields(each)].map(([, f]) => f.references)));
        const alone = sketch.resources.map(({ name }) => name).filter((name) => !targets.has(name));
        const [few, many] = [recordsOf(sketch), recordsOf({ ...sketch, counts: raised(sketch.counts, alone, by) })];
        for (const [name, records] of Object.entries(few))
          expect(many[name]?.slice(0, records.length)).toEqual(records);
      }),
      RUNS,
    );
  });

  it('only of a target move references to its new records, and change nothing else', () => {
    fc.assert(
      fc.property(sketches, more, fc.nat(3), (sketch, by, at) => {
        const target = sketch.resources[at]?.name ?? '';
        const before = sketch.counts[target] ?? 0;
        const [few, many] = [recordsOf(sketch), recordsOf({ ...sketch, counts: raised(sketch.counts, [target], by) })];
        const fresh = new Set(many[target]?.slice(before).map(({ id }) => id));
        for (const resource of sketch.resources) {
          for (const [row, record] of (few[resource.name] ?? []).entries()) {
            const now = many[resource.name]?.[row] ?? {};
            expect(withoutReferences(resource, now)).toEqual(withoutReferences(resource, record));
            if (now['link_id'] === record['link_id']) expect(now['link_label']).toBe(record['link_label']);
            expect(now['again_id']).toBe(now['link_id']);
            const moved = allReferences(resource, now);
            for (const [place, [name, id]] of allReferences(resource, record)) {
              const [, other] = moved.get(place) ?? [];
              if (other !== id) expect([name, fresh.has(other as string)]).toEqual([target, true]);
            }
          }
        }
      }),
      RUNS,
    );
  });
});

describe('independence', () => {
  it('keeps all values if fields or resources are added, removed or reordered', () => {
    const nickname: Field = { type: 'string', generator: 'last_name', description: 'Another', unique: true };
    fc.assert(
      fc.property(sketches, fc.nat(3), (sketch, at) => {
        const resources = sketch.resources.map((resource, index): Resource => {
          const { id, ...others } = resource.fields;
          if (!id || index !== at) return resource;
          return { ...resource, fields: { id, nickname, ...Object.fromEntries(Object.entries(others).toReversed()) } };
        });
        const [first] = sketch.resources;
        const added = {
          ...first,
          name: 'pines',
          singular: 'pine',
          category: 'woods',
          description: '',
          fields: first?.fields ?? {},
        };
        const before = recordsOf(sketch);
        const after = recordsOf({ ...sketch, resources: [added, ...resources.toReversed()] });
        for (const [name, records] of Object.entries(before)) {
          expect(
            after[name]?.map((record) =>
              Object.fromEntries(Object.entries(record).filter(([field]) => field !== 'nickname')),
            ),
          ).toEqual(records);
        }
      }),
      RUNS,
    );
  });

  it('keeps the other elements and fields if an object gets another field', () => {
    fc.assert(
      fc.property(sketches, (sketch) => {
        const extend = (field: Field): Field => ({
          ...field,
          ...(field.fields && {
            fields: { z: { type: 'string', generator: 'city', description: 'New' }, ...field.fields },
          }),
          ...(field.items && { items: { ...field.items, field: extend(field.items.field) } }),
        });
        const resources = sketch.resources.map((resource) => ({
          ...resource,
          fields: Object.fromEntries(Object.entries(resource.fields).map(([name, field]) => [name, extend(field)])),
        }));
        const after = JSON.parse(JSON.stringify(recordsOf({ ...sketch, resources })), (_, value: unknown) => {
          if (typeof value === 'object' && value !== null && 'z' in value) delete value.z;
          return value;
        }) as unknown;
        expect(after).toEqual(JSON.parse(JSON.stringify(recordsOf(sketch))));
      }),
      RUNS,
    );
  });
});

describe('records of any catalogue', () => {
  it('are always the same', () => {
    fc.assert(
      fc.property(sketches, (sketch) => {
        expect(recordsOf(sketch)).toEqual(recordsOf(sketch));
      }),
      RUNS,
    );
  });

  it('fit the schema in the meta document, and refer to existing records', { tags: 'slow' }, () => {
    fc.assert(
      fc.property(sketches, (sketch) => {
        const catalogue = catalogueOf(sketch);
        const records = recordsOf(sketch);
        for (const resource of sketch.resources) {
          const { schema } = metaContext(resource, 'flat', 9, catalogue) as { readonly schema: object };
          const validate = ajv.compile(schema);
          for (const record of records[resource.name] ?? []) {
            expect(validate(record), `${JSON.stringify(validate.errors)} ${JSON.stringify(record)}`).toBe(true);
            for (const [target, id] of allReferences(resource, record).values()) {
              expect(records[target]?.map((each) => each['id'])).toContain(id);
            }
          }
        }
      }),
      RUNS,
    );
  });

  it('have different values in a unique field', () => {
    fc.assert(
      fc.property(sketches, (sketch) => {
        const counts = Object.fromEntries(Object.keys(sketch.counts).map((name) => [name, 40]));
        const records = recordsOf({ ...sketch, counts });
        for (const { name, fields } of sketch.resources) {
          for (const [field, { unique }] of Object.entries(fields)) {
            const values = (records[name] ?? []).map((record) => record[field]).filter((value) => value !== null);
            if (unique || field === 'id') expect(new Set(values).size, `${name}.${field}`).toBe(values.length);
          }
        }
      }),
      RUNS,
    );
  });

  it('contain all resources that they refer to', () => {
    fc.assert(
      fc.property(sketches, fc.nat(3), (sketch, at) => {
        const { name = '' } = sketch.resources[at] ?? {};
        const names = withNeighbours(catalogueOf(sketch), [name]).map((each) => each.name);
        expect(names).toContain(name);
        for (const resource of sketch.resources.filter((each) => names.includes(each.name))) {
          for (const [, { references }] of walkFields(resource)) if (references) expect(names).toContain(references);
        }
      }),
      RUNS,
    );
  });
});
