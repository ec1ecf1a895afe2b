import type { Grammar } from '../grammar.ts';
import { monthOf } from '../coupon-codes.ts';
import { listOf } from '../lists/list-of.ts';
import { months } from '../lists/months.ts';
import type { Subject } from './subject.ts';

/**
 * Texts by occasion: `{deal}` states the discount, and `{act}` asks the reader to use it. The codes of coupons refer to
 * the same occasions.
 */
const OCCASIONS: Readonly<Record<string, readonly string[]>> = {
  welcome: [
    'Welcome! {act} your first order{over}.',
    '{deal} your first order{of}.',
    'New here? {act} your first order{over}.',
    '{act} your first order{of}. For new customers only.',
    'Thanks for joining us. {act} your first order{over}.',
  ],
  friend: [
    'Invite a friend and you both get {deal} your next order{over}.',
    'Refer a friend: {deal} your next order{of}.',
    'A friend sent you? {act} your order{over}.',
  ],
  birthday: [
    'Happy birthday! {act} your next order{over}.',
    'Birthday treat: {deal} your next order{of}.',
    "It's your birthday, so here's {deal} your next order{over}.",
  ],
  thanks: [
    'Thank you for shopping with us! {act} your next order{of}.',
    "Thanks for your last order. Here's {deal} the next one{over}.",
    'A thank-you from us: {deal} your next order{of}.',
  ],
  club: [
    'Members only: {deal} {what}{over}.',
    'Club members get {deal} {what}{over}.',
    'Member offer: {deal} {what}{over}.',
    '{act} {what}{over}. For logged-in members.',
  ],
  news: [
    'Thanks for signing up to our newsletter. {act} your next order{over}.',
    'Newsletter exclusive: {deal} {what}{over}.',
    'For our newsletter subscribers: {deal} {what}{over}.',
    'From our newsletter: {act} {what}{over}.',
  ],
  comeback: [
    "We've missed you! {act} your next order{of}.",
    "It's been a while. {act} your next order{over}.",
    'Come back and get {deal} your next order{of}.',
    'Welcome back! {act} your next order{over}.',
  ],
  party: [
    'We are celebrating: {deal} {what}{over}.',
    'Time to celebrate! {act} {what}{over}.',
    'Party offer: {deal} {what}{over}.',
  ],
  campus: [
    'Student discount: {deal} your order{of}.',
    'Students and teachers get {deal} their order{of}.',
    'With a valid student ID: {deal} your order{over}.',
  ],
  season: [
    '{month} sale: {deal} {what}{over}.',
    '{month} special: {deal} {what}{over}.',
    '{month} offer: {deal} {what}{over}.',
    '{month} deal: {act} {what}{over}.',
  ],
  app: [
    'App only: {deal} {what}{over}.',
    'Order in the app and get {deal} {what}{over}.',
    'App exclusive: {deal} {what}{over}.',
    '{deal} your first order in the app{over}.',
  ],
};

/** What a discount applies to. There are at least 25, so that the coupons of a page differ. The last ones are cheap. */
const THINGS = listOf(
  'everything, all orders, your whole basket, two items or more, bedding, rugs, lighting, outdoor lighting, curtains and blinds, kitchenware, cookware, tableware, mirrors, wallpaper, wall art, shelving, storage, home textiles, small furniture, cushions and throws, towels, glassware, duvets and pillows, vases, candles',
);

/** What a discount applies to if the minimum purchase is high: {@link THINGS} without cheap ones, and dear ones. */
const DEAR = [
  ...THINGS.slice(0, 19),
  ...listOf(
    'beds, bathroom furniture, kitchen appliances, living room furniture, dining furniture, garden furniture, office chairs',
  ),
];

/** What a discount applies to, by the kinds of discount that do not suit all {@link THINGS}. */
const SCOPES: Readonly<Record<string, readonly string[]>> = {
  large: DEAR,
  // Hardly any shop sells everything at half price.
  half: [...THINGS.slice(4), ...listOf('table linen, photo frames, seasonal decorations, outdoor cushions')],
  // A few per cent off a single kind of thing would be no offer.
  slight: listOf(
    'everything, all orders, your whole basket, all furniture, all home textiles, all lighting, the whole range',
  ),
};

