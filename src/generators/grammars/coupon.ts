import type { Grammar } from '../grammar.ts';
import type { Subject } from './subject.ts';

/** By occasion, whom a coupon is for or what it is given for: the words of its code tell the same. */
const REASONS: Readonly<Record<string, readonly string[]>> = {
  welcome: ['as a welcome to new customers', 'for new customers'],
  friend: ['for everyone who recommends us to a friend', 'when a friend orders with you'],
  birthday: ['for your birthday', 'as a birthday present'],
  thanks: ['as a thank-you to loyal customers', 'as a thank-you for your patience'],
  club: ['for members of our club', 'for members only'],
  news: ['for readers of our newsletter', 'for signing up for our newsletter'],
  comeback: ['because you have been away for so long', 'to welcome you back'],
  party: ['to celebrate our anniversary', 'to celebrate our new shop'],
  campus: ['for students and teachers', 'for everyone with a student card'],
  app: ['for orders placed in the app', 'when you order in the app'],
};

/** The rules of a discount: of one for nothing in particular under its kind, of others with the occasion behind it. */
function offers(kind: string, ...offer: readonly string[]): Readonly<Record<string, Grammar>> {
  const text = ['{offer} {reason}.', '{reason}: {offer}.'];
  const given = Object.entries(REASONS).map(([occasion, reason]) => [`${kind} ${occasion}`, { offer, reason, text }]);
  return { [kind]: { offer }, ...Object.fromEntries(given) };
}

/** A number with commas between thousands: 1,500. */
function grouped(amount: number): string {
  return String(amount).replace(/\B(?<!\.\d*)(?=(?:\d{3})+(?!\d))/g, ',');
}

/** What a coupon promises, in one sentence that names the very discount. It tells no date and no least purchase. */
export const coupon: Subject = {
  rules: {
    text: ['{offer}.', '{offer}, {note}.'],
    what: [
      'your next order',
      'your whole order',
      'everything in the shop',
      'your whole basket',
      'all items in stock',
      'all {goods}',
      '{goods} of your choice',
      'our entire range of {goods}',
    ],
    goods: [
      'garden tools',
      'bed linen',
      'kitchenware',
      'winter coats',
      'running shoes',
      'rugs and carpets',
      'hiking boots',
      'lamps',
      'dining chairs',
      'office supplies',
      'bicycle parts',
      'camping gear',
      "children's furniture",
      'headphones',
      'patio heaters',
      'wall shelves',
      'luggage',
      'sofas',
      'backpacks',
      'mattresses',
      'desk chairs',
      'cookware',
      'tents',
      'sewing machines',
      'curtains',
      'garden furniture',
    ],
    note: [
      'while stocks last',
      'also on reduced items',
      'gift cards excluded',
      'with this code only',
      'once per customer',
      'online only',
      'one per household',
      'in the shop and online',
      'not valid with other codes',
    ],
  },
  parts: {
    ...offers(
      'percentage',
      '{sum}% off {what}',
      'save {sum}% on {what}',
      'get {sum}% off {what}',
      'a discount of {sum}% on {what}',
    ),
    ...offers(
      'fixed_amount',
      '{sum} off {what}',
      'save {sum} on {what}',
      'get {sum} off {what}',
      '{sum} less on {what}',
    ),
    ...offers(
      'free_shipping',
      'free delivery on {what}',
      'get free delivery on {what}',
      'no delivery charge on {what}',
      'we pay for delivery on {what}',
    ),
  },
  read({ topic = 'percentage', amount = 10, currency = 'USD', reason = '' }) {
    const sum = grouped(amount);
    return {
      part: reason in REASONS ? `${topic} ${reason}` : topic,
      slots: { sum: topic === 'fixed_amount' ? `${currency} ${sum}` : sum },
    };
  },
};
