import type { Grammar } from '../grammar.ts';
import { monthOf } from '../identifiers.ts';
import { months } from '../lists/months.ts';
import type { Subject } from './subject.ts';

/** By occasion, whom a coupon is for or what it is given for: the words of its code tell the same. */
const REASONS: Readonly<Record<string, readonly string[]>> = {
  welcome: ['for new customers', 'new customers only', 'a hello to new customers'],
  friend: ['when a friend orders with you', 'for you and a friend', 'for bringing a friend'],
  birthday: ['for your birthday', 'our birthday present', 'in the month of your birthday'],
  thanks: ['a thank-you to loyal customers', 'a small thank-you', 'our thank-you'],
  club: ['members only', 'for club members', 'for members', 'a benefit for members'],
  news: ['for newsletter readers', 'our newsletter gift', 'for newsletter sign-up'],
  comeback: ['because we missed you', 'welcome back', "it's been a while", 'for coming back'],
  party: ['because we are celebrating', 'to celebrate our new shop', 'to mark our new look'],
  campus: ['for students and teachers', 'with a student card', 'for students'],
  season: ['{month} sale', 'our {month} offer', '{month} special', '{month} deal'],
  app: ['app orders only', 'in the app', 'on orders in the app', 'when you order in the app'],
};

/** What a shop sells to everybody, and the occasions that are about nothing else: nobody studies with garden tools. */
const FIRST = 'your first order';
const REST = ['all orders', 'everything', 'your basket', 'full-price items'];
const ANYTHING = ['your next order', ...REST];
const GENERAL: ReadonlySet<string> = new Set(['campus', 'birthday', 'comeback', 'welcome']);

/** The rules of a discount: of one for nothing in particular under its kind, of others with the occasion behind it. */
function offers(kind: string, ...offer: readonly string[]): Readonly<Record<string, Grammar>> {
  const given = Object.entries(REASONS).map(([occasion, reason]) => [
    `${kind} ${occasion}`,
    {
      offer,
      reason,
      text: ['{offer}{over}, {reason}.', '{reason}: {offer}.', '{reason}: {offer}{over}.'],
      ...(GENERAL.has(occasion) && { what: occasion === 'welcome' ? [FIRST, ...REST] : [...ANYTHING] }),
    },
  ]);
  return { [kind]: { offer }, ...Object.fromEntries(given) };
}

/** Currencies that shops write with a sign. */
const SIGNS: Readonly<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£', JPY: '¥' };

/** A number with commas between thousands: 1,500. */
function grouped(amount: number): string {
  return amount < 1000 ? String(amount) : String(amount).replace(/\B(?<!\.\d*)(?=(?:\d{3})+(?!\d))/g, ',');
}

/** What a coupon promises, in a few words that name the very discount, and at times the least purchase. It tells no date. */
export const coupon: Subject = {
  rules: {
    text: ['{offer}.', '{offer}{over}.', '{offer} ({note}).', '{offer}{over}; {note}.'],
    over: ['{gap}when you spend {least}', '{gap}from {least}', '{gap}(minimum {least})'],
    // At least 25, so that no two of a page are for the same.
    what: [
      ...ANYTHING, 'garden tools', 'bed linen', 'kitchenware', 'all jackets',
      'running shoes', 'rugs', 'hiking boots', 'any lamp', 'dining chairs', 'office supplies', 'bicycle parts',
      'camping gear', "children's furniture", 'all headphones', 'patio heaters', 'wall shelves', 'luggage', 'cushions',
      'backpacks', 'bath towels', 'desk chairs', 'cookware', 'tents', 'sewing machines', 'curtains', 'sale items',
      'gift boxes',
    ],
    note: [
      'while stocks last', 'also on reduced items', 'excludes gift cards', 'once per customer', 'online only',
      'in shops and online', 'not with other codes', 'excludes clearance',
    ],
  },
  parts: {
    ...offers(
      'percentage', '{sum}% off {what}', 'save {sum}% on {what}', 'take {sum}% off {what}', 'get {sum}% off {what}',
    ),
    ...offers('fixed_amount', '{sum} off {what}', 'save {sum} on {what}', 'take {sum} off {what}'),
    ...offers(
      'free_shipping', 'free delivery on {what}', 'free shipping for {what}',
      'no delivery charge on {what}', '{what}, delivery included', '{what} with free delivery',
    ),
  },
  read({ topic = 'percentage', amount = 10, currency = 'USD', reason = '', least = 0, date = '' }) {
    const sum = grouped(amount);
    const money = SIGNS[currency] ?? `${currency} `;
    return {
      part: reason in REASONS ? `${topic} ${reason}` : topic,
      slots: {
        month: date === '' ? months : (months[monthOf(date)] ?? ''),
        sum: topic === 'fixed_amount' ? money + sum : sum,
        gap: ' ',
        least: money + grouped(least),
        ...(least === 0 && { over: '' }),
      },
    };
  },
}; // prettier-ignore
