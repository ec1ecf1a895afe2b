import type { Subject } from './subject.ts';

/** A number with commas between thousands: 1,500. */
function grouped(amount: number): string {
  return String(amount).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** What a coupon promises, in one sentence that names the very discount. */
export const coupon: Subject = {
  rules: {
    text: ['{call} {discount} {what}.', '{discount} {what} {reason}.', '{reason}: {discount} {what}.'],
    what: [
      'your next order',
      'everything in the shop',
      'your whole basket',
      'all items in stock',
      'your first order of the season',
      'orders placed online',
    ],
    reason: [
      'as a thank-you to loyal customers',
      'for members of our club',
      'for readers of our newsletter',
      'to celebrate our anniversary',
      'while the sale lasts',
      'because you have been away for so long',
      'as a welcome to new customers',
      'for everyone who recommends us to a friend',
    ],
  },
  parts: {
    percentage: { call: ['Take', 'Save', 'Enjoy', 'Get'], discount: ['{sum}% off'] },
    fixed_amount: { call: ['Take', 'Enjoy', 'Get', 'Claim'], discount: ['{money} off'] },
    free_shipping: {
      call: ['Enjoy', 'Get', 'Claim'],
      discount: ['free shipping on', 'free standard delivery of', 'free shipping for', 'free delivery of'],
    },
  },
  read({ topic = 'percentage', amount = 10, currency = 'USD' }) {
    const sum = grouped(amount);
    return { part: topic, slots: { sum, money: `${currency} ${sum}` } };
  },
};
