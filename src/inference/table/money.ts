import { namesWith, row, type Row } from './row.ts';

/** Typical amounts. A pattern of a schema has to match them, so that a text can be a sum of money. */
const SAMPLES = ['5.00', '1.99', '950.75', '1200.00'];

/** Last words of names of sums without taxes, and with taxes. */
const [WITHOUT, WITH] = [
  'ex tax, excl tax, excluding tax, ex vat, excl vat, excluding vat',
  'inc tax, incl tax, including tax, inc vat, incl vat, including vat',
];

interface Sum {
  readonly ending?: 'cents' | 'round' | 'whole';
  /** Whether integers count in units such as dollars, as those of salaries do. Default: in cents. */
  readonly isMajor?: true;
}

/** Guesses a sum of money between two amounts in US dollars, in any currency. */
const money = (least: number, most: number, { ending, isMajor }: Sum = {}): Row['guesses'] => {
  const args = { usd: [least, most], ...(ending && { ending }) };
  const guess = { generator: 'amount', args, within: [least / 2, most * 1.1] as const };
  const inCents = { ...guess, args: { ...args, unit: 'minor' }, within: [least * 50, most * 110] as const };
  return {
    number: guess,
    integer: isMajor ? { ...guess, args: { ...args, decimals: 0 } } : inCents,
    string: { ...guess, generator: 'amount_text', samples: SAMPLES, apart: '[1-9][0-9]{1,6}\\.[0-9]{2}' },
  };
};

