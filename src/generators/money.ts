import { MockgenError } from '../errors.ts';
import { arg, type FilledArgs } from './arguments.ts';
import { cityNamed, countryNamed } from './atlas.ts';
import { DAY, momentOf } from './calendar.ts';
import type { Context } from './context.ts';
import { defineGenerator } from './define.ts';
import { currencies } from './lists/currencies.ts';
import type { Currency } from './lists/currencies.ts';
import { exchanges } from './lists/exchanges.ts';
import { homesOf } from './name-origins.ts';
import { round } from './numbers.ts';
import { countedIn, endedAs, ofPlan } from './price-endings.ts';
import { habitsOf } from './regions/index.ts';

/**
 * Returns the decimals and the exchange rate of a currency.
 *
 * @throws MockgenError `spec_invalid` for a code that is not in the list
 * @example
 * currencyOf('JPY').decimals // => 0
 */
export function currencyOf(code: string): Currency {
  const found = currencies[code];
  if (!found)
    throw new MockgenError('spec_invalid', `No currency ${code} in the list`, 'Add it to lists/currencies.ts.');
  return found;
}

/** Weights of the currencies of prices that do not depend on a place. */
const COMMON_CURRENCIES = { USD: 50, EUR: 25, GBP: 10, CAD: 5, AUD: 5, JPY: 3, CHF: 2 };

export const currency = defineGenerator({
  name: 'currency',
  makes:
    'ISO 4217 code of a currency: of a country, a city or an exchange, else a widely used one. Give one argument at most.',
  args: {
    country: arg.text('English name of a country.'),
    city: arg.text('English name of a city.'),
    exchange: arg.text('Code of a stock exchange.'),
    payee: arg.text(
      'Full name of the person who is paid. Gives the currency of the likely home country if it is widely used, else USD.',
      { formerly: 'name' },
    ),
    choices: arg.weights('Weights by currency code. Default: widely used currencies.'),
  },
  examples: [
    { args: { country: 'Japan' }, value: 'JPY' },
    { args: { payee: 'Siobhán Kelly' }, value: 'EUR' },
  ],
  make(context, args): string {
    if (args.exchange !== undefined) return exchanges[args.exchange]?.currency ?? 'USD';
    if (args.country !== undefined) return countryNamed(args.country).currency;
    if (args.city !== undefined) return countryNamed(cityNamed(args.city).country).currency;
    if (args.payee !== undefined) {
      const [{ country: home } = { country: 'United States' }] = homesOf(args.payee);
      const own = countryNamed(home).currency;
      return Object.hasOwn(COMMON_CURRENCIES, own) ? own : 'USD';
    }
    return context.random.weighted<string>(args.choices ?? COMMON_CURRENCIES);
  },
});

/** Returns the price level of a country, where 1 is that of the United States; 1 without a country. */
export function levelOf(country: string | undefined): number {
  return country === undefined ? 1 : habitsOf(countryNamed(country).code).level;
}

/** Amounts, in units of the currency, by which a retail price is below a whole unit; drawn evenly. */
const RETAIL_GAPS: readonly number[] = [0.01, 0.01, 0.01, 0.01, 0.05];

const PRICE_ARGS = {
  usd: arg.twoNumbers('Minimum and maximum value in US dollars, converted to `currency` at a fixed rate.'),
  distribution: arg.word('low', 'wide')(
    'How values are distributed. `low`: most in the lowest quarter. `wide`: equally many of each order of magnitude. Default: fewer towards the maximum.',
    { formerly: 'lean' },
  ),
  baseValue: arg.number('Sum that is multiplied by `factor` instead of drawing a value.', { formerly: 'of' }),
  factor: arg.twoNumbers('Minimum and maximum factor for `baseValue`.', { formerly: 'share' }),
  baseCurrency: arg.text('ISO 4217 code of the currency of `baseValue`. Default: `currency`.', {
    formerly: 'ofCurrency',
  }),
  percent: arg.number('Percentage of the sum that is left, such as 90 after a discount of 10%. Default 100.'),
  fixedUsd: arg.number('Fixed price in US dollars instead of a drawn one.', { formerly: 'base' }),
  multiplier: arg.number('Factor for the sum. Default 1.', { formerly: 'times' }),
  nightsBetween: arg.twoTexts('Two dates, `YYYY-MM-DD`: the sum is multiplied by the number of nights between them.', {
    formerly: 'nights',
  }),
  sumOf: arg.numbers('Sums to add up instead of drawing a value.', { formerly: 'sum' }),
  currency: arg.text('ISO 4217 code, which decides exchange rate and decimals.'),
  country: arg.text('Country whose price level the sum follows. Default: United States.'),
  percentages: arg.weights('Weights by percentage: gives a percentage instead of a sum.', { formerly: 'percents' }),
  ending: arg.word(
    'whole',
    'course',
    'figures',
    'cents',
    'retail',
    'plan',
    'ticket',
    'round',
    'cash',
  )('How the price ends, such as 9.99 for `retail`.', { default: 'retail' }),
  taxPercent: arg.number('Tax in percent to which the ending applies; the result is the net sum.', {
    default: 0,
    formerly: 'taxed',
  }),
  sign: arg.word(
    'credit',
    'either',
    'debit',
  )('`debit` makes the sum negative, `either` in half of all cases.', { default: 'credit' }),
  atLeast: arg.number('Lower bound of the sum.', { default: 0 }),
};

