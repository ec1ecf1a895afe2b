import { exchanges, LISTED_FORMS, TICKS } from '../../../src/generators/lists/exchanges.ts';
import { countryNamed } from '../../../src/generators/atlas.ts';
import { FieldContext } from '../../../src/generators/context.ts';
import { currencyOf } from '../../../src/generators/money.ts';
import { dearness } from '../../../src/generators/hotel-prices.ts';
import { tax_rate } from '../../../src/generators/taxes.ts';
import { habitsOf } from '../../../src/generators/regions/index.ts';
import { days, inCurrency, REF_DATE, same, TODAY } from './law.ts';
import type { Case, Laws } from './law.ts';

const cent = (value: number): number => Math.round(value * 100) / 100;

/** Returns the price of a coin 24 hours ago. */
const dayBefore = ({ num }: Case): number => num('price') / (1 + num('change_24h') / 100);

/** Patterns of the symbols of each exchange. */
const SYMBOLS: Readonly<Record<string, RegExp>> = {
  NYSE: /^[A-Z]{2,4}(?:\.B)?$/,
  TSX: /^[A-Z]{2,4}(?:\.B)?$/,
  NASDAQ: /^[A-Z]{4,5}$|^[A-Z]{4}\.B$/,
  LSE: /^[A-Z]{4,5}$|^[A-Z]{4}\.B$/,
  EURONEXT: /^[A-Z]{4,5}$|^[A-Z]{4}\.B$/,
  SIX: /^[A-Z]{4,5}$|^[A-Z]{4}\.B$/,
  XETRA: /^[A-Z]{3}$|^[A-Z]\d[A-Z]{2}$/,
  ASX: /^[A-Z][A-Z\d]{2}[A-Z]?$/,
  JSE: /^[A-Z][A-Z\d]{2}[A-Z]?$/,
  NSE: /^[A-Z]{6,8}$/,
  B3: /^[A-Z]{4}[3-5]$/,
  TSE: /^[1-9]\d{3}$/,
  HKEX: /^0[1-9]\d{3}$/,
  KRX: /^0[4-9]\d{2}[A-R]0$/,
};

/** Whether an amount can be paid in notes. Their values end in zeros if a dollar buys many units of the currency. */
const isCash = (sum: number, perDollar: number): boolean =>
  sum % (perDollar >= 72 ? 100 : perDollar >= 7.2 ? 50 : perDollar >= 3.6 ? 10 : 5) === 0;

/** Whether a price is positive and a multiple of the quotation step of its currency. */
const isQuoted = (given: Case, field: string): boolean => {
  const price = given.num(field);
  const [, step = 0.01] = TICKS[given.text('currency')]?.find(([below]) => price < below) ?? [];
  return price > 0 && Math.abs(Math.round(price / step) * step - price) < step / 100;
};

/** Minimum and maximum number of employees in some industries. */
const STAFF: Readonly<Record<string, readonly [least: number, most: number]>> = {
  Banking: [25, 90_000],
  Mining: [40, 40_000],
  Aerospace: [30, 60_000],
  Shipping: [25, 30_000],
  Logistics: [9, 90_000],
  Marketing: [1, 4000],
  'Legal Services': [1, 600],
  Architecture: [1, 4000],
  Hospitality: [4, 20_000],
  Telecommunications: [140, 80_000],
};