/** Rows for sums of money. */
export const MONEY: readonly Row[] = [
  row(
    'amount',
    'amount, amount *, cost, fee, charge, sum, value amount, payment, amount total, spent, bid, bid amount, offer amount, minimum amount, maximum amount, minimum order amount, money, premium, donation, bill amount, deposit, fare, toll, rental, gross sale, net sale, fee price, payment amount, transaction amount, fixed amount, requested amount, computed amount, original amount, settlement amount, payout amount, invoice amount, order amount',
    money(5, 500),
  ),
  row(
    'price',
    'price, sale, price amount, price value, list, selling price, base price, base amount price, price now, last price, rate price, gross price, net price, fixed price, price base, fare base, average base, change base, variation base, base, price total',
    money(5, 500),
  ),
  row(
    'price',
    '@product price, @product price amount, @product amount, @product selling price, @product base price, @product current price, @product fixed price, @product value, variant price, product price, line item price, price list price',
    money(6, 150),
  ),
  row(
    'minimum price',
    'minimum price, price minimum, low price, lowest price, price from, starting price, from price, amount minimum, price low',
    money(5, 200),
  ),
  row(
    'maximum price',
    'maximum price, price maximum, highest price, price to, to price, amount maximum, price high',
    money(100, 500),
  ),
  row(
    'compare price',
    'list price, regular price, original price, compare at price, compare at unit price, compare unit price, compare at amount, compare price, msrp, retail price, retail, recommended price, strike price of product, old price, was price, prior price, previous price, full price, price before discount, rrp, recommended retail price',
    money(10, 600),
  ),
  row('floor price', 'map price, minimum advertised price, map, floor price', money(5, 300)),
  row(
    'sale price',
    'sale price, discounted price, special price, promotional price, promo price, discount price, price after discount, reduced price, offer price',
    money(5, 400),
  ),
  row(
    'calculated price',
    'calculated price, calculated amount, effective price, current price, final price, your price, price to pay, price after discount',
    money(5, 300),
  ),
  row(
    'with tax',
    'calculated amount with tax, price with tax, amount with tax, price including tax, price with vat',
    money(5, 300),
  ),
  row(
    'without tax',
    'calculated amount without tax, price without tax, amount without tax, price excluding tax, price without vat',
    money(5, 300),
  ),
  row('unit price', namesWith('price, unit price, item price', WITHOUT), money(2, 120)),
  row('with tax', namesWith('price, unit price, item price', WITH), money(2, 120)),
  row('unit tax', 'price tax, unit tax, unit price tax, tax per unit', money(1, 10, { ending: 'cents' })),
  row('average price', 'amount average, average amount, average price, price average', money(5, 200)),
  row('unit price again', 'unit price base currency, price per unit base currency', money(2, 120)),
  row('total again', 'total base currency, amount base currency, total amount base currency', money(20, 900)),
  row('discounted', 'discounted amount, discounted price, discounted total', money(5, 300)),
  row(
    'cost price',
    'cost price, purchase price, wholesale price, cogs, cogs value, cogs amount, cost of goods sold, buying price, cost of good, @product cost, product unit cost, item cost, supplier price',
    money(3, 300),
  ),
  row(
    'ticket price',
    '@happening price, event price, ticket price, entry fee, admission price, entrance fee, admission fee, adult price, child price, price adult, museum price, museum ticket price, tour price, activity price',
    money(5, 60),
  ),
  row('ticket price', 'special event price, exhibition price, museum event price, museum ticket price', money(5, 25)),
  row(
    'price',
    'dish price, menu item price, meal price, food price, drink price, recipe price, recipe cost, lunch price, pizza price, coffee price, book price, beer price, wine price',
    money(4, 28),
  ),
  row(
    'unit price',
    'unit price, unit amount, line item cost, order item cost, invoice item cost, line cost, calculated unit price, price per unit, unit cost, item price, price each, rate unit, unit value, amount unit',
    money(2, 120),
  ),
  row(
    'rate per time',
    'hourly rate, daily rate, price per hour, price per night, nightly rate, day rate, nightly price, bill rate, pay rate',
    money(20, 180),
  ),
  row(
    'shipping',
    'shipping, fulfillment cost, fulfilment cost, shipment cost, delivery rate cost, shipping rate cost, shipping, shipping cost, shipping price, shipping fee, shipping amount, shipping total, delivery fee, delivery cost, delivery total, delivery amount, delivery price, total shipping, freight cost, freight charge, freight, postage, handling fee, shipping charge, shipping option amount, shipping option price, shipping method amount, shipping method price, shipping rate amount, shipping rate price, delivery option price, delivery option amount, shipping line price, shipping line amount, fixed cost shipping price',
    money(3, 15),
  ),
  row(
    'fee',
    'service fee, processing fee, transaction fee, fee amount, fee total, total fee, application fee, application fee amount, commission amount, commission, service charge, platform fee, stripe fee, payment fee, booking fee, insurance amount, insurance cost, confirmation amount, other amount, surcharge, surcharge amount, duties',
    money(1, 20, { ending: 'cents' }),
  ),
  row('fee', 'fine, late fee, tax price', money(1, 20)),
  row('shipping again', 'shipping subtotal, original shipping total, original shipping subtotal', money(3, 15)),
  row('shipping', namesWith('shipping, shipping cost, shipping amount, delivery cost', WITHOUT), money(3, 15)),
  row('shipping with tax', namesWith('shipping, shipping cost, shipping amount, delivery cost', WITH), money(3, 15)),
  row('shipping again', 'base shipping cost', money(3, 15)),
  row('shipping tax', 'shipping cost tax, delivery cost tax', money(1, 3, { ending: 'cents' })),
  row('shipping tax', 'shipping tax, shipping tax total, shipping tax amount', money(1, 3, { ending: 'cents' })),
  row('shipping tax again', 'original shipping tax total', money(1, 3, { ending: 'cents' })),
  row('tax again', 'original tax total, original item tax total', money(1, 60, { ending: 'cents' })),
  row('discount tax', 'discount tax, discount tax total', money(1, 5, { ending: 'cents' })),
  row('tip', 'tip, tip amount, gratuity, tip total, total tip, tip price', money(1, 20)),
  row(
    'large sum',
    'salary, annual salary, income, annual income, budget, revenue, annual revenue, turnover, credit limit, loan amount, principal, rent amount, deal value, contract value, deal amount, opportunity amount, sales, net worth, total sales, total revenue, profit, earning, expense, capital, sum insured, coverage amount, coverage, valuation, market value, limit amount, salary minimum, salary maximum, minimum salary, maximum salary, mortgage, forecast, total raised, funding, base salary, gross salary, lifetime value, ltv, total spent, estimated value',
    money(20_000, 140_000, { ending: 'round', isMajor: true }),
  ),
  row('rent', 'rent, monthly rent, rent amount, lease amount', money(600, 2800, { ending: 'round', isMajor: true })),
  row(
    'balance',
    'balance, account balance, current balance, running balance, current, wallet balance, credit balance, balance current, credit, debit, ledger balance, booked balance, balance amount',
    money(20, 4000, { ending: 'cents' }),
  ),
  row(
    'available balance',
    'available balance, available, balance available, spendable balance',
    money(20, 4000, { ending: 'cents' }),
  ),
  row(
    'opening balance',
    'opening balance, starting balance, balance before, beginning balance, previous balance',
    money(20, 4000, { ending: 'cents' }),
  ),
  row(
    'closing balance',
    'closing balance, ending balance, balance after, new balance',
    money(20, 4000, { ending: 'cents' }),
  ),
  row(
    'subtotal',
    'subtotal, sub total, base amount, item total, items total, total before tax, subtotal price, taxable amount, pre tax amount, amount excluding tax, subtotal amount, sub total amount, sub total excluding tax, sub total excluding tax amount, item subtotal, line item total, product total, merchandise total, original item total, original item subtotal, original subtotal, total line item price',
    money(20, 900),
  ),
  row('subtotal', namesWith('subtotal, sub total, item total', WITHOUT), money(20, 900)),
  row('subtotal tax', 'subtotal tax, sub total tax', money(1, 60, { ending: 'cents' })),
  row('subtotal with tax', namesWith('subtotal, sub total, item total', WITH), money(20, 900)),
  row('before tax', namesWith('total, order total, grand total', WITHOUT), money(20, 900)),
  row('total', namesWith('total, order total, grand total', WITH), money(20, 900)),
  // Of a line: its tax is added to the total of all lines.
  row('line amount', 'line amount, line item amount, line net amount, line extension amount', money(5, 500)),
  row('net', 'net total, total net, net amount, net, amount net, net value, net price total', money(20, 900)),
  row(
    'tax',
    'tax, vat, tax amount, vat amount, total tax, total tax amount, tax total, gst, sales tax, tax value, total tax price, total vat, withholding tax, item tax total, tax sum',
    money(1, 60, { ending: 'cents' }),
  ),
  row(
    'discount',
    'discount, discount amount, discount total, total discount, promo total, rebate, savings, saving, discount value, promotion amount, total discount amount, coupon amount, coupon total, discount subtotal, promotion total, shipping discount',
    money(1, 30, { ending: 'cents' }),
  ),
  row(
    'total',
    'total, grand total, total amount, total price, order total, line total, invoice total, total cost, amount total, total value, extended price, payment total, cart total, sum total, amount including tax, total including tax, sub total including tax, sub total including tax amount, total due amount, original total, item grand total',
    money(20, 900),
  ),
  row(
    'gross',
    'gross, gross amount, gross line total, total gross, gross total, amount gross, gross value',
    money(20, 900),
  ),
  row(
    'paid',
    'paid, amount paid, paid to date, amount paid to date, paid amount, total paid, paid total, amount received, received amount, total completed amount, paid price',
    money(20, 900),
  ),
  row(
    'due',
    'amount due, due, due amount, invoice balance, bill balance, quote balance, credit note balance, total due, balance due, outstanding, amount remaining, remaining amount, amount outstanding, outstanding amount, outstanding balance, unpaid, unpaid amount, remaining balance, amount unpaid, pending difference, balance remaining, remaining total',
    money(20, 900),
  ),
  row(
    'refunded',
    'amount refunded, refunded amount, refunded, total refunded, refunded total, refund total, refund, total refund, amount charged back, charged back amount',
    money(5, 300),
  ),
  row(
    'captured',
    'amount captured, captured amount, captured, amount authorized, authorized amount, approved amount, amount capturable, captured total, settled amount, amount settled',
    money(5, 500),
  ),
  row('additional tax', 'additional tax total, tax total excluded, added tax', money(1, 60, { ending: 'cents' })),
  row(
    'used',
    'amount used, used amount, amount spent, spent amount, amount redeemed, redeemed amount, amount consumed',
    money(5, 200),
  ),
  row(
    'none yet',
    'included tax total, adjustment total, adjustment, adjustment amount, gift card total, gift card amount, store credit total, store credit amount, gift card tax total, rounding adjustment, rounding amount, rounding, rounding difference, wallet amount, credit line total, gift wrap total, rounding adjustment included, credit note amount, credit notes amount, prepaid credit amount, prepaid granted credit amount, prepaid purchased credit amount, progressive billing credit amount, base handling cost, base wrapping cost, credited amount, amount credited, non taxable amount, exempt amount, handling cost tax, wrapping cost tax, gift certificate amount, ' +
      namesWith('handling cost, wrapping cost', `${WITHOUT}, ${WITH}`),
    money(10, 150, { ending: 'round' }),
  ),
];

