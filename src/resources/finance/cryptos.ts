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
      args: { within: 12 },
    },
    volume_24h: {
      type: 'number',
      generator: 'stock_volume',
      description: 'Value traded over 24 hours, in US dollars',
      args: { min: 0, of: { from: 'market_cap' }, share: [0.004, 0.12] },
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
      description: 'Units that will ever exist, or exist now where there is no cap',
      args: { rank: { from: 'rank' }, circulating: { from: 'circulating_supply' } },
    },
    high_24h: {
      type: 'number',
      generator: 'crypto_price',
      description: 'Highest price of the last 24 hours',
      args: { atLeast: { from: 'price' }, change: { from: 'change_24h' }, within: 0.03 },
    },
    low_24h: {
      type: 'number',
      generator: 'crypto_price',
      description: 'Lowest price of the last 24 hours',
      args: { atMost: { from: 'price' }, change: { from: 'change_24h' }, within: 0.03 },
    },
    ath: {
      type: 'number',
      generator: 'crypto_price',
      description: 'Highest price ever',
      args: { atLeast: { from: 'high_24h' }, within: 2.5 },
    },
    ath_date: {
      type: 'string',
      format: 'date',
      generator: 'past_date',
      description: 'Day of the highest price ever',
      args: { days: [2, 900] },
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
      args: { hours: [0, 1] },
    },
  },
} as const;

cryptos satisfies ResourceSpec;
