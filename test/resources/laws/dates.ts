import { offsetOn } from '../../../src/generators/time-zones.ts';
import { exchanges } from '../../../src/generators/lists/exchanges.ts';
import { firstYears } from '../../../src/generators/lists/sports.ts';
import { afterAccount, days, REF_DATE, same, TODAY } from './law.ts';
import type { Case, Laws } from './law.ts';

/** Returns the day of the first charge of a subscription. */
const firstChargeOf = ({ text, record }: Case): string => String(record['trial_ends_at'] ?? text('start_date'));

/**
 * Whether a day lies whole billing cycles after a start. Default: the next charge, after the start of the subscription
 * or the end of its trial.
 */
const keepsRhythm = (given: Case, next: string): boolean => {
  const { text } = given;
  const start = firstChargeOf(given);
  const lastOfMonth = new Date(Date.UTC(Number(next.slice(0, 4)), Number(next.slice(5, 7)), 0)).getUTCDate();
  const months =
    (Number(next.slice(0, 4)) - Number(start.slice(0, 4))) * 12 + Number(next.slice(5, 7)) - Number(start.slice(5, 7));
  const whole = { monthly: 1, quarterly: 3 }[text('billing_cycle')] ?? 12;
  return (
    (text('status') === 'trial' || months % whole === 0) &&
    Number(next.slice(8)) === Math.min(Number(start.slice(8)), lastOfMonth)
  );
};

/** Returns the day so many days before another one. */
const dayBefore = (day: string, count: number): string =>
  new Date(Date.parse(day) - count * 86_400_000).toISOString().slice(0, 10);

/** Days of a trial by plan; 14 for other plans. */
const TRIALS: Readonly<Record<string, number>> = { Basic: 7, Business: 30, Enterprise: 30 };

const ENDED: ReadonlySet<string> = new Set(['cancelled', 'expired']);

/** Whether a time is in the last hour of the last trading day of an exchange. */
const isTrading = ({ text }: Case): boolean => {
  const exchange = exchanges[text('exchange')];
  if (!exchange) return false;
  const { city, closed, early = {} } = exchange;
  const moment = Date.parse(text('timestamp'));
  const local = new Date(moment + offsetOn(city, moment)).toISOString();
  const [day, time] = [local.slice(5, 10), local.slice(11, 23)];
  const close = early[day] ?? exchange.close;
  const since = Date.parse(`2000-01-01T${close}:00Z`) - Date.parse(`2000-01-01T${time}Z`);
  return (
    ![0, 6].includes(new Date(local).getUTCDay()) &&
    !closed.includes(day) &&
    since >= 0 &&
    since <= 3_600_000 &&
    days(text('timestamp'), REF_DATE) <= 4
  );
};

/** Whether a day is from Monday to Friday, and not a holiday around Christmas. */
const isWorkday = (date: string): boolean =>
  ![0, 6].includes(new Date(date).getUTCDay()) && !/-12-2[456]|-12-31|-01-01/.test(date);