/**
 * A rule by which a sum follows from other sums of the record. Several roles are separated by commas, the best first.
 */
export interface MoneyRule {
  /**
   * The sum to start from: the first of these roles that the record has. The price of one piece is multiplied by a
   * quantity beside it.
   */
  readonly base: string;
  /**
   * Sums that are added to the base; `minus` has sums that are subtracted from it. Only those count that the record
   * has.
   */
  readonly plus?: string;
  readonly minus?: string;
  /** Whether the rule holds only if the record has at least one of the sums in `plus` and `minus`. */
  readonly isOnlyWithParts?: true;
  /** Whether the rule holds only if no rate (a percentage) stands beside the sum. */
  readonly isWithoutRate?: true;
  /**
   * The role of a percentage by which the base is multiplied. If there is none, `factor` has the lowest and the highest
   * factor. Default of both: 1.
   */
  readonly percent?: 'rate' | 'percent';
  readonly factor?: readonly [number, number];
  /** How a sum that is a share of the base ends. Default: any number of cents. */
  readonly ending?: 'retail';
  /** What must have happened to the record, such as `refunded`: then the sum is 100 % of the base, otherwise 0. */
  readonly once?: string;
  /** Reverses `once`: the sum is 0 if that has happened, otherwise 100 % of the base. */
  readonly isUntil?: true;
}