/** Percentages from which a discount is high, and up to which it is low. */
const [HIGH, LOW] = [40, 5];

/**
 * Returns the texts for one kind of discount, by occasion. Texts for coupons without an occasion are under the name of
 * the kind itself.
 */
function offers(kind: string, deal: string, ...act: readonly string[]): Readonly<Record<string, Grammar>> {
  const own: Grammar = { deal: [deal], act: [...act, deal], what: SCOPES[kind] ?? THINGS };
  const given = Object.entries(OCCASIONS).map(([occasion, text]) => [`${kind} ${occasion}`, { ...own, text }]);
  return { [kind]: own, ...Object.fromEntries(given) };
}

/** Ways to offer a discount of a fixed sum. */
const OFF: readonly [string, ...string[]] = ['{sum} off', 'save {sum} on', 'take {sum} off', 'get {sum} off'];

/** Ways to offer a discount of some per cent. */
const PERCENT: readonly [string, ...string[]] = [
  '{sum}% off',
  'get {sum}% off',
  'save {sum}% on',
  'take {sum}% off',
  'enjoy {sum}% off',
];

/** A coupon with at least this minimum purchase, in units of the currency, is only for expensive things. */
const LARGE = 250;

/** Returns the kind of a discount: its type, or a closer word for it. */
function kindOf(type: string, amount: number, least: number): string {
  if (type === 'fixed_amount' && least >= LARGE) return 'large';
  if (type !== 'percentage') return type;
  return amount >= HIGH ? 'half' : amount <= LOW ? 'slight' : type;
}

/** Signs in front of a sum, by currency. Other currencies are written with their code. */
const SIGNS: Readonly<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£', JPY: '¥' };

/** Writes a number with commas between thousands: `1,500`. */
function grouped(amount: number): string {
  return amount < 1000 ? String(amount) : String(amount).replace(/\B(?<!\.\d*)(?=(?:\d{3})+(?!\d))/g, ',');
}

/**
 * Descriptions of coupons: the discount, what it applies to, and the minimum purchase. They contain no date beyond the
 * name of a month.
 */
export const coupon: Subject = {
  rules: {
    text: ['{act} {what}{over}.', '{act} {what}{over}. {note}.', '{deal} {what}{over}. {note}.'],
    over: [
      '{gap}when you spend {least} or more', '{gap}when you spend {least}', '{gap}with a minimum purchase of {least}',
      '{gap}(minimum order {least})', '{gap}when you spend at least {least}', '{gap}(minimum spend {least})',
      '{gap}with a minimum spend of {least}', '{gap}(minimum purchase {least})', '{gap}if you spend {least} or more',
    ],
    of: ['{gap}of {least} or more', '{gap}over {least}'],
    note: [
      'excludes {not}', 'excludes {not} and {not}', 'one use per customer', 'one per household', 'online only',
      'cannot be combined with other codes', 'terms apply', 'while stocks last', 'not valid for gift cards', 'account required',
      'valid in our online shop', 'valid once',
    ],
    not: ['new arrivals', 'special orders', 'sale items', 'clearance', 'outlet items'],
  },
  parts: {
    ...offers('percentage', ...PERCENT),
    ...offers('half', ...PERCENT),
    ...offers('slight', ...PERCENT),
    ...offers('fixed_amount', ...OFF),
    ...offers('large', ...OFF),
    ...offers('free_shipping', 'free shipping on', 'get free shipping on', 'enjoy free shipping on', 'free delivery on'),
  },
  read({ topic = 'percentage', amount = 10, currency = 'USD', occasion = '', minPurchase = 0, date = '' }) {
    const sum = grouped(amount);
    const money = SIGNS[currency] ?? `${currency} `;
    const kind = kindOf(topic, amount, minPurchase / (currency === 'JPY' ? 100 : 1));
    return {
      part: occasion in OCCASIONS ? `${kind} ${occasion}` : kind,
      slots: {
        month: date === '' ? months : (months[monthOf(date)] ?? ''),
        sum: topic === 'fixed_amount' ? money + sum : sum,
        gap: ' ',
        least: money + grouped(minPurchase),
        ...(minPurchase === 0 && { over: '', of: '' }),
      },
    };
  },
}; // oxfmt-ignore
