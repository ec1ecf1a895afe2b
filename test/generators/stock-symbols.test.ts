import { describe, expect, it } from 'vitest';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';
import { exchanges } from '../../src/generators/lists/exchanges.ts';
import { lastSession } from '../../src/generators/trading-sessions.ts';
import { stock_exchange, stock_listing, stock_symbol } from '../../src/generators/stock-symbols.ts';
import { cases } from '../effort.ts';

const context = new FieldContext(Date.UTC(2026, 0, 1));

describe('stock_symbol', () => {
  it.each(cases([2 ** 53 - 1], [0, 42, 2 ** 53 - 1]))(
    'is unique far beyond 20,000 records, with seed %i',
    { tags: 'slow' },
    (seed) => {
      const [listings, symbols] = [fieldKey(seed, 'tests', 'listings'), fieldKey(seed, 'tests', 'symbols')];
      const seen = new Set<string>();
      for (let id = 1; id <= 40_000; id++) {
        const listing = stock_listing.make(context.aim(listings, id));
        // All companies begin alike: the rest of the symbol has to tell them apart.
        seen.add(stock_symbol.make(context.aim(symbols, id), { company: 'Alder', listing }));
      }
      expect(seen.size).toBe(40_000);
    },
  );

  it('begins with the first letter of the company, without its accent', () => {
    const symbol = (company: string): string => stock_symbol.make(context, { company, listing: 30 });
    expect(['Öresund', 'ølen', '7 Seas', '42'].map((company) => symbol(company)[0])).toEqual(['O', 'L', 'S', 'X']);
  });
});

describe('stock_exchange', () => {
  it('is as frequent as its weight', () => {
    const total = Object.values(exchanges).reduce((sum, { weight }) => sum + weight, 0);
    const seen = Array.from({ length: total }, (_, at) =>
      stock_exchange.make(context, {
        listing: stock_listing.make(context.aim(fieldKey(1, 'tests', 'listings'), at + 1)),
      }),
    );
    for (const [code, { weight }] of Object.entries(exchanges)) {
      expect(seen.filter((one) => one === code).length, code).toBe(weight);
    }
  });
});

describe('lastSession', () => {
  const session = (exchange: string, now: string): readonly string[] =>
    lastSession(exchange, Date.parse(now)).map((moment) => new Date(moment).toISOString().slice(0, 16));

  it('is that of Friday on a Sunday, and never on a holiday', () => {
    expect(session('LSE', '2025-11-16T12:00:00Z')).toEqual(['2025-11-14T08:00', '2025-11-14T16:30']);
    expect(session('LSE', '2025-12-28T12:00:00Z')).toEqual(['2025-12-24T08:00', '2025-12-24T12:30']);
  });

  it('is shorter on the eve of a holiday, in local time', () => {
    expect(session('HKEX', '2026-01-01T00:00:00Z')).toEqual(['2025-12-31T01:30', '2025-12-31T04:00']);
    expect(session('ASX', '2026-01-01T00:00:00Z')).toEqual(['2025-12-30T23:00', '2025-12-31T03:00']);
    expect(session('XETRA', '2026-01-01T00:00:00Z')).toEqual(['2025-12-30T08:00', '2025-12-30T13:00']);
    expect(session('NYSE', '2025-07-16T12:00:00Z')).toEqual(['2025-07-15T13:30', '2025-07-15T20:00']);
  });

  it('ends now while it is open, and before the break during a break', () => {
    expect(session('NYSE', '2025-11-19T16:00:00Z')).toEqual(['2025-11-19T14:30', '2025-11-19T16:00']);
    expect(session('TSE', '2025-11-19T03:00:00Z')).toEqual(['2025-11-19T00:00', '2025-11-19T02:30']);
    expect(session('TSE', '2025-11-19T23:00:00Z')).toEqual(['2025-11-19T03:30', '2025-11-19T06:30']);
  });
});