const LINE = 'fees, subtotal, lines, unit price, price, amount';
const TAXED = 'line amount, before tax, subtotal, fees, lines, unit price, price, amount';
const ALL = 'total, gross, line amount, before tax, subtotal, fees, lines, amount, price';

/**
 * The rules for the sums of each role; the first that applies counts. No rule reads, even indirectly, the sum that it
 * computes.
 */
export const MONEY_RULES: Readonly<Record<string, readonly MoneyRule[]>> = {
  // Where a record has no lines but fees, it charges these.
  fees: [{ base: 'list' }],
  subtotal: [{ base: 'fees', minus: 'discount' }, { base: 'lines, unit price, price, amount' }],
  net: [
    { base: 'fees', minus: 'discount' },
    { base: 'subtotal, lines', minus: 'discount' },
    { base: 'amount, price', minus: 'tax, fee, discount', isOnlyWithParts: true },
  ],
  amount: [{ base: 'lines' }, { base: 'unit price, price', isOnlyWithParts: true }],
  'unit tax': [{ base: 'unit price, price', percent: 'rate', factor: [0.07, 0.2] }],
  'subtotal tax': [{ base: 'subtotal, lines', percent: 'rate', factor: [0.07, 0.2] }],
  'subtotal with tax': [{ base: 'subtotal, lines', plus: 'subtotal tax' }],
  'before tax': [{ base: 'subtotal, lines', plus: 'shipping, fee', minus: 'discount' }, { base: 'unit price, price' }],
  tax: [
    { base: 'list' },
    { base: 'line taxes', isWithoutRate: true },
    { base: 'subtotal tax', plus: 'shipping tax' },
    { base: `${TAXED}, net, total, gross`, percent: 'rate', factor: [0.07, 0.2] },
  ],
  'additional tax': [{ base: 'list' }, { base: 'tax, line taxes' }, { base: LINE, factor: [0.07, 0.2] }],
  'with tax': [
    { base: 'unit price, price', plus: 'unit tax', isOnlyWithParts: true },
    { base: 'calculated price, sale price, price, unit price, amount', factor: [1.07, 1.2] },
  ],
  'without tax': [{ base: 'calculated price, sale price, price, unit price, amount' }],
  discounted: [{ base: `${LINE}, total`, minus: 'discount' }],
  discount: [{ base: 'list' }, { base: `${LINE}, total, gross`, percent: 'percent', factor: [0.05, 0.15] }],
  fee: [{ base: 'list' }, { base: `${LINE}, total, gross, captured`, factor: [0.015, 0.05] }],
  tip: [{ base: `${LINE}, total, gross`, factor: [0.05, 0.2] }],
  shipping: [{ base: 'list' }],
  'shipping again': [{ base: 'shipping' }],
  'shipping with tax': [{ base: 'shipping', plus: 'shipping tax' }],
  'shipping tax': [{ base: 'shipping', percent: 'rate', factor: [0.07, 0.2] }],
  'shipping tax again': [{ base: 'shipping tax' }],
  'line amount': [{ base: 'unit price, price', minus: 'discount' }],
  'tax again': [{ base: 'tax' }],
  'discount tax': [{ base: 'discount', percent: 'rate', factor: [0.07, 0.2] }],
  total: [
    { base: 'before tax', plus: 'tax', isOnlyWithParts: true },
    { base: 'before tax', plus: 'subtotal tax, shipping tax' },
    { base: 'fees', plus: 'tax, shipping, tip', minus: 'discount' },
    { base: 'subtotal, lines, net', plus: 'tax, shipping, fee, tip', minus: 'discount' },
    { base: 'unit price, price, amount', plus: 'tax, shipping, fee, tip', minus: 'discount', isOnlyWithParts: true },
  ],
  gross: [
    { base: 'fees', plus: 'tax', minus: 'discount' },
    { base: 'net, subtotal, lines', plus: 'tax' },
    { base: 'unit price, price, amount', plus: 'tax', isOnlyWithParts: true },
  ],
  'none yet': [{ base: ALL, factor: [0, 0] }],
  captured: [{ base: ALL }],
  used: [{ base: ALL, factor: [0.1, 0.9] }],
  refunded: [{ base: ALL, once: 'refunded' }],
  paid: [{ base: ALL, once: 'paid' }],
  due: [
    { base: ALL, minus: 'used', isOnlyWithParts: true },
    { base: ALL, minus: 'paid', isOnlyWithParts: true },
    { base: ALL, minus: 'refunded', isOnlyWithParts: true },
    { base: ALL, once: 'paid', isUntil: true },
  ],
  'compare price': [{ base: 'price, sale price, unit price, amount', factor: [1.15, 1.6], ending: 'retail' }],
  'calculated price': [{ base: 'sale price, price, unit price', ending: 'retail' }],
  'sale price': [{ base: 'price, unit price, amount', factor: [0.6, 0.9], ending: 'retail' }],
  'floor price': [{ base: 'price, sale price, unit price', factor: [0.85, 0.95], ending: 'retail' }],
  'cost price': [{ base: 'price, sale price, unit price, amount', factor: [0.35, 0.7] }],
  'maximum price': [{ base: 'minimum price', factor: [1.2, 2.5], ending: 'retail' }],
  'average price': [{ base: 'minimum price', factor: [1.02, 1.18] }],
  'unit price again': [{ base: 'unit price, price' }],
  'total again': [{ base: ALL }],
  'available balance': [{ base: 'balance', factor: [0.85, 1] }],
  'closing balance': [{ base: 'opening balance', factor: [0.7, 1.4] }],
};

