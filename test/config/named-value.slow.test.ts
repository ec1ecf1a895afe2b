import { expect, expectTypeOf, it } from 'vitest';
import type { Named, NamedValue } from '../../src/config/named-value.ts';
import { createTree } from '../../src/testing/tree.ts';
import { createHandler } from '../../src/web/handler.ts';

// Records, so that the compiler reports a missing name.
const TEXTS: Readonly<Record<Named['string'], true>> = {
  city: true,
  country: true,
  created_at: true,
  currency: true,
  description: true,
  email: true,
  first_name: true,
  last_name: true,
  name: true,
  phone: true,
  slug: true,
  street: true,
  title: true,
  updated_at: true,
  url: true,
  username: true,
};
const NUMBERS: Readonly<Record<Named['number'], true>> = {
  age: true,
  amount: true,
  count: true,
  price: true,
  quantity: true,
  rating: true,
  stock: true,
  total: true,
};

const withWords = (names: object): readonly string[] => Object.keys(names).flatMap((name) => [name, `other_${name}`]);

const fieldsOf = (names: readonly string[]): Readonly<Record<string, { readonly description?: string }>> =>
  Object.fromEntries(names.map((name) => [name, {}]));

it.each(['things', 'customers', 'orders'])(
  'inference gives %s the types that names stand for',
  { timeout: 60_000 },
  async (noun) => {
    const names = { string: withWords(TEXTS), number: withWords(NUMBERS), boolean: ['is_new', 'has_parts'] };
    for (const [type, each] of Object.entries(names)) {
      const config = { resources: { [noun]: { items: 5, fields: fieldsOf(each) } } };
      const { get } = createHandler<Record<string, { id: number }>, 'array'>(
        await createTree({ config, api: { envelope: 'array' } }),
      );
      for (const { id: _, ...record } of await get(`/${noun}`)) {
        for (const [name, value] of Object.entries(record)) expect([name, typeof value]).toEqual([name, type]);
      }
    }
  },
);

it('knows the last words of names', () => {
  expectTypeOf<NamedValue<'billing_city'>>().toEqualTypeOf<string>();
  expectTypeOf<NamedValue<'order_total_amount'>>().toEqualTypeOf<number>();
  expectTypeOf<NamedValue<'has_lift'>>().toEqualTypeOf<boolean>();
  expectTypeOf<NamedValue<'unheard_of'>>().toEqualTypeOf<unknown>();
});
