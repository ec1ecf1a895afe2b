import { describe, expect, it } from 'vitest';
import { builtins } from '../../src/builtins.ts';
import { explainRecord, type Explanation } from '../../src/render/explain.ts';
import { Records } from '../../src/render/records.ts';
import { readsOf } from '../../src/schema/index.ts';

const options = { seed: 42, refDate: '2026-01-01T00:00:00.000Z' };

function explained(resource: string, id: number, field: string): Explanation {
  const found = explainRecord(builtins, resource, id, options).find((other) => other.field === field);
  if (!found) throw new Error(`no ${field}`);
  return found;
}

const namesOf = (list: readonly Explanation[]): readonly string[] =>
  list.map(({ resource, id, field }) => `${resource}/${id}.${field}`);

describe.each(builtins.resources)('explaining $name', ({ name, fields }) => {
  it('gives the values of the record, and reads only what the spec says', () => {
    for (const id of [1, 5, 40]) {
      const explanations = explainRecord(builtins, name, id, options);
      const values = Object.fromEntries(explanations.map(({ field, value }) => [field, value]));
      expect(values).toEqual(new Records(builtins, options).record(name, id));
      for (const { field, reads } of explanations) {
        const spec = fields[field];
        const allowed = spec ? readsOf(spec).flatMap(({ path }) => path.split('.')) : [];
        for (const read of reads) expect(allowed, `${name}.${field}`).toContain(read.field);
      }
    }
  });
});

describe('an explanation', () => {
  it('follows a reference to the record it points to', () => {
    const { reads } = explained('invoices', 3, 'customer_email');
    const [reference, email] = reads;
    expect(reference).toMatchObject({ field: 'customer_id', references: 'users' });
    expect(email).toMatchObject({ resource: 'users', id: reference?.value, field: 'email' });
    expect(namesOf(email?.reads ?? [])).toEqual([`users/${String(reference?.value)}.username`]);
  });

  it('names the record that a value was drawn from', () => {
    const { value, reads } = explained('courses', 2, 'instructor');
    expect(reads).toHaveLength(1);
    expect(reads[0]).toMatchObject({ resource: 'mentors', field: 'name', value });
  });

  it('tells what lies behind a value also where it was known already', () => {
    const total = explained('invoices', 3, 'total');
    expect(total.reads.map(({ field }) => field)).toEqual(['amount', 'tax', 'currency']);
    for (const { reads } of total.reads) expect(reads.length).toBeGreaterThan(0);
  });
});
