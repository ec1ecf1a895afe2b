import { MockgenError } from '../errors.ts';
import { cityNamed, countryNamed } from './atlas.ts';
import { DAY, momentOf } from './calendar.ts';
import type { Context } from './context.ts';
import { currencies } from './lists/currencies.ts';
import type { Currency } from './lists/currencies.ts';
import { exchanges } from './lists/exchanges.ts';
import { round } from './numbers.ts';
import { homesOf } from './origins.ts';
import { countedIn, endedAs, ofPlan, type Ending } from './price-endings.ts';
import { habitsOf } from './regions/index.ts';

/**
 * What is known of a currency; throws `spec_invalid` for a code that is not in the list.
 *
 * @example
 * currencyOf('JPY').decimals // => 0
 */
export function currencyOf(code: string): Currency {
  const found = currencies[code];
  if (!found)
    throw new MockgenError('spec_invalid', `No currency ${code} in the list`, 'Add it to lists/currencies.ts.');
  return found;
}

/** Currencies of prices that do not depend on a place, by weight. */
const COMMON_CURRENCIES = { USD: 50, EUR: 25, GBP: 10, CAD: 5, AUD: 5, JPY: 3, CHF: 2 };

/** Arguments of {@link currency}; at most one is given. */
interface CurrencyArgs {
  readonly country?: string;
  readonly city?: string;
  /** The code of a stock exchange. */
  readonly exchange?: string;
  /** The full name of whoever is paid: the currency of where it is at home, if it is a widely used one, else USD. */
  readonly name?: string;
  /** Codes to draw from, by weight. Default: those of the widely used ones. */
  readonly choices?: Readonly<Record<string, number>>;
}

/**
 * The ISO 4217 code of a currency: that of a country, a city or an exchange, else one of the widely used ones.
 *
 * @example
 * currency(context, { country: 'Japan' }) // => "JPY"
 * @example
 * currency(context, { name: 'Siobhán Kelly' }) // => "EUR"
 */
export function currency(context: Context, args: CurrencyArgs = {}): string {
  if (args.exchange !== undefined) return exchanges[args.exchange]?.currency ?? 'USD';
  if (args.country !== undefined) return countryNamed(args.country).currency;
  if (args.city !== undefined) return countryNamed(cityNamed(args.city).country).currency;
  if (args.name !== undefined) {
    const [{ country: home } = { country: 'United States' }] = homesOf(args.name);
    const own = countryNamed(home).currency;
    return Object.hasOwn(COMMON_CURRENCIES, own) ? own : 'USD';
  }
  return context.random.weighted<string>(args.choices ?? COMMON_CURRENCIES);
}

/** The level of prices in a country, that of the United States being 1; 1 where no country is known. */
export function levelOf(country: string | undefined): number {
  return country === undefined ? 1 : habitsOf(countryNamed(country).code).level;
}

/** What a shop price lacks to the full unit; mostly one cent. */
const RETAIL_GAPS: readonly number[] = [0.01, 0.01, 0.01, 0.01, 0.05];

/** Arguments of {@link price}: `usd` for a draw, `base` for a fixed price, `of` for a share, or `sum` for a total. */
interface PriceArgs {
  /** Least and greatest value in US dollars, turned into `currency` by a fixed rate. Default [5, 500]. */
  readonly usd?: readonly [number, number];
  /** How the draw is spread: ever fewer above `usd`'s least value (default), most in the lowest quarter, or as in life. */
  readonly lean?: 'low' | 'wide';
  /** Another sum in the same currency that this one is a share or a multiple of, by a factor drawn from `share`. */
  readonly of?: number;
  /** The least and the greatest factor for `of`. Default [1, 1]. */
  readonly share?: readonly [number, number];
  /** ISO 4217 code of the currency that `of` is in, where it is another one. */
  readonly ofCurrency?: string;
  /** Only so many percent of it. Default 100. */
  readonly percent?: number;
  /** A fixed price in US dollars instead of a draw. */
  readonly base?: number;
  /** A factor for the draw or for `base`; the price of a plan has its ending before that, too. Default 1. */
  readonly times?: number;
  /** Two dates, `YYYY-MM-DD`: the draw, or `of`, is the price of each night between them. Default: of the whole. */
  readonly nights?: readonly [string, string];
  /** Sums of which this one is the total. */
  readonly sum?: readonly number[];
  /** ISO 4217 code that decides rate and decimals. Default USD. */
  readonly currency?: string;
  /** The name of a country whose level of prices a draw, or `of`, follows. Default: that of the United States. */
  readonly country?: string;
  /** Percentages instead, each with its weight; they know no currency. */
  readonly percents?: Readonly<Record<string, number>>;
  /** Default `retail`. */
  readonly ending?: Ending;
  /** The sum has its ending once so many percent are added, which it is told without. Default 0. */
  readonly taxed?: number;
  /** Below zero for a `debit`, or in half of all cases for `either`. Default `credit`. */
  readonly sign?: 'credit' | 'debit' | 'either';
  /** The value is not below this one. */
  readonly atLeast?: number;
}

