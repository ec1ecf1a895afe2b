import type { ResourceSpec } from '../spec.ts';

/** Value traded over 24 hours, as a share of the market capitalization. */
const TURNOVER = {
  BTC: [0.018, 0.026],
  ETH: [0.04, 0.06],
  USDT: [0.38, 0.55],
  BNB: [0.009, 0.014],
  XRP: [0.017, 0.026],
  USDC: [0.11, 0.17],
  SOL: [0.04, 0.06],
  TRX: [0.017, 0.026],
  DOGE: [0.05, 0.08],
  ADA: [0.03, 0.05],
  BCH: [0.025, 0.04],
  LINK: [0.04, 0.07],
  LEO: [0.0002, 0.0006],
  ZEC: [0.05, 0.09],
  XMR: [0.012, 0.02],
  HYPE: [0.025, 0.045],
  XLM: [0.012, 0.022],
  USDE: [0.012, 0.03],
  LTC: [0.05, 0.08],
  SUI: [0.07, 0.12],
  DAI: [0.02, 0.05],
  CRO: [0.004, 0.009],
} as const;

export const cryptos = {
  name: 'cryptos',
  singular: 'crypto',
  category: 'finance',
  description: 'Crypto coins by rank, with price, supply and the last 24 hours.',
  fields: {
    id: { type: 'integer', generator: 'random_int', description: 'Number of the coin', args: { min: 1 } },
    symbol: {
      type: 'string',
      generator: 'crypto_symbol',
      description: 'Ticker symbol, used once',
      args: { rank: { from: 'rank' }, variant: { from: 'batch' } },
    },
    name: {
      type: 'string',
      generator: 'crypto_name',
      description: 'Name of the coin',
      args: { rank: { from: 'rank' }, variant: { from: 'batch' } },
    },
    price: {
      type: 'number',
      generator: 'crypto_price',
      description: 'Price of one unit, in US dollars',
      args: { rank: { from: 'rank' }, supply: { from: 'circulating_supply' }, variant: { from: 'batch' } },
    },
    change_24h: {
      type: 'number',
      generator: 'stock_change_percent',
      description: 'Change of the price over 24 hours, in percent',
      args: {
        maxDeviation: {
          by: 'kind',
          is: { tied: 0.06, calm: 0.8, leading: 3.2, known: 5.5, small: 8.5, tiny: 13 },
          else: 1.5,
        },
        marketChange: { from: 'market' },
        beta: {
          by: 'kind',
          is: { tied: 0, calm: 0.7, leading: 1.35, known: 1.5, dead: 0 },
          else: 1.2,
        },
        outlierProbability: {
          by: 'kind',
          is: { known: 0.03, small: 0.05, tiny: 0.07, dead: 0.12 },
          else: 0,
        },
      },
    },
    volume_24h: {
      type: 'number',
      generator: 'stock_volume',
      description: 'Value traded over 24 hours, in US dollars',
      args: {
        min: 0,
        baseValue: { from: 'market_cap' },
        factor: {
          cases: [
            { when: { kind: ['small'] }, use: [0.012, 0.1] },
            { when: { kind: ['tiny'] }, use: [0.01, 0.13] },
            { when: { kind: ['dead'] }, use: [0.004, 0.02] },
            { when: { kind: ['known'] }, use: [0.015, 0.06] },
          ],
          else: { by: 'symbol', is: TURNOVER, else: [0.015, 0.06] },
        },
      },
    },
    market_cap: {
      type: 'number',
      generator: 'market_cap',
      description: 'Price times circulating supply, in US dollars',
      args: { price: { from: 'price' }, supply: { from: 'circulating_supply' } },
    },
    circulating_supply: {
      type: 'number',
      generator: 'crypto_supply',
      description: 'Units in circulation',
      args: { rank: { from: 'rank' }, variant: { from: 'batch' } },
    },
    total_supply: {
      type: 'number',
      generator: 'crypto_supply',
      description: 'Maximum number of units, or the current number where there is no limit',
      args: { rank: { from: 'rank' }, circulating: { from: 'circulating_supply' }, variant: { from: 'batch' } },
    },
    high_24h: {
      type: 'number',
      generator: 'crypto_price',
      description: 'Highest price of the last 24 hours',
      args: {
        atLeast: { from: 'price' },
        change: { from: 'change_24h' },
        maxDeviation: { by: 'kind', is: { tied: 0.0012, calm: 0.017 }, else: 0.036 },
      },
    },
    low_24h: {
      type: 'number',
      generator: 'crypto_price',
      description: 'Lowest price of the last 24 hours',
      args: {
        atMost: { from: 'price' },
        change: { from: 'change_24h' },
        maxDeviation: { by: 'kind', is: { tied: 0.0012, calm: 0.017 }, else: 0.036 },
      },
    },
    ath: {
      type: 'number',
      generator: 'crypto_price',
      description: 'Highest price ever',
      args: {
        atLeast: { from: 'high_24h' },
        rank: { from: 'rank' },
        peakDate: { from: 'top' },
        fall: { by: 'kind', is: { dead: [22, 170] } },
      },
    },
    ath_date: {
      type: 'string',
      format: 'date',
      generator: 'past_date',
      description: 'Day of the highest price ever',
      copy: 'top',
    },
    rank: {
      type: 'integer',
      generator: 'random_int',
      description: 'Rank by market capitalization, 1 the largest',
      copy: 'id',
    },
    timestamp: {
      type: 'string',
      format: 'date-time',
      generator: 'date_time',
      description: 'When the prices were recorded',
      args: { hours: [0, 0.05] },
    },
  },
  causes: {
    all: {
      type: 'integer',
      generator: 'figure',
      description: 'The one market that all coins are traded on',
      args: { list: ['1'], row: 0, columns: 1, index: 0 },
    },
    market: {
      type: 'number',
      generator: 'stock_change_percent',
      description: 'Change of that market over 24 hours, in percent',
      args: { maxDeviation: 2.4, outlierProbability: 0.2 },
      per: 'all',
    },
    batch: {
      type: 'integer',
      generator: 'random_int',
      description: 'Number of the market, which decides the names of its small coins',
      args: { min: 0, max: 26_000 },
      per: 'all',
    },
    kind: {
      type: 'string',
      generator: 'word',
      description: 'Whether the coin is tied to the dollar, calm, free to move, the more the smaller it is, or dead',
      args: {
        choices: {
          cases: [
            { when: { symbol: ['USDT', 'USDC', 'USDE', 'DAI'] }, use: { tied: 1 } },
            { when: { symbol: ['BTC', 'TRX', 'LEO'] }, use: { calm: 1 } },
            { when: { tier: ['first'] }, use: { leading: 1 } },
            { when: { tier: ['second'] }, use: { known: 19, dead: 1 } },
            { when: { tier: ['third'] }, use: { small: 4, dead: 1 } },
          ],
          else: { tiny: 3, dead: 2 },
        },
      },
    },
    tier: {
      type: 'string',
      generator: 'band',
      description: 'First, second, third or last part of the ranks',
      args: { number: { from: 'rank' }, bounds: [32, 150, 700], list: ['first', 'second', 'third', 'last'] },
    },
    top: {
      type: 'string',
      generator: 'crypto_top',
      description: 'Day of the highest price: most coins move with the market',
      args: { rank: { from: 'rank' }, daysBack: { by: 'kind', is: { dead: 360 }, else: 30 } },
    },
  },
} as const satisfies ResourceSpec;
