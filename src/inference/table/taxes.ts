import { chosen, listed, matching, namesWith, row, type Guess, type Row } from './row.ts';

/** What is known about a tax: its code, a sentence about it, and its usual rates. */
interface Tax {
  readonly code: string;
  readonly about: string;
  /** Usual rates in percent. */
  readonly rates: readonly number[];
}

/** Taxes by name. */
const TAXES_BY_NAME: Readonly<Record<string, Tax>> = {
  'Standard rate': { code: 'standard', about: 'Applies unless another rate does.', rates: [19, 20, 21] },
  'Reduced rate': { code: 'reduced', about: 'For food, books, and public transport.', rates: [5, 7, 10] },
  'Zero rate': { code: 'zero', about: 'For exports outside of the union.', rates: [0] },
  Exempt: { code: 'exempt', about: 'Services that are free of tax.', rates: [0] },
  Books: { code: 'books', about: 'Printed books, audiobooks, and e-books.', rates: [5, 7] },
  Food: { code: 'food', about: 'Groceries, without restaurants.', rates: [5, 7] },
  'Digital services': { code: 'digital_services', about: 'Software, downloads, and streaming.', rates: [19, 20, 21] },
  Clothing: { code: 'clothing', about: 'Clothes and shoes for adults.', rates: [19, 20, 21] },
  Shipping: { code: 'shipping', about: 'Delivery costs.', rates: [19, 20, 21] },
  'Medical products': { code: 'medical', about: 'Medicines and aids on prescription.', rates: [5, 7] },
};

const of = <T>(pick: (tax: Tax) => T): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(TAXES_BY_NAME).map(([name, tax]) => [name, pick(tax)]));

const TAX = 'tax, tax category, tax class, tax type, vat, tax rule, sales tax, applied tax, tax line, tax item';

/** Guesses a text that suits the tax whose name stands beside it. */
const byName = (texts: Readonly<Record<string, string | readonly string[]>>, otherwise: Guess): Guess => ({
  generator: 'phrase',
  args: { texts: [...new Set(Object.values(texts).flat())] },
  by: { role: 'tax name', texts },
  otherwise,
});

const RATES: Guess = { generator: 'choices', args: { choices: [20, 19, 21, 7, 5] }, within: [0, 21] };

/** Guesses a rate that suits the tax whose name stands beside it. */
const rate: Guess = {
  generator: 'choices',
  args: { choices: [5, 7, 19, 20] },
  by: { role: 'tax name', texts: of(({ rates }) => rates) },
  within: [0, 21],
  otherwise: RATES,
};

/** Rows for taxes: name, code, rate, and description suit each other. */
export const TAXES: readonly Row[] = [
  row(
    'tax name',
    `tax name, tax rate name, tax category name, tax code name, tax class name, tax rate title, tax rate label, ${namesWith(TAX, 'name, title, label, display name')}`,
    { string: listed(Object.keys(TAXES_BY_NAME).join(', ')) },
  ),
  // What was sold decides which tax applies: most of all the usual one.
  row(
    'tax name',
    namesWith(
      'applied tax, tax line, tax item, order tax, invoice tax, line tax, fee tax',
      'name, title, label, tax name',
    ),
    { string: chosen('Standard rate:5, Reduced rate:1') },
  ),
  row('tax name', 'tax type', { string: listed('Standard rate, Reduced rate, Zero rate, Exempt') }),
  row('tax code', `tax code, tax class, tax category, tax status, tax rate code, ${namesWith(TAX, 'code, key')}`, {
    string: byName(
      of(({ code }) => code),
      { generator: 'choices', args: { choices: { standard: 5, reduced: 2, zero: 1, exempt: 1 } } },
    ),
  }),
  row('rate', `tax rate, taxes rate, vat rate, ${namesWith(TAX, 'rate, percent, percentage, rate percent')}`, {
    number: rate,
    integer: rate,
    string: byName(
      of(({ rates }) => rates.map((each) => `${each}.0`)),
      matching('(5|7|10|19|20|21)\\.0'),
    ),
  }),
  row(
    'text',
    namesWith(
      `${TAX}, tax rate, tax code, vat rate`,
      'description, summary, detail, about, explanation, information, text',
    ),
    {
      string: byName(
        of(({ about }) => about),
        listed('Applies unless another rate does., Delivery costs.'),
      ),
    },
  ),
];