type PriceArgs = FilledArgs<typeof PRICE_ARGS>;

/** Returns a price in its currency, before it is rounded to an ending such as `.99`. */
function exactPrice({ random }: Context, args: PriceArgs, money: Currency): number {
  const { perDollar } = money;
  const {
    usd = [5, 500],
    distribution,
    fixedUsd,
    baseValue,
    factor = [1, 1],
    multiplier = 1,
    percent = 100,
    nightsBetween,
    country,
    baseCurrency,
    ending,
  } = args;
  const part = (multiplier * percent) / 100;
  const count = nightsBetween ? (momentOf(nightsBetween[1]) - momentOf(nightsBetween[0])) / DAY : 1;
  if (baseValue !== undefined) {
    const rate = baseCurrency === undefined ? 1 : perDollar / currencyOf(baseCurrency).perDollar;
    return baseValue * random.between(...factor) * part * count * rate * levelOf(country);
  }
  if (fixedUsd !== undefined && ending === 'plan')
    return ofPlan((fixedUsd * percent * money.perDollar) / 100, money) * multiplier;
  if (fixedUsd !== undefined) return fixedUsd * part * perDollar;
  const drawn =
    distribution === 'wide'
      ? random.spread(...usd)
      : distribution === 'low'
        ? random.low(...usd)
        : random.skewed(...usd);
  return drawn * count * levelOf(country) * part * perDollar;
}

export const price = defineGenerator({
  name: 'price',
  makes: 'A sum of money with the decimals of its currency, or a percentage.',
  args: PRICE_ARGS,
  examples: [
    { args: { usd: [10, 100] }, value: 28.95 },
    { args: { sumOf: [100, 19], currency: 'EUR' }, value: 119 },
  ],
  make(context, args): number {
    const { fixedUsd, sumOf, percentages, ending, taxPercent, sign, atLeast } = args;
    const { random } = context;
    if (percentages) return Number(random.weighted(percentages));
    const money = currencyOf(args.currency ?? 'USD');
    const { decimals } = money;
    if (sumOf) {
      const total = sumOf.reduce((all, part) => all + part, 0);
      return round(sign === 'debit' ? -total : total, decimals);
    }
    const exact = exactPrice(context, args, money);
    const gap = fixedUsd === undefined ? random.pick(RETAIL_GAPS) : 0.01;
    const times = 1 + taxPercent / 100;
    const plain = endedAs(ending, exact * times, money, gap);
    const value = Math.max(atLeast, taxPercent === 0 ? plain : round(plain / times, countedIn(money)));
    const negative = sign === 'debit' || (sign === 'either' && random.chance(0.5));
    return round(negative ? -value : value, decimals);
  },
});

export const revenue = defineGenerator({
  name: 'revenue',
  makes: 'Yearly revenue of a company in US dollars, rounded to thousands, or to hundreds below 100,000.',
  args: {
    employees: arg.number('Number of employees.', { required: true }),
    perEmployee: arg.twoNumbers('Minimum and maximum revenue per employee in the United States.', {
      default: [90_000, 280_000],
      formerly: 'perHead',
    }),
    country: arg.text('Country of the company: the lower its price level, the lower the revenue.'),
    founded: arg.number('Year of foundation. Young companies have less revenue.', { default: 0 }),
  },
  examples: [{ args: { employees: 100 }, value: 23_959_000 }],
  make({ random, now }, args): number {
    const { employees, perEmployee, country, founded } = args;
    const level = levelOf(country);
    const grown = Math.min(1, (1 + new Date(now).getUTCFullYear() - founded) / 4);
    const turned = employees * random.bell(...perEmployee) * level * Math.sqrt(level) * grown;
    const step = turned < 100_000 ? 100 : 1000;
    return Math.round(turned / step) * step;
  },
});
