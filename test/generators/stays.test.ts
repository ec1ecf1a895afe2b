import { describe, expect, it } from 'vitest';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';
import { stay, stay_rate } from '../../src/generators/stays.ts';

const now = Date.UTC(2026, 0, 1);
const context = new FieldContext(now);
const drawn = <T>(count: number, one: (at: FieldContext) => T): T[] =>
  Array.from({ length: count }, (_, at) => one(context.aim(fieldKey(42, 'tests', 'stays'), at + 1)));

describe('stay', () => {
  const nights = [1, 2, 3, 7, 14];

  it.each(['2020-01-01', '2025-06-01', '2025-12-01', '2025-12-29', '2025-12-31'])(
    'begins after the start of an account of %s, and states its time',
    (day) => {
      const stays = drawn(500, (at) => stay.make(at, { after: `${day}T08:00:00.000Z`, nights }));
      expect(stays.filter(([first = '', last = '']) => !(first > day && last > first))).toEqual([]);
      const stageOf = (first: string, last: string): string =>
        last <= '2026-01-01' ? 'past' : first > '2026-01-01' ? 'ahead' : 'current';
      expect(stays.filter(([first = '', last = '', stage]) => stage !== stageOf(first, last))).toEqual([]);
    },
  );

  it.each(['2023-01-01', '2025-11-01', '2025-12-10', '2025-12-26', '2025-12-30'])(
    'never overlaps with its neighbours, with an account of %s',
    (day) => {
      for (const start of [0, 24, 24_000]) {
        const stays = Array.from({ length: 24 }, (_, at) =>
          stay.make(context.aim(fieldKey(7, 'tests', 'stays'), start + at + 1), {
            after: `${day}T08:00:00.000Z`,
            nights,
          }),
        ).toSorted();
        expect(stays.filter(([, last = ''], at) => !(last <= (stays[at + 1]?.[0] ?? '9')))).toEqual([]);
      }
    },
  );
});

describe('the nights of a stay', () => {
  it('are drawn again if they do not fit, and do not pile up at the limit', () => {
    const stays = drawn(600, (at) => stay.make(at, { after: '2025-09-01T08:00:00.000Z', nights: [1, 2, 3, 4, 30] }));
    const counts = stays.map(([first = '', last = '']) => (Date.parse(last) - Date.parse(first)) / 86_400_000);
    for (const most of [8, 10, 11]) expect(counts.filter((count) => count === most)).toEqual([]);
  });
});

describe('stay_rate', () => {
  const nightOf = (date: string): string => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);

  it.each([
    [39, 'EUR'],
    [120, 'USD'],
    [16_000, 'JPY'],
    [1_400_000, 'IDR'],
  ])('varies around %i %s by season and weekday', (price, currency) => {
    const rates = drawn(300, (at) => {
      const date = `2026-${String((at.id % 12) + 1).padStart(2, '0')}-14`;
      return stay_rate.make(at, { price, currency, period: [date, nightOf(date)] });
    });
    expect(new Set(rates).size).toBeGreaterThan(10);
    expect(Math.min(...rates)).toBeGreaterThanOrEqual(price * 0.8);
    expect(Math.max(...rates)).toBeLessThanOrEqual(price * 1.35);
  });

  it('adds up the nights, which cost more at weekends and around New Year', () => {
    const rate = (first: string, last: string): number[] =>
      drawn(50, (at) => stay_rate.make(at, { price: 200, currency: 'USD', period: [first, last] }));
    const [monday, saturday, week] = [
      rate('2026-03-09', '2026-03-10'),
      rate('2026-03-14', '2026-03-15'),
      rate('2026-03-09', '2026-03-16'),
    ];
    for (const [at, one] of monday.entries()) {
      expect(saturday[at]).toBeGreaterThan(one);
      expect(week[at]).toBe(5 * one + 2 * (saturday[at] ?? 0));
    }
    for (const [at, one] of rate('2025-12-31', '2026-01-01').entries()) {
      expect(one).toBeGreaterThan(rate('2025-12-29', '2025-12-30')[at] ?? 0);
    }
  });
});
