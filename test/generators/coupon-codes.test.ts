import { describe, expect, it } from 'vitest';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';
import { coupon_code } from '../../src/generators/coupon-codes.ts';

const context = new FieldContext(Date.UTC(2026, 0, 1));

describe('coupon_code of a season', () => {
  const of = (date: string): string =>
    coupon_code.make(context.aim(fieldKey(1, 'tests', 'season'), 1), {
      discountType: 'percentage',
      value: 20,
      occasion: 'season',
      date,
    });

  it('contains the month of its first day, or late in a month the next one', () => {
    expect(of('2025-07-03')).toMatch(/^[A-Z]*JULY[A-Z]*-?20/);
    expect(of('2025-07-28')).toMatch(/^[A-Z]*AUGUST[A-Z]*-?20/);
    expect(of('2025-12-27')).toMatch(/^[A-Z]*JANUARY[A-Z]*-?20/);
  });
});
