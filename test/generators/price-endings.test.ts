import { describe, expect, it } from 'vitest';
import { countedIn, endedAs, ofPlan } from '../../src/generators/price-endings.ts';
import type { Currency } from '../../src/generators/lists/currencies.ts';

const DOLLAR: Currency = { decimals: 2, perDollar: 1 };
const RUPEE: Currency = { decimals: 2, perDollar: 83 };
const SHILLING: Currency = { decimals: 2, perDollar: 2600 };
const YEN: Currency = { decimals: 0, perDollar: 150 };

describe('a price has the ending of its kind', () => {
  it.each([
    ['retail', 25.3, DOLLAR, 24.99],
    ['retail', 750.4, RUPEE, 749],
    ['course', 38, DOLLAR, 39.99],
    ['course', 52, DOLLAR, 49],
    ['ticket', 43, DOLLAR, 45],
    ['whole', 43, DOLLAR, 45],
    ['round', 12_345, DOLLAR, 12_000],
    ['round', 9700, { decimals: 0, perDollar: 150 }, 10_000],
    ['round', 4600, { decimals: 0, perDollar: 150 }, 5000],
    ['round', 0, { decimals: 0, perDollar: 150 }, 0],
    ['figures', 24_720, DOLLAR, 24_700],
    ['cents', 12.345, YEN, 12],
    ['cents', 12.345, DOLLAR, 12.35],
    ['cents', 454_753, SHILLING, 454_800],
    ['cash', 7_300, YEN, 7_000],
    ['cash', 87, { ...DOLLAR, note: 20 }, 80],
  ] as const)('%s: %d', (ending, value, money, expected) => {
    expect(endedAs(ending, value, money, 0.01)).toBeCloseTo(expected, 6);
  });

  it('and stays 0 if it is 0', () => {
    expect(endedAs('retail', 0, DOLLAR, 0.01)).toBe(0);
    expect(ofPlan(0, DOLLAR)).toBe(0);
  });
});

it('has no cents in currencies with hundreds of units per dollar', () => {
  expect(countedIn(YEN)).toBe(0);
  expect(countedIn({ decimals: 2, perDollar: 4000 })).toBe(0);
  expect(countedIn(RUPEE)).toBe(2);
});
