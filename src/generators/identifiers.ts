import { arg } from './arguments.ts';
import { DAY } from './calendar.ts';
import type { Context } from './context.ts';
import { defineGenerator } from './define.ts';
import { presses } from './lists/presses.ts';
import type { Random } from './random.ts';

/** After this many records, identifiers repeat their numbers. They then get longer, and so stay unique. */
export const RUN: number = 1_000_000;

/**
 * Returns a number from 0, unique within a run of {@link RUN} records, and how many complete runs come before the
 * record.
 *
 * @example
 * serial(context).run // => 0
 */
export function serial(of: Context): { readonly number: number; readonly run: number } {
  return { number: of.distinct(RUN), run: Math.floor((of.id - 1) / RUN) };
}

/**
 * Writes the number of a record, from {@link serial}, with six digits; from the second million of records on, with
 * more.
 */
function digits(context: Context): string {
  const { number, run } = serial(context);
  return (run === 0 ? '' : String(run)) + String(number).padStart(6, '0');
}

export const invoice_number = defineGenerator({
  name: 'invoice_number',
  makes:
    'A unique invoice number: year and day of the year of its issue, and six digits. Numbers increase from day to day, but not within a day.',
  args: {
    date: arg.text('Date of issue, `YYYY-MM-DD`.', { required: true }),
  },
  examples: [{ args: { date: '2025-08-01' }, value: 'INV-2025-213-837902' }],
  make(context, { date }): string {
    return `INV-${date.slice(0, 4)}-${dayOfYear(date)}-${digits(context)}`;
  },
});

export const ticket_number = defineGenerator({
  name: 'ticket_number',
  makes:
    'A unique number of a support ticket: year and day of the year on which it was opened, and six digits. Numbers increase from day to day, but not within a day.',
  args: {
    date: arg.text('Date or date-time of opening.', { required: true }),
  },
  examples: [{ args: { date: '2025-08-01' }, value: 'TKT-25213-930190' }],
  make(context, { date }): string {
    return `TKT-${date.slice(2, 4)}${dayOfYear(date)}-${digits(context)}`;
  },
});

/** Writes the number of a day within its year, from 1, with three digits: `032` for the first of February. */
function dayOfYear(date: string): string {
  const day = (Date.parse(date.slice(0, 10)) - Date.parse(`${date.slice(0, 4)}-01-01`)) / DAY + 1;
  return String(day).padStart(3, '0');
}

/**
 * The ranges of ISBNs that the generator uses, in two groups for books in English. No real ISBN lies in them. According
 * to the range message of the International ISBN Agency of 17 March 2024, no registrant begins with 060 to 066 in
 * 978-1, nor with 0 or 1 in 979-8, the group of the United States. (The part of 979-8 that begins with 99 is in use.)
 * The first range has room for 7 registrants of three digits, which publishing houses share; the second for 200, of
 * which we use 100.
 */
const ISBN_GROUPS = {
  before: { prefix: '9781', first: 60, registrants: 7 },
  since: { prefix: '9798', first: 0, registrants: 100 },
};

/**
 * First year with ISBNs of the group 979-8; American publishers change to that group one after the other, over
 * `CHANGING` years.
 */
const NEW_GROUP = 2020;
const CHANGING = 8;

/**
 * Records 1 to 1,000 have ISBNs with a registrant of five digits, whose fourth digit is 0: 1,000 numbers for each
 * publishing house.
 */
const OWN_RUN = 1000;
const SHARED_RUN = 90_000;
const REST = 4000;

const houses: readonly string[] = Object.keys(presses);

export const isbn = defineGenerator({
  name: 'isbn',
  makes:
    'ISBN-13 without hyphens, unique, with a valid check digit and the registrant of the publishing house. No real book has it.',
  args: {
    published: arg.text('Date of publication, `YYYY-MM-DD`.', { required: true }),
    press: arg.text('Name of a publishing house in the built-in list. Default: the first one.'),
    currency: arg.text('Currency of the publishing house. Only with `USD` do numbers start with 979-8.', {
      default: 'USD',
    }),
  },
  examples: [{ args: { published: '2023-05-04', press: 'Briar & Wren' }, value: '9781061007269' }],
  make(context, { published, press = '', currency }): string {
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
  },
});

export const uuid = defineGenerator({
  name: 'uuid',
  makes: 'A unique UUID of version 4.',
  examples: [{ value: '04bcb6de-e245-43fc-91d0-4281ad2a8595' }],
  make(context): string {
    const { random } = context;
    const head = hex(random, 1) + context.distinct(0x10000000).toString(16).padStart(7, '0');
    const variant = (8 + random.int(0, 3)).toString(16);
    return `${head}-${hex(random, 4)}-4${hex(random, 3)}-${variant}${hex(random, 3)}-${hex(random, 12)}`;
  },
});

/** Draws a text of `length` hexadecimal digits, four per random number. */
function hex(random: Random, length: number): string {
  let text = '';
  let left = 0;
  for (let at = 0; at < length; at++) {
    left = at % 4 === 0 ? random.int(0, 0xffff) : left >>> 4;
    text += '0123456789abcdef'.charAt(left & 15);
  }
  return text;
}