/** Laws about amounts that depend on each other. */
export const money: Laws = {
  // A usual price in shops; short courses are not cheaper than the minimum.
  'courses.price': (given) => {
    const [price, hours] = [given.num('price'), given.num('duration')];
    const dollars = price / currencyOf(given.text('currency')).perDollar;
    return (
      inCurrency(given, 'price') &&
      /[49]$|00$/.test(String(price)) &&
      dollars > Math.max(9, hours * 0.6) &&
      dollars < Math.max(95, hours * 13)
    );
  },
  'books.price': (given) => inCurrency(given, 'price') && given.num('price') > 0,
  'stocks.currency': ({ text }) => text('currency') === exchanges[text('exchange')]?.currency,
  'stocks.price': (given) => isQuoted(given, 'price'),
  'stocks.previous_close': (given) => isQuoted(given, 'previous_close'),
  'stocks.open': (given) => isQuoted(given, 'open'),
  'stocks.change': ({ num }) => Math.abs(num('change') - (num('price') - num('previous_close'))) < 0.000_051,
  'stocks.change_percent': ({ num }) =>
    same(num('change_percent'), cent((num('change') / num('previous_close')) * 100)),
  'stocks.high': (given) =>
    isQuoted(given, 'high') && given.num('high') >= given.num('open') && given.num('high') >= given.num('price'),
  'stocks.low': (given) =>
    isQuoted(given, 'low') && given.num('low') <= given.num('open') && given.num('low') <= given.num('price'),
  // 12 million to 15 billion shares, of which less than one in fifteen is traded per day.
  'stocks.market_cap': ({ num, text }) => {
    const units = ['GBX', 'ZAC'].includes(text('currency')) ? 100 : 1;
    const count = (num('market_cap') / num('price')) * units;
    return count > 11_900_000 && count < 15_000_100_000 && num('volume') < count / 15;
  },
  // In some countries, shares are traded in lots of 100.
  'stocks.volume': ({ num, text }) =>
    num('volume') >= 1000 &&
    num('high') > num('low') &&
    (!['TSE', 'B3', 'HKEX'].includes(text('exchange')) || num('volume') % 100 === 0),
  'stocks.exchange': ({ text }) => text('exchange') in SYMBOLS && text('exchange') in exchanges,
  // A listed company has a legal form of its country that may issue shares.
  'stocks.name': ({ text }) => {
    const forms = Object.keys(exchanges[text('exchange')]?.seats ?? {}).map((seat) =>
      Object.keys(LISTED_FORMS[seat] ?? {}),
    );
    return forms.flat().some((form) => form === '' || text('name').endsWith(` ${form}`));
  },
  'stocks.symbol': ({ text }) => {
    const symbol = text('symbol');
    // The first letter of the name, without its accent.
    const initial = /[A-Z]/.exec(text('name').normalize('NFD').toUpperCase())?.[0];
    const named = /^\d/.test(symbol) || symbol[0] === initial;
    return named && (SYMBOLS[text('exchange')]?.test(symbol) ?? false);
  },
  'cryptos.rank': ({ num }) => num('rank') === num('id'),
  'cryptos.symbol': ({ text }) => /^[A-Z]{2,5}\d*$/.test(text('symbol')),
  'cryptos.name': ({ text }) => text('name').length > 2,
  'cryptos.price': ({ num }) => num('price') > 0,
  'cryptos.change_24h': ({ num, text }) =>
    Math.abs(num('change_24h')) <= (['USDT', 'USDC', 'DAI'].includes(text('symbol')) ? 0.06 : 60),
  'cryptos.market_cap': ({ num }) => same(num('market_cap'), cent(num('price') * num('circulating_supply'))),
  'cryptos.circulating_supply': ({ num }) =>
    Number.isInteger(num('circulating_supply')) && num('circulating_supply') > 0,
  'cryptos.total_supply': ({ num }) => num('circulating_supply') <= num('total_supply'),
  // Coins for payments are traded often; coins of exchanges are not.
  'cryptos.volume_24h': ({ num, text }) => {
    const part = num('volume_24h') / num('market_cap');
    if (['USDT', 'USDC'].includes(text('symbol'))) return part > 0.1 && part < 0.6;
    return part < 0.15 && part > (num('rank') > 31 ? 0 : ['LEO', 'CRO'].includes(text('symbol')) ? 0.0001 : 0.008);
  },
  'cryptos.high_24h': (given) =>
    given.num('price') <= given.num('high_24h') && dayBefore(given) <= given.num('high_24h') * 1.0001,
  'cryptos.low_24h': (given) =>
    given.num('low_24h') <= given.num('price') && given.num('low_24h') <= dayBefore(given) * 1.0001,
  // Over its time, a price falls at most 1.5 % per day. Stablecoins stay near a dollar.
  'cryptos.ath': ({ num, text }) => {
    const isTied = ['USDT', 'USDC', 'DAI'].includes(text('symbol'));
    if (isTied && Math.abs(num('price') - 1) > 0.002) return false;
    return num('high_24h') <= num('ath') && Math.log(num('ath') / num('price')) < 0.015 * days(text('ath_date'), TODAY);
  },
  'invoices.amount': (given) => inCurrency(given, 'amount') && given.num('amount') > 0,
  // The rate of the customer's place, which is 0 only in Oregon.
  'invoices.tax': (given) => {
    const customer = given.target('users', 'customer_id');
    const seat = { country: customer.text('country'), city: customer.text('city') };
    const due = (given.num('amount') * tax_rate.make(new FieldContext(0), seat)) / 100;
    // Currencies of which a dollar buys hundreds are used without cents.
    const { decimals, perDollar } = currencyOf(given.text('currency'));
    const half = decimals === 0 || perDollar >= 200 ? 0.5 : 0.005;
    return inCurrency(given, 'tax') && Math.abs(given.num('tax') - due) <= half * 1.0001;
  },
  'invoices.total': ({ num }) => same(num('total'), num('amount') + num('tax')),
  'transactions.amount': (given) => {
    const amount = given.num('amount');
    const type = given.text('type');
    const signed =
      type === 'deposit' || type === 'refund' ? amount > 0 : type === 'transfer' ? amount !== 0 : amount < 0;
    const whole = type !== 'withdrawal' || isCash(amount, currencyOf(given.text('currency')).perDollar);
    return signed && whole && inCurrency(given, 'amount');
  },
  'hotels.price_per_night': (given) => {
    const stars = given.num('stars');
    const floor = [54, 80, 128, 212, 365][stars - 1] ?? 0;
    const { level } = habitsOf(countryNamed(given.text('country')).code);
    // The price follows the price level of the country, less so with more stars; some cities are dearer or cheaper.
    // Rounding to two digits changes it by up to 5 %.
    return (
      given.num('price_per_night') >=
      floor *
        (1 + (1.15 - 0.05 * stars) * (level - 1)) *
        dearness(given.text('city')) *
        currencyOf(given.text('currency')).perDollar *
        0.95 -
        0.5
    );
  },
  'coupons.discount_value': (given) => {
    const value = given.num('discount_value');
    if (given.text('discount_type') === 'free_shipping') return value === 0;
    return (
      value > 0 &&
      (given.text('discount_type') === 'percentage'
        ? [5, 10, 15, 20, 25, 30, 35, 40, 50, 60].includes(value)
        : inCurrency(given, 'discount_value'))
    );
  },
  'coupons.min_purchase': (given) =>
    inCurrency(given, 'min_purchase') &&
    (given.text('discount_type') !== 'fixed_amount' || given.num('discount_value') < given.num('min_purchase') / 3),
  'coupons.max_discount': (given) =>
    given.text('discount_type') === 'percentage'
      ? given.num('max_discount') > given.num('discount_value') &&
        given.num('max_discount') > (given.num('min_purchase') * given.num('discount_value')) / 100 &&
        inCurrency(given, 'max_discount')
      : given.record['max_discount'] === null,
  'clients.contract_value': ({ num, text }) => num('contract_value') > 0 === (text('status') !== 'prospect'),
  // Lower where prices are lower: a third at half the price level. Young companies have less revenue.
  'companies.revenue': ({ num, text }) => {
    const { level } = habitsOf(countryNamed(text('country')).code);
    const grown = Math.min(1, (1 + Number(REF_DATE.slice(0, 4)) - num('founded_year')) / 4);
    const perHead = num('revenue') / num('employees') / (level * Math.sqrt(level) * grown);
    return perHead > 44_500 && perHead < 805_000;
  },
  // Nobody runs a bank or a mine alone, and no law firm has tens of thousands of employees.
  'companies.employees': ({ num, text }) => {
    const [least = 1, most = 150_000] = STAFF[text('industry')] ?? [];
    return num('employees') >= least && num('employees') <= most;
  },
};
