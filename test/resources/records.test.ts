import { readFileSync } from 'node:fs';
import { expect, expectTypeOf, it } from 'vitest';
import type { Company, Invoice, Notification, User } from '../../src/resources/index.ts';
import { resources } from '../../src/resources/index.ts';
import { isBy, isCases, walkFields } from '../../src/schema/index.ts';

it('are typed as their specs say: closed lists, nullable fields, arrays', () => {
  expectTypeOf<Invoice['status']>().toEqualTypeOf<'pending' | 'paid' | 'overdue' | 'cancelled' | 'refunded'>();
  expectTypeOf<Invoice['paid_at']>().toEqualTypeOf<string | null>();
  expectTypeOf<Company['size']>().toEqualTypeOf<'startup' | 'small' | 'medium' | 'large' | 'enterprise'>();
  expectTypeOf<Notification['read']>().toEqualTypeOf<boolean>();
  expectTypeOf<User['age']>().toEqualTypeOf<number>();
});

it('have a type for every resource, by its singular', () => {
  const source = readFileSync('src/resources/records.ts', 'utf8');
  for (const { name, singular } of resources) {
    const type = singular.slice(0, 1).toUpperCase() + singular.slice(1);
    expect(source).toContain(`export type ${type} = InferRecord<typeof ${name}>;`);
  }
});

it('decide an argument by several fields in a flat list of cases', () => {
  const decisionsIn = (value: unknown): readonly unknown[] => {
    if (typeof value !== 'object' || value === null) return [];
    return [...(isBy(value) || isCases(value) ? [value] : []), ...Object.values(value).flatMap(decisionsIn)];
  };
  for (const resource of resources) {
    for (const [place, field] of walkFields(resource)) {
      for (const by of decisionsIn(field.args).filter(isBy)) {
        expect(decisionsIn([by.is, by.else]), `${resource.name}.${place} by ${by.by}`).toEqual([]);
      }
    }
  }
});
