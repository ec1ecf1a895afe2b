import type { ResourceSpec } from '../spec.ts';

/** Prices of the shares of small companies in US dollars, by exchange. */
const PENNIES = {
  NYSE: [1.1, 5],
  NASDAQ: [1.02, 4.9],
  XETRA: [0.4, 3],
  EURONEXT: [0.2, 3],
  SIX: [0.5, 3],
  TSE: [0.5, 3],
  KRX: [0.4, 1.8],
  HKEX: [0.012, 0.4],
  ASX: [0.005, 0.4],
} as const;

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
      args: {
        country: { from: 'seat' },
        tradeName: { from: 'trade' },
        listed: true,
        major: { by: 'size', is: { mega: true, large: true }, else: false },
      },
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
          cases: [
            { when: { size: ['penny'] }, use: { by: 'exchange', is: PENNIES, else: [0.02, 0.9] } },
            { when: { exchange: ['TSE', 'KRX'] }, use: [3, 150] },
            { when: { exchange: ['HKEX', 'NSE', 'B3'] }, use: [0.6, 40] },
            { when: { size: ['small'] }, use: [1.2, 45] },
            { when: { size: ['medium'] }, use: [7, 140] },
            { when: { size: ['large'] }, use: [18, 290] },
          ],
          else: [24, 480],
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
          cases: [
            { when: { size: ['penny'] }, use: [0.0004, 0.06] },
            { when: { exchange: ['NYSE', 'NASDAQ'] }, use: [0.0016, 0.03] },
            { when: { exchange: ['HKEX'] }, use: [0.0006, 0.006] },
          ],
          else: [0.0006, 0.014],
        },
        lotSize: { by: 'exchange', is: { TSE: 100, B3: 100, HKEX: 100 }, else: 1 },
      },
    },
    market_cap: {
      type: 'number',
      generator: 'market_cap',
      description: 'Price times the shares outstanding, in pounds for pence and in rand for cents',
      args: {
        price: { from: 'price' },
        supply: { from: 'outstanding' },
        units: { by: 'exchange', is: { LSE: 100, JSE: 100 }, else: 1 },
      },
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
      args: {
        closeTo: { from: 'previous_close' },
        maxDeviation: { by: 'size', is: { mega: 0.008, large: 0.01, penny: 0.04 }, else: 0.016 },
        currency: { from: 'currency' },
      },
    },
    previous_close: {
      type: 'number',
      generator: 'stock_price',
      description: 'Last price of the previous session',
      args: {
        closeTo: { from: 'price' },
        change: { from: 'move' },
        maxDeviation: 0,
        currency: { from: 'currency' },
      },
    },
    currency: {
      type: 'string',
      generator: 'currency',
      description:
        'Currency of the prices: an ISO 4217 code, or GBX and ZAC for the pence and cents of London and Johannesburg',
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
      args: { country: { from: 'seat' }, namePart: [4, 4], listed: true },
    },
    seat: {
      type: 'string',
      generator: 'country',
      description: 'Country that the company is from',
      args: { exchange: { from: 'exchange' } },
    },
    size: {
      type: 'string',
      generator: 'word',
      description: 'How large the company is, which decides its shares, their price and how much they move',
      args: {
        choices: {
          by: 'exchange',
          is: {
            NYSE: { mega: 2, large: 22, medium: 38, small: 34, penny: 4 },
            NASDAQ: { mega: 2, large: 12, medium: 32, small: 45, penny: 9 },
            ASX: { large: 8, medium: 26, small: 42, penny: 24 },
            TSX: { large: 8, medium: 26, small: 46, penny: 20 },
          },
          else: { mega: 0.5, large: 14, medium: 36, small: 43, penny: 6.5 },
        },
      },
    },
    outstanding: {
      type: 'integer',
      generator: 'random_int',
      description: 'Shares outstanding',
      args: {
        min: {
          by: 'size',
          is: { mega: 1_100_000_000, large: 150_000_000, medium: 50_000_000, penny: 40_000_000 },
          else: 12_000_000,
        },
        max: {
          by: 'size',
          is: { mega: 9_000_000_000, large: 1_300_000_000, medium: 500_000_000, penny: 1_800_000_000 },
          else: 180_000_000,
        },
        distribution: 'wide',
      },
    },
    all: {
      type: 'integer',
      generator: 'figure',
      description: 'The one world that all shares are traded in',
      args: { list: ['1'], row: 0, columns: 1, index: 0 },
    },
    world: {
      type: 'number',
      generator: 'stock_change_percent',
      description: 'Change of all shares of the world in the session, in percent',
      args: { maxDeviation: 1.3, outlierProbability: 0.15 },
      per: 'all',
    },
    session: {
      type: 'number',
      generator: 'stock_change_percent',
      description: 'Change of the exchange in the session, in percent: it follows the world, and has news of its own',
      args: { maxDeviation: 1.7, marketChange: { from: 'world' }, beta: 0.7, outlierProbability: 0.08 },
      per: 'exchange',
    },
    beta: {
      type: 'number',
      generator: 'number',
      description: 'Change of the share for each percent of the exchange',
      args: { min: 0.3, max: 1.7 },
    },
    move: {
      type: 'number',
      generator: 'stock_change_percent',
      description: 'Change since the previous close, in percent; the smaller the company, the larger',
      args: {
        maxDeviation: { by: 'size', is: { mega: 2.2, large: 3, medium: 4.6, small: 7.5 }, else: 14 },
        marketChange: { from: 'session' },
        beta: { from: 'beta' },
        outlierProbability: { by: 'size', is: { mega: 0.03, large: 0.04, medium: 0.05, small: 0.06 }, else: 0.08 },
      },
    },
    listing: {
      type: 'integer',
      generator: 'stock_listing',
      description: 'Number of the listing, which decides the exchange and, with the company, the symbol',
    },
  },
} as const satisfies ResourceSpec;
