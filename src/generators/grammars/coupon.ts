import type { Subject } from './subject.ts';

/** A number with commas between thousands: 1,500. */
function grouped(amount: number): string {
  return String(amount).replace(/\B(?<!\.\d*)(?=(?:\d{3})+(?!\d))/g, ',');
}

/** What a coupon promises, in one sentence that names the very discount. It tells no date and no least purchase. */
export const coupon: Subject = {
  rules: {
    text: ['{offer}.', '{offer} {reason}.', '{reason}: {offer}.', '{offer}, {note}.'],
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
      'picture books',
      'board games',
      'lamps',
      'coffee',
      'office supplies',
      'bicycle parts',
      'camping gear',
      'baby clothes',
      'headphones',
      'houseplants',
      'art supplies',
      'pet food',
      'rugs',
      'backpacks',
      'skin care products',
      'notebooks',
      'cookware',
      'wooden toys',
      'craft supplies',
      'bath towels',
      'garden furniture',
    ],
    reason: [
      'as a thank-you to loyal customers',
      'as a thank-you for your patience',
      'for members of our club',
      'for readers of our newsletter',
      'to celebrate our anniversary',
      'to celebrate our new shop',
      'because you have been away for so long',
      'as a welcome to new customers',
      'for everyone who recommends us to a friend',
      'for students and teachers',
      'for orders placed in the app',
    ],
    note: [
      'while stocks last',
      'also on reduced items',
      'gift cards excluded',
      'with this code only',
      'with no small print',
      'once per customer',
      'not valid with other codes',
    ],
  },
  parts: {
    percentage: {
      offer: ['{sum}% off {what}', 'save {sum}% on {what}', 'get {sum}% off {what}', 'a discount of {sum}% on {what}'],
    },
    fixed_amount: {
      offer: ['{sum} off {what}', 'save {sum} on {what}', 'get {sum} off {what}', 'a discount of {sum} on {what}'],
    },
    free_shipping: {
      offer: [
        'free shipping on {what}',
        'get free delivery on {what}',
        'no shipping costs on {what}',
        'we pay for shipping on {what}',
      ],
    },
  },
  read({ topic = 'percentage', amount = 10, currency = 'USD' }) {
    const sum = grouped(amount);
    return { part: topic, slots: { sum: topic === 'fixed_amount' ? `${currency} ${sum}` : sum } };
  },
};
