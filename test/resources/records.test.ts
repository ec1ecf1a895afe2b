import { readFileSync } from 'node:fs';
import { expect, expectTypeOf, it } from 'vitest';
import type { Company, Invoice, Notification, User } from '../../src/resources/index.ts';
import { resources } from '../../src/resources/index.ts';
import * as specs from '../../src/resources/specs.ts';
import { isBy, isCases, walkFields } from '../../src/schema/index.ts';

const byName = (a: { readonly name: string }, b: { readonly name: string }): number => (a.name < b.name ? -1 : 1);

it('are typed as their specs say: closed lists, nullable fields, arrays', () => {
  expectTypeOf<Invoice['status']>().toEqualTypeOf<'pending' | 'paid' | 'overdue' | 'cancelled' | 'refunded'>();
  expectTypeOf<Invoice['paid_at']>().toEqualTypeOf<string | null>();
  expectTypeOf<Company['size']>().toEqualTypeOf<'startup' | 'small' | 'medium' | 'large' | 'enterprise'>();
  expectTypeOf<Notification['read']>().toEqualTypeOf<boolean>();
  expectTypeOf<User['age']>().toEqualTypeOf<number>();
});

it('have a type for every resource, by its singular', () => {
  for (const { name, singular, category } of resources) {
    const type = singular.slice(0, 1).toUpperCase() + singular.slice(1);
    const source = readFileSync(`src/resources/${category}/${name}.ts`, 'utf8');
    expect(source).toContain(`export type ${type} = InferRecord<typeof ${name}>;`);
  }
});

it('are of every resource that has a spec', () => {
  expect(resources.toSorted(byName)).toEqual(Object.values(specs).toSorted(byName));
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
