import type { InferRecord } from '../../schema/index.ts';
import type { ResourceSpec } from '../spec.ts';

export const stocks = {
  name: 'stocks',
  singular: 'stock',
  category: 'finance',
  description: 'Shares with the prices of the current session.',
  fields: {
    id: { type: 'integer', generator: 'random_int', description: 'Number of the record', args: { min: 1 } },
    symbol: {
      type: 'string',
      generator: 'stock_symbol',
      description: 'Ticker symbol, used once',
      args: { company: { from: 'trade' }, listing: { from: 'listing' }, namePart: [4, 4] },
    },
    name: {
      type: 'string',
      generator: 'company',
      description: 'Company that issued the share',
      args: { country: { from: 'seat' }, tradeName: { from: 'trade' }, listed: true },
    },
    exchange: {
      type: 'string',
      generator: 'stock_exchange',
      description: 'Exchange the share is traded on',
      args: { listing: { from: 'listing' } },
    },
    price: {
      type: 'number',
      generator: 'stock_price',
      description: 'Price of the last trade',
      args: {
        usd: {
          by: 'exchange',
          is: {
            TSE: [4, 90],
            HKEX: [0.3, 40],
            NSE: [1, 60],
            KRX: [3, 180],
            ASX: [1, 90],
            JSE: [1, 60],
            B3: [1.5, 18],
            LSE: [3, 60],
            TSX: [2, 180],
            NASDAQ: [4, 330],
          },
          else: [6, 330],
        },
        currency: { from: 'currency' },
      },
    },
    change: {
      type: 'number',
      generator: 'stock_change',
      description: 'Current price minus the previous close',
      args: { price: { from: 'price' }, previous: { from: 'previous_close' }, currency: { from: 'currency' } },
    },
    change_percent: {
      type: 'number',
      generator: 'stock_change_percent',
      description: 'That change in percent of the previous close',
      args: { change: { from: 'change' }, previous: { from: 'previous_close' } },
    },
    volume: {
      type: 'integer',
      generator: 'stock_volume',
      description: 'Shares traded in the session',
      args: {
        min: 1000,
        baseValue: { from: 'outstanding' },
        factor: {
          by: 'exchange',
          is: { NYSE: [0.0016, 0.03], NASDAQ: [0.0016, 0.03], HKEX: [0.0006, 0.006] },
          else: [0.0006, 0.014],
        },
        lotSize: { by: 'exchange', is: { TSE: 100, B3: 100, HKEX: 100 }, else: 1 },
      },
    },
    market_cap: {
      type: 'number',
      generator: 'market_cap',
      description: 'Price times the shares outstanding',
      args: { price: { from: 'price' }, supply: { from: 'outstanding' } },
    },
    high: {
      type: 'number',
      generator: 'stock_price',
      description: 'Highest price of the session',
      args: { atLeast: [{ from: 'price' }, { from: 'open' }], currency: { from: 'currency' } },
    },
    low: {
      type: 'number',
      generator: 'stock_price',
      description: 'Lowest price of the session',
      args: { atMost: [{ from: 'price' }, { from: 'open' }], currency: { from: 'currency' } },
    },
    open: {
      type: 'number',
      generator: 'stock_price',
      description: 'First price of the session',
      args: { closeTo: { from: 'previous_close' }, maxDeviation: 0.012, currency: { from: 'currency' } },
    },
    previous_close: {
      type: 'number',
      generator: 'stock_price',
      description: 'Last price of the previous session',
      args: {
        closeTo: { from: 'price' },
        maxDeviation: 0.025,
        outlierProbability: 0.07,
        currency: { from: 'currency' },
      },
    },
    currency: {
      type: 'string',
      generator: 'currency',
      description: 'ISO 4217 code of the currency of the exchange',
      args: { exchange: { from: 'exchange' } },
    },
    timestamp: {
      type: 'string',
      format: 'date-time',
      generator: 'date_time',
      description: 'When the prices were recorded',
      args: { exchange: { from: 'exchange' } },
    },
  },
  causes: {
    trade: {
      type: 'string',
      generator: 'trade_name',
      description: 'Name without the legal form, shared with no company, client or vendor',
      args: { country: { from: 'seat' }, namePart: [4, 4] },
    },
    seat: {
      type: 'string',
      generator: 'country',
      description: 'Country that the company is from',
      args: { exchange: { from: 'exchange' } },
    },
    outstanding: {
      type: 'integer',
      generator: 'random_int',
      description: 'Shares outstanding; companies on large exchanges are larger',
      args: {
        min: { by: 'exchange', is: { HKEX: 300_000_000 }, else: 20_000_000 },
        max: {
          by: 'exchange',
          is: {
            NYSE: 700_000_000,
            NASDAQ: 500_000_000,
            LSE: 1_200_000_000,
            TSE: 900_000_000,
            HKEX: 3_000_000_000,
            NSE: 2_000_000_000,
            ASX: 900_000_000,
            B3: 2_000_000_000,
          },
          else: 250_000_000,
        },
        distribution: 'wide',
      },
    },
    listing: {
      type: 'integer',
      generator: 'stock_listing',
      description: 'Number of the listing, which decides the exchange and, with the company, the symbol',
    },
  },
} as const satisfies ResourceSpec;

/** A record of /stocks. */
export type Stock = InferRecord<typeof stocks>;
