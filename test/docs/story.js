// The story of one user across the lists of a tree, as a table for the README.
import { readFileSync } from 'node:fs';

/** What each list tells of a user: who it is about, when, and in which words. */
const LISTS = {
  users: { who: 'id', when: 'created_at', say: ({ first_name, last_name }) => `${first_name} ${last_name} signs up` },
  subscriptions: {
    who: 'user_id',
    when: 'start_date',
    say: ({ plan, price, currency, billing_cycle, status }) =>
      `${plan} at ${currency} ${price} ${billing_cycle}; now ${status}`,
  },
  invoices: {
    who: 'customer_id',
    when: 'issue_date',
    say: ({ invoice_number, total, currency, status }) => `${invoice_number} for ${currency} ${total}; now ${status}`,
  },
  transactions: {
    who: 'user_id',
    when: 'timestamp',
    say: ({ type, amount, currency, status }) => `${type} of ${currency} ${amount}, ${status}`,
  },
  bookings: {
    who: 'user_id',
    when: 'check_in',
    say: ({ type, check_out, status }) => `${type.replace('_', ' ')} until ${check_out}, ${status}`,
  },
  tickets: { who: 'customer_id', when: 'created_at', say: ({ subject, status }) => `“${subject}”, ${status}` },
  notifications: { who: 'user_id', when: 'created_at', say: ({ title, message }) => `${title}: ${message}` },
};

const read = (name) => JSON.parse(readFileSync(`fixtures/${name}/all.json`, 'utf8'));

/** Returns what happened to a user, in order of time. */
function eventsOf(user) {
  const events = Object.entries(LISTS).flatMap(([name, { who, when, say }]) =>
    read(name)
      .filter((record) => record[who] === user)
      .map((record) => ({ day: record[when].slice(0, 10), at: record[when], name, id: record.id, text: say(record) })),
  );
  return events.toSorted((one, other) => (one.at < other.at ? -1 : 1));
}

/** The user of the story: one with a paid invoice, a trip, a ticket and a notification. */
const USER = 1;

/** Returns the story as a table in Markdown. */
export function storyTable() {
  const rows = eventsOf(USER).map(
    ({ day, name, id, text }) => `| ${day} | \`${name}/${id}\` | ${text.replaceAll('|', '\\|')} |`,
  );
  return ['| day | record | what it says |', '| --- | --- | --- |', ...rows].join('\n');
}