/** Laws about the order of dates, and about dates that are null. */
export const dates: Laws = {
  'users.created_at': ({ text }) => text('created_at') < REF_DATE,
  'images.uploaded_at': ({ text }) => text('uploaded_at') < REF_DATE,
  'books.published_date': ({ text }) => text('published_date') < TODAY && isWorkday(text('published_date')),
  // Its teacher had practised for at least a year.
  'courses.created_at': ({ text, upTo }) =>
    text('created_at') < REF_DATE &&
    isWorkday(text('created_at')) &&
    upTo('mentors').some(
      (mentor) =>
        mentor.text('name') === text('instructor') &&
        days(text('created_at'), REF_DATE) <= 365 * (mentor.num('experience_years') - 1) + 7,
    ),
  'companies.founded_year': ({ num }) => num('founded_year') <= Number(TODAY.slice(0, 4)),
  'teams.founded': ({ num, text }) => {
    const { elsewhere, at } = firstYears[text('sport')] ?? { elsewhere: 0, at: {} };
    const last = text('league').includes('Premier') ? 2010 : 2018;
    // Few clubs were founded during the wars.
    if (num('founded') > 1934 && num('founded') < 1946) return false;
    return num('founded') >= (at[text('country')] ?? elsewhere) && num('founded') <= last;
  },
  'clients.since': ({ text }) =>
    text('since') < TODAY &&
    isWorkday(text('since')) &&
    (text('status') !== 'prospect' || days(text('since'), TODAY) <= 400),
  'users.age': ({ num, text }) =>
    // Whoever has this age today was at least 18 on the day of registration.
    num('age') <= 70 && `${Number(TODAY.slice(0, 4)) - (num('age') - 18)}${REF_DATE.slice(4)}` <= text('created_at'),
  'stocks.timestamp': isTrading,
  'cryptos.ath_date': ({ text }) => days(text('ath_date'), TODAY) >= 30,
  'videos.published_at': (given) =>
    afterAccount(given, 'creator_id', 'published_at') && given.text('published_at') <= REF_DATE,
  // A refund follows the payment that it gives back, as the next transaction.
  'transactions.type': ({ num, text, upTo }) => {
    if (text('type') !== 'refund') return true;
    const payment = upTo('transactions').at(-2);
    return (
      payment?.text('status') === 'refunded' &&
      payment.num('user_id') === num('user_id') &&
      payment.text('currency') === text('currency') &&
      same(-payment.num('amount'), num('amount')) &&
      payment.text('timestamp') <= text('timestamp')
    );
  },
  'transactions.timestamp': (given) =>
    afterAccount(given, 'user_id', 'timestamp') && given.text('timestamp') <= REF_DATE,
  'transactions.status': ({ text }) => {
    if (text('status') === 'refunded') return text('type') === 'payment';
    return text('status') !== 'cancelled' || !['refund', 'fee'].includes(text('type'));
  },
  'notifications.created_at': (given) =>
    afterAccount(given, 'user_id', 'created_at') && given.text('created_at') <= REF_DATE,
  // What is urgent has been read after a few days.
  'notifications.read': ({ record, text }) =>
    record['read'] === (record['read_at'] !== null) &&
    (record['read'] === true || text('priority') !== 'urgent' || days(text('created_at'), TODAY) < 6),
  'coupons.valid_from': ({ text }) => text('valid_from') <= TODAY,
  'invoices.issue_date': (given) =>
    afterAccount(given, 'customer_id', 'issue_date') && given.text('issue_date') <= TODAY,
  'invoices.status': ({ text }) =>
    text('due_date') >= TODAY ? text('status') !== 'overdue' : text('status') !== 'pending',
  'invoices.due_date': ({ text }) => {
    if (![14, 30, 45, 60].includes(days(text('issue_date'), text('due_date')))) return false;
    if (text('status') === 'overdue') return text('due_date') < TODAY;
    return text('status') !== 'pending' || text('due_date') >= TODAY;
  },
  'invoices.paid_at': ({ text, record }) =>
    ['paid', 'refunded'].includes(text('status'))
      ? text('paid_at') >= text('issue_date') && text('paid_at') <= REF_DATE
      : record['paid_at'] === null,
  'subscriptions.start_date': (given) =>
    afterAccount(given, 'user_id', 'start_date') && given.text('start_date') < TODAY,
  'subscriptions.status': ({ text }) => text('plan') !== 'Free' || !['trial', 'suspended'].includes(text('status')),
  'subscriptions.trial_ends_at': ({ text, record }) =>
    record['trial_ends_at'] === null
      ? text('status') !== 'trial'
      : days(text('start_date'), text('trial_ends_at')) === (TRIALS[text('plan')] ?? 14) &&
        text('trial_ends_at') > TODAY === (text('status') === 'trial'),
  // There is no next charge without renewal, or without a price.
  'subscriptions.next_billing_date': (given) => {
    const { text, record } = given;
    if (record['auto_renew'] !== true || text('plan') === 'Free') return record['next_billing_date'] === null;
    const next = text('next_billing_date');
    return text('start_date') <= next && next > TODAY && keepsRhythm(given, next);
  },
  // The end of what is paid for: the trial, the current cycle, or a whole number of cycles. A free plan is given up on
  // any day.
  'subscriptions.end_date': (given) => {
    const { text, record } = given;
    const [status, end] = [text('status'), text('end_date')];
    if (end <= text('start_date')) return false;
    if (status === 'trial') return end === text('trial_ends_at');
    if (status === 'cancelled' && text('plan') === 'Free') return end <= TODAY;
    if (status === 'expired' && end === record['trial_ends_at']) return end <= TODAY;
    // Twelve days after the due date of a charge that was not paid.
    const isInDebt = [14, 30, 45].some((terms) => keepsRhythm(given, dayBefore(end, terms + 12)));
    if (status === 'suspended') return isInDebt && end <= TODAY;
    if (!keepsRhythm(given, end) && !(isInDebt && status === 'cancelled')) return false;
    if (ENDED.has(status) !== end <= TODAY) return false;
    const next = record['next_billing_date'];
    if (typeof next === 'string') return next === end;
    const longest = { monthly: 31, quarterly: 92 }[text('billing_cycle')] ?? 366;
    return ENDED.has(status) || days(TODAY, end) <= longest;
  },
  'tickets.created_at': (given) =>
    afterAccount(given, 'customer_id', 'created_at') && given.text('created_at') <= REF_DATE,
  'tickets.status': ({ text }) =>
    // Only wishes and small bugs wait for months.
    ['resolved', 'closed'].includes(text('status')) ||
    days(text('created_at'), REF_DATE) <= 32 ||
    (days(text('created_at'), REF_DATE) <= 175 &&
      ['feature_request', 'bug'].includes(text('category')) &&
      ['low', 'medium'].includes(text('priority'))),
  'tickets.updated_at': ({ text }) => text('created_at') <= text('updated_at') && text('updated_at') <= REF_DATE,
  'tickets.resolved_at': ({ text, record }) =>
    ['resolved', 'closed'].includes(text('status'))
      ? text('created_at') <= text('resolved_at') && text('resolved_at') <= text('updated_at')
      : record['resolved_at'] === null,
  'coupons.valid_until': ({ text }) => text('valid_from') < text('valid_until'),
  'coupons.active': ({ text, num, record }) =>
    record['active'] === false ||
    (text('valid_from') <= TODAY && TODAY <= text('valid_until') && num('used_count') < num('usage_limit')),
  'bookings.check_in': (given) => afterAccount(given, 'user_id', 'check_in'),
  'bookings.status': ({ text }) =>
    text('status') === 'completed'
      ? text('check_out') <= TODAY
      : text('status') === 'cancelled' ||
        text('check_in') > TODAY ||
        // A stay that has begun is confirmed.
        (text('status') === 'confirmed' && text('check_out') > TODAY),
  'bookings.type': ({ text }) => !/car|tour/.test(text('type')) || days(TODAY, text('check_in')) <= 120,
  'bookings.check_out': ({ text }) =>
    text('check_in') < text('check_out') &&
    days(text('check_in'), text('check_out')) <= 31 &&
    (text('status') !== 'completed' || text('check_out') <= TODAY),
  'notifications.read_at': ({ text, record }) =>
    record['read'] === true
      ? text('created_at') <= text('read_at') &&
        text('read_at') <= REF_DATE &&
        Date.parse(text('read_at')) - Date.parse(text('created_at')) <=
          (text('priority') === 'urgent' ? 0.3 : text('priority') === 'high' ? 0.8 : 3) * 86_400_000
      : record['read_at'] === null,
};
