import { expect, it } from 'vitest';
import { generators } from '../../src/generators/index.ts';
import { Records, type DataRecord } from '../../src/render/records.ts';
import { resources } from '../../src/resources/index.ts';
import { createCatalogue, readsOf, type Resource, valuesOf } from '../../src/schema/index.ts';

// The law itself is held by test/own/properties.test.ts, with small resources; this one holds the built-in ones to it.

const IDS = [1, 2, 3, 17, 99, 250];

function recordsOf(list: readonly Resource[], name: string): readonly DataRecord[] {
  const options = { seed: 42, refDate: '2026-01-01T00:00:00.000Z' };
  const records = new Records(createCatalogue(list, generators), options);
  return IDS.map((id) => records.record(name, id));
}

it('values stay the same when a field that they do not read is removed from the spec', () => {
  for (const resource of resources) {
    const before = recordsOf(resources, resource.name);
    // Fields that other resources read cannot be removed.
    const paths = resources.flatMap((other) => Object.values(valuesOf(other)).flatMap(readsOf));
    const read = new Set(paths.flatMap(({ path }) => path.split('.')[1] ?? []));
    const loose = Object.keys(resource.fields).filter(
      (field) =>
        field !== 'id' &&
        !read.has(field) &&
        JSON.stringify({ ...resource.fields, ...resource.causes }).split(field).length <= 2,
    );
    expect(read.size).toBeGreaterThan(0);
    for (const removed of loose) {
      const { [removed]: _, ...fields } = resource.fields;
      const changed = { ...resource, fields };
      const list = resources.map((other) => (other === resource ? changed : other));
      const after = recordsOf(list, resource.name);
      expect(after).toEqual(before.map(({ [removed]: gone, ...record }) => (expect(gone).toBeDefined(), record)));
    }
  }
});
