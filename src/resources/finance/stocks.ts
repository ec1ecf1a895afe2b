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
      args: { company: { from: 'name' }, listing: { from: 'listing' } },
    },
    name: {
      type: 'string',
      generator: 'company',
      description: 'Company that issued the share',
      args: { country: { from: 'seat' }, share: [4, 5], listed: true },
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
      description: 'Current price of a share',
      args: { currency: { from: 'currency' } },
    },
    change: {
      type: 'number',
      generator: 'stock_change',
      description: 'Current price less the previous close',
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
      args: { min: 1000 },
    },
    market_cap: {
      type: 'number',
      generator: 'market_cap',
      description: 'Price times the shares outstanding',
      args: { price: { from: 'price' }, volume: { from: 'volume' } },
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
      args: { near: { from: 'previous_close' }, within: 0.012, currency: { from: 'currency' } },
    },
    previous_close: {
      type: 'number',
      generator: 'stock_price',
      description: 'Last price of the session before',
      args: { near: { from: 'price' }, within: 0.04, currency: { from: 'currency' } },
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
    seat: {
      type: 'string',
      generator: 'country',
      description: 'Country that the company is from',
      args: { exchange: { from: 'exchange' } },
    },
    listing: {
      type: 'integer',
      generator: 'stock_listing',
      description: 'Number of the listing, which decides the exchange and, with the company, the symbol',
    },
  },
} as const;

stocks satisfies ResourceSpec;
