import { describe, expect, it } from 'vitest';
import { builtins } from '../../src/builtins.ts';
import { cases } from '../effort.ts';
import { explainRecord, type Explanation } from '../../src/render/explain.ts';
import { Records } from '../../src/render/records.ts';
import { createCatalogue, readsOf } from '../../src/schema/index.ts';

const words = (name: string): { name: string; singular: string; category: string; description: string } => ({
  name,
  singular: name.slice(0, -1),
  category: 'any',
  description: '',
});

const base = { generator: 'give', description: '' };
const kind = { ...base, type: 'string', args: { text: 'a' } } as const;
const owner = { ...base, type: 'integer', references: 'owners' } as const;
const by = { by: 'owner_id.kind', is: { a: 5 }, else: 6 };

/** Two resources, of which one refers to the other. */
const small = createCatalogue(
  [
    { ...words('owners'), fields: { id: { ...base, type: 'integer' }, kind } },
    {
      ...words('things'),
      fields: {
        id: { ...base, type: 'integer' },
        owner_id: owner,
        other_id: owner,
        shade: { ...base, type: 'integer', per: 'owner_id.kind', args: { min: by } },
        tone: { ...base, type: 'string', args: { kind: { any: 'owners.kind' } } },
      },
    },
  ],
  { give: (_: never, { min = 1, text }: { readonly min?: number; readonly text?: string }) => text ?? min },
);

const options = { seed: 42, refDate: '2026-01-01T00:00:00.000Z' };

function explained(resource: string, id: number, field: string): Explanation {
  const found = explainRecord(builtins, resource, id, options).find((other) => other.field === field);
  if (!found) throw new Error(`no ${field}`);
  return found;
}

const namesOf = (list: readonly Explanation[]): readonly string[] =>
  list.map(({ resource, id, field }) => `${resource}/${id}.${field}`);

describe.each(builtins.resources)('explaining $name', ({ name, fields }) => {
  it('returns the values of the record, and reads only what the spec names', () => {
    for (const id of cases([5], [1, 5, 40])) {
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
    expect(namesOf(email?.reads ?? [])).toEqual(
      ['username', 'first_name', 'last_name'].map((field) => `users/${String(reference?.value)}.${field}`),
    );
  });

  it('names the record that a value was drawn from', () => {
    const { value, reads } = explained('courses', 2, 'instructor');
    const names = reads.filter(({ field }) => field === 'name');
    expect(names).toHaveLength(1);
    expect(names[0]).toMatchObject({ resource: 'mentors', value });
  });

  it('includes the sources of a value that was already known', () => {
    const total = explained('invoices', 3, 'total');
    expect(total.reads.map(({ field }) => field)).toEqual(['amount', 'tax', 'currency']);
    for (const { reads } of total.reads) expect(reads.length).toBeGreaterThan(0);
  });

  it('names each value that was read once, even if several arguments depend on it', () => {
    const names = namesOf(explained('subscriptions', 9, 'end_date').reads);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('subscriptions/9.status');
  });

  it('distinguishes causes from fields, and gives the reason of each', () => {
    const status = explained('invoices', 3, 'status');
    expect(status).toMatchObject({ isCause: false, rule: 'invoice_status' });
    const [standing] = status.reads;
    expect(standing).toMatchObject({ field: 'standing', isCause: true, rule: 'word' });
    expect(status.details[0]).toMatch(
      new RegExp(`^because (?:standing is "${String(standing?.value)}"|fate is|stage is).*: choices`),
    );
    expect(explained('invoices', 3, 'id').rule).toBe('number of the record');
  });

  it('follows the paths of a reason to records behind references, and to drawn records', () => {
    const [, , , shade, tone] = explainRecord(small, 'things', 3, options);
    expect(shade?.reads.map(({ field }) => field)).toEqual(['owner_id', 'kind']);
    expect(shade?.details).toEqual([
      `drawn once for each owner_id.kind, here ${JSON.stringify(shade?.reads[1]?.value)}`,
      `because owner_id.kind is ${JSON.stringify(shade?.reads[1]?.value)}: min 5`,
    ]);
    expect(tone?.details).toEqual([`with kind from owners/${String(tone?.reads[0]?.id)}, one of 1 to 3`]);
  });
});

describe('every null', () => {
  it.each(builtins.resources)('in $name has a reason: the first condition that is false', ({ name, fields }) => {
    for (let id = 1; id <= cases(5, 30); id++) {
      for (const { field, value, rule, reads } of explainRecord(builtins, name, id, options)) {
        const { when } = fields[field] ?? {};
        if (value !== null || !when) continue;
        const failing = reads.find((read) => !when[read.field]?.some((one) => one === read.value));
        expect(rule).toMatch(new RegExp(`^because ${failing?.field} is ${JSON.stringify(failing?.value)}; it takes `));
      }
    }
  });
});
