import type { ResourceSpec } from '../spec.ts';

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
      args: { rank: { from: 'rank' } },
    },
    name: {
      type: 'string',
      generator: 'crypto_name',
      description: 'Name of the coin',
      args: { rank: { from: 'rank' } },
    },
    price: {
      type: 'number',
      generator: 'crypto_price',
      description: 'Price of one unit, in US dollars',
      args: { rank: { from: 'rank' }, supply: { from: 'circulating_supply' } },
    },
    change_24h: {
      type: 'number',
      generator: 'stock_change_percent',
      description: 'Change of the price over 24 hours, in percent',
      args: {
        within: { by: 'kind', is: { tied: 0.06 }, else: { by: 'rank', is: { 1: 0.6, 2: 1.8 }, else: 4 } },
        market: { by: 'kind', is: { tied: 0 }, else: { from: 'market' } },
        follows: { by: 'rank', is: { 1: 1, 2: 1.2 }, else: 1.35 },
        wild: { by: 'kind', is: { tied: 0 }, else: { by: 'rank', is: { 1: 0, 2: 0 }, else: 0.09 } },
      },
    },
    volume_24h: {
      type: 'number',
      generator: 'stock_volume',
      description: 'Value traded over 24 hours, in US dollars',
      args: {
        min: 0,
        of: { from: 'market_cap' },
        share: {
          by: 'symbol',
          is: { BTC: [0.018, 0.045], ETH: [0.04, 0.085], USDT: [0.42, 0.75], USDC: [0.2, 0.32], DAI: [0.2, 0.3] },
          else: [0.012, 0.12],
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
      args: { rank: { from: 'rank' } },
    },
    total_supply: {
      type: 'number',
      generator: 'crypto_supply',
      description: 'Units that can ever exist, or exist now where there is no limit',
      args: { rank: { from: 'rank' }, circulating: { from: 'circulating_supply' } },
    },
    high_24h: {
      type: 'number',
      generator: 'crypto_price',
      description: 'Highest price of the last 24 hours',
      args: {
        atLeast: { from: 'price' },
        change: { from: 'change_24h' },
        within: { by: 'kind', is: { tied: 0.0012 }, else: 0.022 },
      },
    },
    low_24h: {
      type: 'number',
      generator: 'crypto_price',
      description: 'Lowest price of the last 24 hours',
      args: {
        atMost: { from: 'price' },
        change: { from: 'change_24h' },
        within: { by: 'kind', is: { tied: 0.0012 }, else: 0.022 },
      },
    },
    ath: {
      type: 'number',
      generator: 'crypto_price',
      description: 'Highest price ever',
      args: { atLeast: { from: 'high_24h' }, rank: { from: 'rank' }, top: { from: 'top' } },
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
      args: { of: ['1'], row: 0, columns: 1, at: 0 },
    },
    market: {
      type: 'number',
      generator: 'stock_change_percent',
      description: 'How much that market has moved over 24 hours, in percent',
      args: { within: 6 },
      per: 'all',
    },
    kind: {
      type: 'string',
      generator: 'element',
      description: 'Whether the coin is tied to the dollar',
      args: { of: { by: 'symbol', is: { USDT: ['tied'], USDC: ['tied'], DAI: ['tied'] }, else: ['free'] }, at: 0 },
    },
    top: {
      type: 'string',
      generator: 'crypto_top',
      description: 'Day of the highest price: most coins move with the market',
      args: { rank: { from: 'rank' } },
    },
  },
} as const;

cryptos satisfies ResourceSpec;
