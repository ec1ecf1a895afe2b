import { describe, expect, it } from 'vitest';
import { coupon } from '../../../src/generators/grammars/coupon.ts';
import { Random } from '../../../src/generators/random.ts';

const wholesOf = (amount: number): readonly string[] => {
  const { part = '' } = coupon.read({ topic: 'percentage', amount }, new Random());
  return (coupon.parts?.[part]?.['what'] ?? []).filter((what) => /everything|all orders|basket/.test(what));
};

describe('texts about coupons', () => {
  it('offer no high percentage on everything', () => {
    expect([40, 50, 60].flatMap(wholesOf)).toEqual([]);
    expect(wholesOf(20)).not.toEqual([]);
  });

  it('offer a low percentage on everything rather than on one kind of thing', () => {
    const { part = '' } = coupon.read({ topic: 'percentage', amount: 5 }, new Random());
    expect(coupon.parts?.[part]?.['what']).not.toContain('outdoor lighting');
    expect(wholesOf(5)).not.toEqual([]);
  });

  it('say an order of a sum, and never an order for orders', () => {
    const texts = Object.values(coupon.parts ?? {}).flatMap(({ text = [] }) => text);
    expect(texts.filter((text) => text.includes('order{of}'))).not.toEqual([]);
    expect((coupon.rules['over'] ?? []).filter((over) => over.includes('orders'))).toEqual([]);
  });
});
