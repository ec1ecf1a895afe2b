import { arg, type FilledArgs } from './arguments.ts';
import type { Context } from './context.ts';
import { defineGenerator } from './define.ts';
import { currencies, type Currency } from './lists/currencies.ts';
import { round } from './numbers.ts';
import { endedAs } from './price-endings.ts';

/**
 * Sums of money, as numbers or texts. An element may also be a list of sums, all of which count; missing sums count as
 * 0.
 */
type Sums = readonly (string | number | null | undefined | readonly (string | number | null)[])[];

const AMOUNT_ARGS = {
  usd: arg.twoNumbers('Minimum and maximum value in US dollars, converted to `currency` at a fixed rate.', {
    default: [5, 500],
  }),
  plus: arg.any<Sums>()('Sums to add up instead of drawing one: numbers, texts such as `"19.99"`, and lists of them.'),
  minus: arg.any<Sums>()('Sums to take away. The result is at least 0.', { default: [] }),
  times: arg.any<string | number | null>()('Factor for the sum, such as a quantity.', { default: 1 }),
  plusOnce: arg.any<Sums>()('Sums to add after all factors, such as the tax on the whole quantity.', { default: [] }),
  minusOnce: arg.any<Sums>()('Sums to take away after all factors.', { default: [] }),
  percent: arg.any<string | number | null>()('Percentage of the sum that is taken, such as the rate of a tax.', {
    default: 100,
  }),
  factor: arg.twoNumbers('Minimum and maximum of another factor, which is drawn.', { default: [1, 1] }),
  currency: arg.text('ISO 4217 code, which decides exchange rate, decimals, and sign. Default: USD.', {
    default: 'USD',
  }),
  ending: arg.word(
    'retail',
    'cents',
    'whole',
    'round',
  )('How the sum ends, such as 9.99 for `retail`. Default: `retail`, or `cents` if it follows from others.'),
  unit: arg.word('major', 'minor')('Whether the result counts in units such as dollars, or in cents.', {
    default: 'major',
  }),
  unitRead: arg.word('major', 'minor')('What the sums that are read count in. Default: `unit`.'),
  decimals: arg.number('Number of decimals. Default: that of the currency.'),
};

type AmountArgs = FilledArgs<typeof AMOUNT_ARGS>;

/** Decimals and exchange rate of a currency that is not in the list of currencies. */
const OTHER: Currency = { decimals: 2, perDollar: 1 };

/** Currency signs that are written in front of sums, by currency code. Other currencies are written with their code. */
const SIGNS: Readonly<Record<string, string>> = {
  USD: '$',
  EUR: '€',
  GBP: '£',
  JPY: '¥',
  CAD: 'CA$',
  AUD: 'A$',
  INR: '₹',
};

const numberOf = (value: string | number): number =>
  typeof value === 'number' ? value : Number(value.replaceAll(/[^\d.-]/g, ''));

function numbersIn(sums: Sums): readonly number[] {
  return sums.flat().flatMap((value) => (value === null || value === undefined ? [] : [numberOf(value)]));
}

const total = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Returns the sum in whole units of its currency, such as dollars rather than cents. */
function valueOf({ random }: Context, args: AmountArgs, money: Currency): number {
  const {
    usd,
    plus = [],
    minus,
    plusOnce,
    minusOnce,
    times,
    percent,
    factor,
    ending = 'retail',
    unit,
    unitRead = unit,
  } = args;
  const share = (numberOf(times ?? 1) * numberOf(percent ?? 100) * random.between(...factor)) / 100;
  const parts = numbersIn(plus);
  if (parts.length === 0) return endedAs(ending, random.skewed(...usd) * money.perDollar, money, 0.01) * share;
  const inMinor = unitRead === 'minor' ? minorPerMajor(money) : 1;
  const shared = Math.max(0, total(parts) - total(numbersIn(minus))) * share;
  const exact = Math.max(0, shared + total(numbersIn(plusOnce)) - total(numbersIn(minusOnce))) / inMinor;
  return args.ending === undefined ? exact : endedAs(ending, exact, money, 0.01);
}

const minorPerMajor = ({ decimals }: Currency): number => (decimals === 0 ? 1 : 100);

/** Writes a number with this many decimals; if `isGrouped`, with commas between thousands. */
function written(value: number, decimals: number, isGrouped: boolean): string {
  const text = value.toFixed(decimals);
  return isGrouped ? text.replaceAll(/\B(?=(?:\d{3})+(?!\d))(?<!\.\d*)/g, ',') : text;
}

/**
 * Writes a sum of money with its code.
 *
 * @example
 * sumText(1234.5, 'EUR') // => "EUR 1,234.50"
 */
export function sumText(value: number, currency: string): string {
  return `${currency} ${written(value, (currencies[currency] ?? OTHER).decimals, true)}`;
}

/** Returns the sum as a number in the unit asked for, and how many decimals it has. */
function sumOf(context: Context, args: AmountArgs): { readonly value: number; readonly decimals: number } {
  const code = args.currency.toUpperCase();
  const money = (Object.hasOwn(currencies, code) ? currencies[code] : undefined) ?? OTHER;
  const decimals = args.unit === 'minor' ? 0 : (args.decimals ?? money.decimals);
  const exact = valueOf(context, args, money) * (args.unit === 'minor' ? minorPerMajor(money) : 1);
  return { value: round(exact, decimals), decimals };
}

export const amount = defineGenerator({
  name: 'amount',
  makes: 'A sum of money that follows from other sums of the record: a total, a tax, or the same sum in cents.',
  args: AMOUNT_ARGS,
  examples: [
    { args: { plus: ['100.00', [19.99, 0.01]], minus: ['20'] }, value: 100 },
    { args: { plus: [19.99], times: 2, unit: 'minor', unitRead: 'major' }, value: 3998 },
    { args: { plus: [10], times: 3, plusOnce: [2], minusOnce: [5] }, value: 27 },
  ],
  make(context, args): number {
    return sumOf(context, args).value;
  },
});

export const amount_text = defineGenerator({
  name: 'amount_text',
  makes: 'A sum of money as a text, which may follow from other sums of the record.',
  args: {
    ...AMOUNT_ARGS,
    form: arg.word(
      'plain',
      'signed',
      'coded',
    )('How it is written: `1234.50`, `$1,234.50`, or `USD 1,234.50`.', {
      default: 'plain',
    }),
  },
  examples: [
    { args: { plus: ['1234.5'] }, value: '1234.50' },
    { args: { plus: [1234.5], form: 'signed', currency: 'EUR' }, value: '€1,234.50' },
  ],
  make(context, args): string {
    const { value, decimals } = sumOf(context, args);
    const text = written(value, decimals, args.form !== 'plain');
    if (args.form === 'plain') return text;
    const code = args.currency.toUpperCase();
    const sign = args.form === 'signed' && Object.hasOwn(SIGNS, code) ? SIGNS[code] : undefined;
    return sign === undefined ? `${code} ${text}` : sign + text;
  },
});