/** A price before it gets its ending, in its currency. */
function exactPrice({ random }: Context, args: PriceArgs, money: Currency): number {
  const { perDollar } = money;
  const {
    usd = [5, 500],
    lean,
    base,
    of,
    share = [1, 1],
    times = 1,
    percent = 100,
    nights,
    country,
    ofCurrency,
    ending,
  } = args;
  const part = (times * percent) / 100;
  const count = nights ? (momentOf(nights[1]) - momentOf(nights[0])) / DAY : 1;
  if (of !== undefined) {
    const rate = ofCurrency === undefined ? 1 : perDollar / currencyOf(ofCurrency).perDollar;
    return of * random.between(...share) * part * count * rate * levelOf(country);
  }
  if (base !== undefined && ending === 'plan') return ofPlan((base * percent * money.perDollar) / 100, money) * times;
  if (base !== undefined) return base * part * perDollar;
  const drawn = lean === 'wide' ? random.spread(...usd) : lean === 'low' ? random.low(...usd) : random.skewed(...usd);
  return drawn * count * levelOf(country) * part * perDollar;
}

/**
 * A sum of money with the decimals of its currency (or a percentage).
 *
 * @example
 * price(context, { usd: [10, 100] }) // => 10.99
 * @example
 * price(context, { sum: [100, 19], currency: 'EUR' }) // => 119
 */
export function price(context: Context, args: PriceArgs): number {
  const { base, sum, percents, ending = 'retail', taxed = 0, sign = 'credit', atLeast = 0 } = args;
  const { random } = context;
  if (percents) return Number(random.weighted(percents));
  const money = currencyOf(args.currency ?? 'USD');
  const { decimals } = money;
  if (sum)
    return round(
      sum.reduce((total, part) => total + part, 0),
      decimals,
    );
  const exact = exactPrice(context, args, money);
  const gap = base === undefined ? random.pick(RETAIL_GAPS) : 0.01;
  const times = 1 + taxed / 100;
  const plain = endedAs(ending, exact * times, money, gap);
  const value = Math.max(atLeast, taxed === 0 ? plain : round(plain / times, countedIn(money)));
  const negative = sign === 'debit' || (sign === 'either' && random.chance(0.5));
  return round(negative ? -value : value, decimals);
}

/** Arguments of {@link revenue}. */
interface RevenueArgs {
  readonly employees: number;
  /** The least and the greatest turnover for each employee in the United States. Default [90000, 280000]. */
  readonly perHead?: readonly [number, number];
  /** The name of the country, where less is turned over for each employee if prices are lower. */
  readonly country?: string;
  /** The year of its foundation: only from the third year after it does a company turn over all that it may. Default: long ago. */
  readonly founded?: number;
}

/**
 * A yearly turnover in US dollars, to the thousand, or to the hundred below 100,000. Where prices are half as high, a third is turned over.
 *
 * @example
 * revenue(context, { employees: 100 }) // => 17575000
 */
export function revenue({ random, now }: Context, args: RevenueArgs): number {
  const { employees, perHead = [90_000, 280_000], country, founded = 0 } = args;
  const level = levelOf(country);
  const grown = Math.min(1, (1 + new Date(now).getUTCFullYear() - founded) / 4);
  const turned = employees * random.bell(...perHead) * level * Math.sqrt(level) * grown;
  const step = turned < 100_000 ? 100 : 1000;
  return Math.round(turned / step) * step;
}