/** A rule by which the sums in a list follow from the sums of the record or object that has the list. */
export interface ListRule {
  /** Matches names of the list. */
  readonly names: RegExp;
  /**
   * The role of the sum in each element that the rule computes, and the role of the sum that it is a share of: one in
   * the element, or one in the record or object around the list.
   */
  readonly sums: string;
  readonly base: string;
  readonly within?: string;
  readonly factor: readonly [number, number];
  readonly ending?: 'retail';
  /** Whether the rate that stands beside the sum is used instead of the factor. */
  readonly percent?: 'rate';
}

/** Rules for lists whose sums follow from the record or object that has them. The first rule that matches counts. */
export const LIST_RULES: readonly ListRule[] = [
  {
    names: /(?:^|_)(?:tax|vat)(?:es|s)?(?:_(?:lines?|items?|amounts?|breakdowns?|components?|details?))?$/,
    sums: 'amount, tax, total',
    within: 'net, subtotal, fees, fee',
    base: TAXED,
    percent: 'rate',
    factor: [0.07, 0.2],
  },
  {
    names: /(?:^|_)(?:discounts?|coupons?|promotions?|credits?)(?:_(?:lines?|items?))?$/,
    sums: 'amount, discount, total',
    base: LINE,
    factor: [0.03, 0.08],
  },
  { names: /(?:^|_)(?:fees?|surcharges?)(?:_lines?)?$/, sums: 'amount, fee, total', base: LINE, factor: [0.01, 0.04] },
  { names: /^(?:payments?|captures?|charges?)$/, sums: 'amount', base: 'total, gross', factor: [1, 1] },
  {
    names: /(?:^|_)variants?$/,
    sums: 'price, unit price, amount',
    base: 'price, unit price',
    factor: [0.9, 1.25],
    ending: 'retail',
  },
];

/** For each role of a sum: words in the names of lists, whose sums it is the total of. */
export const SUMMED_LISTS: Readonly<Record<string, readonly string[]>> = {
  tax: ['tax', 'vat'],
  'additional tax': ['tax', 'vat'],
  discount: ['discount', 'coupon', 'promotion', 'credit'],
  fee: ['fee', 'surcharge'],
  fees: ['fee'],
  shipping: ['fulfillment', 'fulfilment', 'shipment'],
};

/** Words that say how a sum is written, and in what units. */
export const MONEY_FORMS: Readonly<Record<string, { readonly form?: 'signed'; readonly unit?: 'minor' }>> = {
  display: { form: 'signed' },
  formatted: { form: 'signed' },
  cent: { unit: 'minor' },
  minor: { unit: 'minor' },
  money: {},
  precise: {},
  in: {},
  raw: {},
};
