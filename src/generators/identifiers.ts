import { DAY } from './calendar.ts';
import type { Context } from './context.ts';
import { presses } from './lists/presses.ts';
import type { Random } from './random.ts';

/** How many records a run of identifiers spans before it starts over with a longer form. */
export const RUN: number = 1_000_000;

/**
 * A number that no other record of the same run gets, and how many runs came before.
 *
 * @example
 * serial(context).run // => 0
 */
export function serial(of: Context): { readonly number: number; readonly run: number } {
  return { number: of.distinct(RUN), run: Math.floor((of.id - 1) / RUN) };
}

/** The serial as digits: six, or more from the second million on. */
function digits(context: Context): string {
  const { number, run } = serial(context);
  return (run === 0 ? '' : String(run)) + String(number).padStart(6, '0');
}

/** Arguments of {@link invoice_number}. */
interface InvoiceNumberArgs {
  /** The day of issue, `YYYY-MM-DD`. */
  readonly date: string;
}

/**
 * The number of an invoice: the year and the day of the year of its issue, and six digits that make it unique by
 * construction. Numbers rise with the dates.
 *
 * @example
 * invoice_number(context, { date: '2025-08-01' }) // => "INV-2025-213-191804"
 */
export function invoice_number(context: Context, { date }: InvoiceNumberArgs): string {
  return `INV-${date.slice(0, 4)}-${dayOfYear(date)}-${digits(context)}`;
}

/** Arguments of {@link ticket_number}. */
interface TicketNumberArgs {
  /** When it was opened: `YYYY-MM-DD`, with or without a time. */
  readonly date: string;
}

/**
 * The number of a support ticket: two digits of the year and three of the day on which it was opened, and six that make
 * it unique by construction. Numbers rise with the dates.
 *
 * @example
 * ticket_number(context, { date: '2025-08-01' }) // => "TKT-25213-805825"
 */
export function ticket_number(context: Context, { date }: TicketNumberArgs): string {
  return `TKT-${date.slice(2, 4)}${dayOfYear(date)}-${digits(context)}`;
}

/** The day of the year in three digits. */
function dayOfYear(date: string): string {
  const day = (Date.parse(date.slice(0, 10)) - Date.parse(`${date.slice(0, 4)}-01-01`)) / DAY + 1;
  return String(day).padStart(3, '0');
}

/**
 * The parts of the two English-language groups from which no ISBN can be given: the range message of the International
 * ISBN Agency of 17 March 2024 lets no registrant begin with 060 to 066 in 978-1, nor with 0 or 1 in 979-8, which is
 * the group of the United States. So no real book has one of ours. The part of 979-8 that begins with 99 is in use.
 * The first has room for 7 starts of three digits, which publishing houses share as houses of one group do; the second
 * for 200, of which we use 100.
 */
const ISBN_GROUPS = {
  before: { prefix: '9781', first: 60, registrants: 7 },
  since: { prefix: '9798', first: 0, registrants: 100 },
};

/** The year from which ISBNs of the group 979-8 are given, and over how many years American houses come to it. */
const NEW_GROUP = 2020;
const CHANGING = 8;

/** So many numbers a registrant of five digits has, and all of those that share three; the fourth is 0 in the former. */
const OWN_RUN = 1000;
const SHARED_RUN = 90_000;
const REST = 4000;

const houses: readonly string[] = Object.keys(presses);

/** Arguments of {@link isbn}. */
interface IsbnArgs {
  /** The day of publication, `YYYY-MM-DD`. */
  readonly published: string;
  /** The publishing house, one of the list. Default: the first one. */
  readonly press?: string;
  /** The currency of its prices: only houses that count in dollars have numbers of the group 979-8. Default `USD`. */
  readonly currency?: string;
}

/**
 * An ISBN-13 of an English-language group with its check digit, 13 digits without hyphens: 978-1, and for
 * American houses 979-8 from a year on that is the house's own, 2020 or later. Behind that
 * is the house's registrant of five digits, which is used up after 1,000 records; then come numbers of which only three
 * digits are the house's. Unique by construction for 100,000 records; no real book has it.
 *
 * @example
 * isbn(context, { published: '2023-05-04', press: 'Briar & Wren' }) // => "9781061003117"
 */
export function isbn(context: Context, { published, press = '', currency = 'USD' }: IsbnArgs): string {
  const house = Math.max(0, houses.indexOf(press));
  const isNew = currency === 'USD' && Number(published.slice(0, 4)) >= NEW_GROUP + ((house * 5) % CHANGING);
  const { prefix, first, registrants } = ISBN_GROUPS[isNew ? 'since' : 'before'];
  const at = context.id - 1 - OWN_RUN;
  const rest = at - SHARED_RUN;
  const registrant = first + (rest < 0 ? (house * 37) % registrants : Math.floor(rest / REST));
  let number = 6 * OWN_RUN + (rest % REST);
  if (at < 0) number = Math.floor(house / 7) * OWN_RUN + context.distinct(OWN_RUN);
  else if (rest < 0) number = 10 * OWN_RUN + context.distinct(SHARED_RUN, at);
  const body = prefix + String(registrant).padStart(3, '0') + String(number).padStart(5, '0');
  let sum = 0;
  for (let i = 0; i < body.length; i++) sum += Number(body[i]) * (i % 2 === 0 ? 1 : 3);
  return body + String((10 - (sum % 10)) % 10);
}

/**
 * A UUID of version 4, unique by construction: its first group ends in a permutation of the id.
 *
 * @example
 * uuid(context) // => "144bc477-caf1-459a-b8cf-2a3eb0fe22cb"
 */
export function uuid(context: Context): string {
  const { random } = context;
  const head = hex(random, 1) + context.distinct(0x10000000).toString(16).padStart(7, '0');
  const variant = (8 + random.int(0, 3)).toString(16);
  return `${head}-${hex(random, 4)}-4${hex(random, 3)}-${variant}${hex(random, 3)}-${hex(random, 12)}`;
}

/** So many hexadecimal digits, each four of them from one draw. */
function hex(random: Random, length: number): string {
  let text = '';
  let left = 0;
  for (let at = 0; at < length; at++) {
    left = at % 4 === 0 ? random.int(0, 0xffff) : left >>> 4;
    text += '0123456789abcdef'.charAt(left & 15);
  }
  return text;
}
