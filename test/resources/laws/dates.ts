import { days, REF_DATE, TODAY } from './law.ts';
import type { Case, Laws } from './law.ts';

/** Whether the next charge falls on the weekday, or the day of the month, that the subscription began on. */
const keepsRhythm = (text: Case['text']): boolean => {
  const [start, next] = [
    text('status') === 'trial' ? text('trial_ends_at') : text('start_date'),
    text('next_billing_date'),
  ];
  if (text('billing_cycle') === 'weekly') return days(start, next) % 7 === 0;
  const lastOfMonth = new Date(Date.UTC(Number(next.slice(0, 4)), Number(next.slice(5, 7)), 0)).getUTCDate();
  return Number(next.slice(8)) === Math.min(Number(start.slice(8)), lastOfMonth);
};

/** What has to come before what, and what is null when. */
export const dates: Laws = {
  'users.created_at': ({ text }) => text('created_at') < REF_DATE,
  'books.published_date': ({ text }) => text('published_date') < TODAY,
  'companies.founded_year': ({ num }) => num('founded_year') <= Number(TODAY.slice(0, 4)),
  'teams.founded': ({ num }) => num('founded') <= Number(TODAY.slice(0, 4)),
  'clients.since': ({ text }) => text('since') < TODAY,
  'events.start_date': ({ text }) => text('start_date') > REF_DATE,
  'coupons.valid_from': ({ text }) => text('valid_from') <= TODAY,
  'invoices.issue_date': ({ text }) => text('issue_date') <= TODAY,
  'invoices.due_date': ({ text }) => {
    if (text('due_date') <= text('issue_date')) return false;
    if (text('status') === 'overdue') return text('due_date') < TODAY;
    return text('status') !== 'pending' || text('due_date') > TODAY;
  },
  'invoices.paid_at': ({ text, record }) =>
    ['paid', 'refunded'].includes(text('status'))
      ? text('paid_at') >= text('issue_date') && text('paid_at') <= REF_DATE
      : record['paid_at'] === null,
  'subscriptions.start_date': ({ text }) => text('start_date') <= TODAY,
  'subscriptions.trial_ends_at': ({ text, record }) =>
    text('status') === 'trial'
      ? text('trial_ends_at') > text('start_date') && text('trial_ends_at') >= TODAY
      : record['trial_ends_at'] === null,
  'subscriptions.next_billing_date': ({ text, record }) =>
    ['cancelled', 'expired'].includes(text('status'))
      ? record['next_billing_date'] === null
      : text('start_date') <= text('next_billing_date') && text('next_billing_date') >= TODAY && keepsRhythm(text),
  'subscriptions.end_date': ({ text, record }) => {
    if (text('end_date') <= text('start_date')) return false;
    const next = record['next_billing_date'];
    return typeof next === 'string' ? next <= text('end_date') : text('end_date') <= TODAY;
  },
  'tickets.created_at': ({ text }) => text('created_at') <= REF_DATE,
  'tickets.updated_at': ({ text }) => text('created_at') <= text('updated_at') && text('updated_at') <= REF_DATE,
  'tickets.resolved_at': ({ text, record }) =>
    ['resolved', 'closed'].includes(text('status'))
      ? text('created_at') <= text('resolved_at') && text('resolved_at') <= text('updated_at')
      : record['resolved_at'] === null,
  'coupons.valid_until': ({ text }) => text('valid_from') < text('valid_until'),
  'coupons.active': ({ text, num, record }) =>
    record['active'] === false ||
    (text('valid_from') <= TODAY && TODAY <= text('valid_until') && num('used_count') < num('usage_limit')),
  'bookings.check_in': ({ text }) =>
    text('status') === 'completed'
      ? text('check_in') < TODAY
      : text('status') === 'cancelled' || text('check_in') > TODAY,
  'bookings.check_out': ({ text }) =>
    text('check_in') < text('check_out') &&
    days(text('check_in'), text('check_out')) <= 31 &&
    (text('status') !== 'completed' || text('check_out') <= TODAY),
  'events.end_date': ({ text }) =>
    text('start_date') < text('end_date') && days(text('start_date'), text('end_date')) <= 4,
  'notifications.read_at': ({ text, record }) =>
    record['read'] === true
      ? text('created_at') <= text('read_at') && text('read_at') <= REF_DATE
      : record['read_at'] === null,
};
