import { months } from '../../../src/generators/lists/months.ts';
import { days } from './law.ts';
import type { Law, Laws } from './law.ts';
import { isProse, isTitle } from './words.ts';

const PLANS = 'Free|Basic|Standard|Pro|Business|Enterprise';
const NAMED = new RegExp(
  `\\b(${PLANS})(?= (?:plan|subscription|edition|licence)\\b)|\\b(?:plan|subscription) (${PLANS})\\b`,
  'g',
);

/** Whether every plan in a text belongs to a subscription that the customer has or had, up to this id. */
const namesOwnPlans =
  (field: string): Law =>
  ({ num, text, upTo }) => {
    const named = [...text(field).matchAll(NAMED)].map(([, before, behind]) => before ?? behind);
    if (named.length === 0) return true;
    const own = upTo('subscriptions').filter((one) => one.num('user_id') === num('customer_id'));
    return named.every((plan) => own.some((one) => one.text('plan') === plan));
  };

const WEEKDAYS: readonly string[] = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Matches words that need a time of day, or an account of some years. */
const DATED = /\b(?:this morning|lunchtime|today|tonight|renewal|for \w+ years|in \w+ years)\b/;

/** Whether a text names only months since the customer's account was opened, and at most three before the ticket. */
const knowsMonths: Law = ({ text, target }) => {
  const month = months.findIndex((one) => new RegExp(`\\b${one}\\b`, 'i').test(text('subject')));
  if (month < 0) return true;
  const count = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
  const written = count(text('created_at'));
  const ago = (written - month + 12) % 12;
  return ago <= 3 && written - ago >= count(target('users', 'customer_id').text('created_at'));
};

/** Whether a weekday in a subject is two or three days before the ticket, and a weekend just before it. */
const knowsDays: Law = ({ text }) => {
  const written = new Date(text('created_at')).getUTCDay();
  const named = WEEKDAYS.findIndex((day) => text('subject').toLowerCase().includes(` ${day.toLowerCase()}`));
  if (text('subject').includes('the weekend')) return [2, 3].includes(written);
  return named < 0 || [2, 3].includes((written - named + 7) % 7);
};

/** Returns the message without its opening and closing, and without what a phone adds. */
const bodyOf = (text: string): string =>
  text
    .replace(/\nSent from my .*$/, '')
    .split('\n')
    .toSorted((a, b) => b.length - a.length)[0] ?? '';

const capital = (text: string): string =>
  text.replace(/^(["“]?)(.)/u, (_, mark: string, letter: string) => mark + letter.toUpperCase());

/** Whether somebody writes with capitals. Those of numbers and sums do not count, since these are copied. */
export const hasCapitals: Law = ({ text }) =>
  /\p{Lu}/u.test(`${text('subject')} ${bodyOf(text('description'))}`.replace(/(?:\b[A-Z]{3} )?\S*\d\S*/g, ''));

/**
 * Whether a message is prose, apart from what people leave out who write in lower case, and from typing errors. Subject
 * and message must be of the same style.
 */
const isWritten: Law = (given) => {
  const { text } = given;
  const [subject, body] = [text('subject'), bodyOf(text('description'))];
  if (hasCapitals(given)) return isTitle(subject) && isProse(body);
  return isTitle(capital(subject)) && isProse(capital(body).replace(/(?<![.!?])$/, '.'));
};

/** Laws about tickets. */
export const tickets: Laws = {
  // The number contains the day, so numbers rise with the dates.
  'tickets.ticket_number': ({ text }) => {
    const date = text('created_at').slice(0, 10);
    const day = days(`${date.slice(0, 4)}-01-01`, date) + 1;
    return text('ticket_number').startsWith(`TKT-${date.slice(2, 4)}${String(day).padStart(3, '0')}-`);
  },
  'tickets.subject': (given) =>
    namesOwnPlans('subject')(given) && knowsMonths(given) && knowsDays(given) && !DATED.test(given.text('subject')),
  'tickets.description': (given) =>
    isWritten(given) && namesOwnPlans('description')(given) && !DATED.test(given.text('description')),
};
