import { months } from '../../../src/generators/lists/months.ts';
import type { Law, Laws } from './law.ts';

/** Whether a count is whole, and at most the count that it is a part of. */
const atMost =
  (field: string, whole: string): Law =>
  ({ num }) =>
    Number.isInteger(num(field)) && num(field) >= 0 && num(field) <= num(whole);

const sizeOf = (employees: number): string =>
  employees <= 10
    ? 'startup'
    : employees <= 50
      ? 'small'
      : employees <= 250
        ? 'medium'
        : employees <= 1000
          ? 'large'
          : 'enterprise';

/** The largest width of a picture in formats that cameras do not use. */
const WIDEST: Readonly<Record<string, number>> = { png: 2048, webp: 3000 };

/** The range of bytes per pixel of each format. */
const DENSITY: Readonly<Record<string, readonly [number, number]>> = {
  jpg: [0.1, 0.6],
  png: [0.5, 2.5],
  webp: [0.05, 0.4],
  gif: [0.2, 1.2],
};

/** Words at the start of codes, and what their descriptions must mention. */
const OCCASIONS: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:WELCOME|FIRST)/, /first order/i],
  [/^(?:BIRTHDAY|BDAY)/, /birthday/i],
  [/^FRIEND/, /friend/i],
  [/^(?:CLUB|MEMBER)/, /member/i],
  [/^(?:THANKS|THANKYOU)/, /thank/i],
  [/^(?:NEWS|READER)/, /newsletter/i],
  [/^(?:FREESHIP|SHIPFREE|POSTFREE)/, /delivery|shipping/i],
];

/** Whether an offer that is named after a month is valid in that month. */
function hasItsMonth(code: string, description: string, from: string, until: string): boolean {
  const at = months.findIndex((month) => code.includes(month.toUpperCase()) && month !== 'May');
  if (at < 0) return true;
  const month = (date: string): number => Number(date.slice(5, 7)) - 1;
  return description.includes(months[at] ?? '?') && (at === month(from) || at === month(until));
}

/** Laws about sizes, counts and codes. */
export const things: Laws = {
  'companies.size': ({ num, text }) => text('size') === sizeOf(num('employees')),
  'coupons.used_count': atMost('used_count', 'usage_limit'),
  'images.width': ({ num, text }) => num('width') >= 320 && num('width') <= (WIDEST[text('format')] ?? 7680),
  'images.height': ({ num }) =>
    num('height') >= num('width') / 4 && num('height') <= num('width') * 4 && num('width') * num('height') <= 27e6,
  'images.size': ({ num, text }) => {
    const [low, high] = DENSITY[text('format')] ?? [0, 1];
    const pixels = num('width') * num('height');
    if (text('format') === 'svg') return num('size') >= 1000 && num('size') <= 100_000;
    return num('size') >= pixels * low && num('size') <= pixels * high;
  },
  'teams.stadium': ({ text }) => text('stadium').length > 4,
  'subscriptions.price': ({ num, text }) => (text('plan') === 'Free' ? num('price') === 0 : num('price') > 0),
  // A free plan has no charge and no trial.
  'subscriptions.plan': ({ text, num, record }) =>
    (text('plan') === 'Free') === (num('price') === 0) && (text('plan') !== 'Free' || record['trial_ends_at'] === null),
  'subscriptions.billing_cycle': ({ text }) =>
    text('plan') === 'Free'
      ? text('billing_cycle') === 'monthly'
      : ['monthly', 'quarterly', 'annually'].includes(text('billing_cycle')),
  // What is free goes on by itself.
  'subscriptions.auto_renew': ({ text, record }) => {
    if (['cancelled', 'expired', 'suspended'].includes(text('status'))) return record['auto_renew'] === false;
    return text('plan') !== 'Free' || record['auto_renew'] === true;
  },
  'coupons.code': ({ text, num }) =>
    /^[A-Z0-9-]{6,24}$/.test(text('code')) &&
    // The description mentions what the code says.
    OCCASIONS.every(([word, told]) => !word.test(text('code')) || told.test(text('description'))) &&
    // A month in the code is also in the description, and within the time of the offer.
    hasItsMonth(text('code'), text('description'), text('valid_from'), text('valid_until')) &&
    (text('discount_type') !== 'percentage' || text('code').includes(String(num('discount_value')))),
  // A code for a single customer is long and hard to guess.
  'coupons.usage_limit': ({ num, text }) =>
    num('usage_limit') === 1
      ? /(?:-[A-Z2-9]{4}){2}$/.test(text('code')) && !/ friend /.test(text('description'))
      : num('usage_limit') >= 100 && !/-.*-/.test(text('code')),
  'bookings.reference': ({ text }) =>
    /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(text('reference')),
  'invoices.invoice_number': ({ text }) => {
    const first = Date.parse(`${text('issue_date').slice(0, 4)}-01-01`);
    const day = Number(text('invoice_number').slice(9, 12));
    return new Date(first + (day - 1) * 86_400_000).toISOString().startsWith(text('issue_date'));
  },
};
