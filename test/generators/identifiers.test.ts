import { describe, expect, it } from 'vitest';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';
import type { Context } from '../../src/generators/context.ts';
import { coupon_code } from '../../src/generators/coupon-codes.ts';
import { invoice_number, isbn, ticket_number, uuid } from '../../src/generators/identifiers.ts';
import { cases, MANY } from '../effort.ts';

const context = new FieldContext(Date.UTC(2026, 0, 1));

const makers: Readonly<Record<string, { readonly make: (context: Context) => string; readonly form: RegExp }>> = {
  invoice_number: { make: (aimed) => invoice_number.make(aimed, { date: '2025-07-09' }), form: /^INV-2025-190-\d{6}$/ },
  ticket_number: {
    make: (aimed) => ticket_number.make(aimed, { date: '2025-07-09T10:00:00.000Z' }),
    form: /^TKT-25190-\d{6}$/,
  },
  coupon_code: {
    make: (aimed) => coupon_code.make(aimed, { discountType: 'percentage', value: 15 }),
    form: /^[A-Z]+15(?:[A-Z]*|X[A-Z2-9]{2}|[X-][A-Z2-9]{3})$/,
  },
  'coupon_code of an occasion': {
    make: (aimed) =>
      coupon_code.make(aimed, { discountType: 'fixed_amount', value: aimed.id % 2 === 0 ? 5 : 55, occasion: 'app' }),
    form: /^[A-Z]+-?55?(?:[A-Z]*|[X-][A-Z2-9]{2,3})$/,
  },
  'coupon_code of one customer': {
    make: (aimed) =>
      coupon_code.make(aimed, { discountType: 'free_shipping', value: 0, occasion: 'birthday', maxUses: 1 }),
    form: /^[A-Z]+SHIP(?:-[A-Z2-9]{4}){2}$/,
  },
  isbn: { make: (aimed) => isbn.make(aimed, { published: '2022-03-01' }), form: /^979800\d{7}$/ },
  'isbn before 2020': { make: (aimed) => isbn.make(aimed, { published: '2019-12-31' }), form: /^978106[0-5]\d{6}$/ },
  uuid: { make: uuid.make, form: /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/ },
};

describe.each(Object.entries(makers))('%s', (name, { make, form }) => {
  it('is unique over many records, for any seed', () => {
    for (const seed of cases([2 ** 53 - 1], [0, 42, 2 ** 53 - 1])) {
      const key = fieldKey(seed, 'tests', name);
      const seen = Array.from({ length: MANY }, (_, at) => make(context.aim(key, at + 1)));
      expect(new Set(seen).size).toBe(MANY);
      expect(seen.filter((code) => !form.test(code))).toEqual([]);
    }
  });
});
