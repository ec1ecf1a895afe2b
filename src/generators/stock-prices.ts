import { arg } from './arguments.ts';
import { defineGenerator } from './define.ts';
import { TICKS } from './lists/exchanges.ts';
import { currencyOf } from './money.ts';
import { round } from './numbers.ts';

/** Shares below this price, in US dollars, change twice as much in a session as others. */
const CHEAP = 9;

/** A quoted price has at most this many decimals: American shares below a dollar have the smallest price steps. */
const DECIMALS = 4;

/** Returns the smallest price step of an exchange at a price (its tick size). */
function stepAt(value: number, code: string): number {
  return TICKS[code]?.find(([below]) => value < below)?.[1] ?? (currencyOf(code).decimals === 0 ? 1 : 0.01);
}

/** Rounds a price to the tick size of the exchange. It is at least one step. */
function quoted(value: number, code: string): number {
  const step = stepAt(value, code);
  return round(Math.max(1, Math.round(value / step)) * step, DECIMALS);
}

export const stock_price = defineGenerator({
  name: 'stock_price',
  makes: 'Price of a share in steps that its exchange allows.',
  args: {
    currency: arg.text('ISO 4217 code, which decides decimals and magnitude.', { default: 'USD' }),
    usd: arg.twoNumbers('Minimum and maximum price in US dollars; equally many of each order of magnitude.', {
      default: [4, 420],
    }),
    closeTo: arg.number('Price that the result should be close to.', { formerly: 'near' }),
    change: arg.number('Change in percent that leads from the result to `closeTo`.', { default: 0 }),
    maxDeviation: arg.number('Maximum distance from `closeTo`, as a share of it.', {
      default: 0.02,
      formerly: 'within',
    }),
    outlierProbability: arg.number('Probability of a distance up to three times as large, from 0 to 1.', {
      default: 0,
      formerly: 'wild',
    }),
    atLeast: arg.numbers('Lower bounds. The result lies at most 2 % above the highest, or 4 % for low prices.'),
    atMost: arg.numbers('Upper bounds. The result lies at most 2 % below the lowest, or 4 % for low prices.'),
  },
  examples: [{ args: { closeTo: 50, maxDeviation: 0.01 }, value: 50.02 }],
  make({ random }, args): number {
    const { currency, usd, closeTo, change, maxDeviation, outlierProbability, atLeast, atMost } = args;
    const { perDollar } = currencyOf(currency);
    if (atLeast ?? atMost) {
      const [bound, sign] = atLeast ? [Math.max(...atLeast), 1] : [Math.min(...(atMost ?? [])), -1];
      // A session may open or close at its highest or lowest price, but not if the price did not move at all.
      if (new Set(atLeast ?? atMost).size > 1 && random.chance(0.025)) return bound;
      const far = random.low(0.001, 0.02) * (bound < CHEAP * perDollar ? 2 : 1);
      const beyond = quoted(bound * (1 + sign * far), currency);
      return beyond === bound ? quoted(bound + sign * stepAt(bound, currency), currency) : beyond;
    }
    if (closeTo !== undefined) {
      const reach = outlierProbability > 0 && random.chance(outlierProbability) ? maxDeviation * WILD : maxDeviation;
      return quoted((closeTo / (1 + change / 100)) * (1 + random.bell(-reach, reach)), currency);
    }
    return quoted(random.spread(...usd) * perDollar, currency);
  },
});

export const stock_change = defineGenerator({
  name: 'stock_change',
  makes: 'Difference between the price of a share and its previous close.',
  args: {
    price: arg.number('Price of the share.', { required: true }),
    previous: arg.number('Price at the previous close.', { required: true }),
    currency: arg.text('ISO 4217 code, which decides the decimals.', { default: 'USD' }),
  },
  examples: [{ args: { price: 101.5, previous: 100 }, value: 1.5 }],
  make(_, { price, previous, currency }): number {
    return round(price - previous, currencyOf(currency).decimals === 0 ? 0 : DECIMALS);
  },
});

/** On days with important news, the price may change by up to this many times as much. */
const WILD = 3;

export const stock_change_percent = defineGenerator({
  name: 'stock_change_percent',
  makes: 'Change of the price of a share in percent: from `change` and `previous` if both are given, otherwise drawn.',
  args: {
    change: arg.number('Change of the price.'),
    previous: arg.number('Price at the previous close.'),
    maxDeviation: arg.number('Maximum drawn change in percent, up or down.', { default: 5, formerly: 'within' }),
    marketChange: arg.number('Change of the whole market in percent.', { default: 0, formerly: 'market' }),
    beta: arg.number('Change in percent for each percent of `marketChange`.', { default: 1, formerly: 'follows' }),
    outlierProbability: arg.number('Probability of a change up to three times as large, from 0 to 1.', {
      default: 0,
      formerly: 'wild',
    }),
  },
  examples: [{ args: { change: 1.5, previous: 100 }, value: 1.5 }],
  make({ random }, args): number {
    const { change, previous, maxDeviation, marketChange, beta, outlierProbability } = args;
    if (change !== undefined && previous !== undefined) return round((change / previous) * 100, 2);
    const reach = outlierProbability > 0 && random.chance(outlierProbability) ? maxDeviation * WILD : maxDeviation;
    return round(random.bell(-reach, reach) + marketChange * beta, 2);
  },
});

export const stock_volume = defineGenerator({
  name: 'stock_volume',
  makes: 'Number of shares traded.',
  args: {
    min: arg.number('Minimum volume.', { default: 1000 }),
    baseValue: arg.number('Number, such as the shares outstanding, of which the volume is a fraction.', {
      formerly: 'of',
    }),
    factor: arg.twoNumbers('Minimum and maximum fraction of `baseValue`.', { default: [0.01, 0.1], formerly: 'share' }),
    lotSize: arg.number('Number of shares per lot. Volumes are multiples of it.', { default: 1, formerly: 'lot' }),
  },
  examples: [{ args: { baseValue: 1000000, factor: [0.1, 0.1] }, value: 100000 }],
  make({ random }, args): number {
    const { min, baseValue, factor, lotSize } = args;
    // Most volumes have a middle order of magnitude, and few are near the bounds.
    if (baseValue !== undefined) {
      const part = Math.sqrt(random.spread(...factor) * random.spread(...factor));
      return Math.max(min, Math.round((baseValue * part) / lotSize) * lotSize);
    }
    return Math.floor(random.spread(Math.max(min, 8000), 12_000_000));
  },
});

export const market_cap = defineGenerator({
  name: 'market_cap',
  makes: 'Market capitalization: price times supply.',
  args: {
    price: arg.number('Price of a unit.', { required: true }),
    supply: arg.number('Units of a coin, or shares outstanding.', { required: true }),
    units: arg.number('Units of the price per unit of the result: 100 for a price in cents.', { default: 1 }),
  },
  examples: [{ args: { price: 2.5, supply: 1000 }, value: 2500 }],
  make(_, { price, supply, units }): number {
    return round((price * supply) / units, 2);
  },
});
