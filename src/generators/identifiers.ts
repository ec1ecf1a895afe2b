import { DAY } from './calendar.ts';
import type { Context } from './context.ts';
import { listOf } from './lists/list-of.ts';
import { months } from './lists/months.ts';
import { presses } from './lists/presses.ts';
import type { Random } from './random.ts';
import { tierOf } from './tiers.ts';

/** How many records a run of identifiers spans before it starts over with a longer form. */
const RUN = 1_000_000;

/** A number below a million that no other record of the same million gets, and how many millions came before. */
function serial(context: Context): { readonly number: number; readonly run: number } {
  return { number: context.distinct(RUN), run: Math.floor((context.id - 1) / RUN) };
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

/** Words a coupon may begin with, by its occasion; those of a season stand before the month. */
const COUPON_WORDS: Readonly<Record<string, readonly string[]>> = {
  welcome: listOf('WELCOME, HELLO, FIRST, JOIN, NEWHERE, FIRSTORDER, HITHERE, START'),
  friend: listOf('FRIEND, FRIENDS, SHARE, INVITE, BESTIE, GOODFRIEND, BRINGAFRIEND, TELLAFRIEND'),
  birthday: listOf('BIRTHDAY, HAPPY, BDAY'),
  thanks: listOf('THANKS, THANKYOU, THX, MANYTHANKS, MERCI, GRATEFUL, FORYOU, NEXTORDER'),
  club: listOf('CLUB, MEMBER, VIP, INSIDER, MEMBERS, LOYAL, CLUBONLY, MYCLUB'),
  news: listOf('NEWS, LETTER, READER, INBOX, MAIL, SUBSCRIBER, NEWSLETTER, BYMAIL'),
  comeback: listOf('COMEBACK, MISSYOU, AGAIN, HIAGAIN, RETURN, WEMISSYOU, BACK, LONGTIME'),
  party: listOf('PARTY, CHEERS, CELEBRATE, BIGDAY, YEARS, ANNIVERSARY, HOORAY, TOAST'),
  campus: listOf('STUDENT, CAMPUS, STUDY, UNI, STUDENTS, COLLEGE, SEMESTER, CLASS'),
  app: listOf('APP, MOBILE, INAPP, APPONLY, PHONE, MYAPP, VIAAPP, GETAPP'),
  season: [...listOf('HELLO, LOVE, HI, HEY, ITS, ENJOY, HAPPY'), ''],
};

/** Words for no occasion, and for coupons that save the delivery. */
const ANY_WORDS: readonly string[] = ['SAVE', 'TAKE', 'GET', 'ENJOY'];
const DELIVERY_WORDS: readonly string[] = listOf(
  'FREESHIP, SHIPFREE, FREEDELIVERY, SHIPONUS, ZEROSHIP, DELIVERYONUS, FREEPOST, NOSHIPPING',
);

/** Words that the first codes for no occasion begin with: none that tells how long they are valid. */
const LABELS = listOf(
  'NEST, COZY, LINDEN, HOUSE, ROOM, STYLE, FRESH, BRIGHT, SUNNY, LUCKY, CEDAR, INDIGO, TREAT, SMILE, SWEET, SORREL, MORE, PLUS, NICE, COMFY, OLIVE, DEAL, SHOP, HOME, IVORY, DREAM, GREEN, AMBER, MAPLE, WILLOW, PEACH, BERRY',
);

/** How what is taken off stands behind the word of an occasion, and how a delivery does; and what ends plain ones. */
const SHAPES: readonly string[] = ['#', '#OFF', '-#', '#NOW'];
const DELIVERIES: readonly string[] = ['SHIP', 'FREESHIP', '-SHIP', 'SHIPNOW'];
const ENDS: readonly string[] = ['', 'HOME', '4U', 'NOW'];

/** The letters and digits that nobody mistakes for one another. */
const CODE_SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/**
 * The month, from 0, that an offer is called after: the next one where it begins late in a month.
 *
 * @example
 * monthOf('2025-06-26') // => 6
 */
export function monthOf(date: string): number {
  return new Date(Date.parse(date) + 6 * DAY).getUTCMonth();
}

/** How many codes have no signs, a second and a third time; how many end in three signs, and how many in four. */
const SUFFIXES = [LABELS.length, LABELS.length, LABELS.length, 27_000, RUN] as const;

/** Arguments of {@link coupon_code}. */
interface CouponCodeArgs {
  /** `percentage`, `fixed_amount` or `free_shipping`. */
  readonly discount: string;
  /** The percent or sum taken off. */
  readonly value: number;
  /** What the coupon is given for, such as `welcome`. Default: nothing in particular. */
  readonly occasion?: string;
  /** Its first day, `YYYY-MM-DD`, for offers of a season: those of a month bear its name. */
  readonly date?: string;
  /** How many may use it: a code for a single customer is long, so that nobody guesses it. Default: many. */
  readonly limit?: number;
}

/**
 * A code to type in: a word that hints at the occasion, and what is taken off. A label makes it unique by construction,
 * or some signs when these are used up.
 *
 * @example
 * coupon_code(context, { discount: 'percentage', value: 20 }) // => "STYLE20"
 */
export function coupon_code(context: Context, args: CouponCodeArgs): string {
  const { discount, value, occasion = '', date, limit = 2 } = args;
  const isFree = discount === 'free_shipping';
  const isSeason = occasion === 'season' && date !== undefined;
  const known = occasion === 'season' && !isSeason ? undefined : COUPON_WORDS[occasion];
  // In a season, the month tells the occasion of a free delivery: AUGUSTFREESHIP.
  const isPlainFree = isFree && (isSeason || known === undefined);
  const words = isPlainFree ? DELIVERY_WORDS : (known ?? ANY_WORDS);
  const { form, index } = tierOf(context, SUFFIXES);
  // No two of the first ones have both the same word and the same shape.
  const shape = form === 0 && limit > 1 ? Math.floor(index / words.length) % SHAPES.length : 0;
  const month = isSeason ? (months[monthOf(date)] ?? '').toUpperCase() : '';
  const name = words[index % words.length] ?? '';
  const word = isFree ? month + name : name + month;
  const hint = value % 1000 > 0 ? String(value) : `${value / 1000}K`;
  const ending = !isFree ? SHAPES[shape]?.replace('#', hint) : isPlainFree ? ENDS[shape] : DELIVERIES[shape];
  const bare = word + (ending ?? '');
  const start = form === 0 && bare.length < 6 ? `${bare}OFFER` : bare;
  if (limit === 1) return `${start}-${signsOf(serial(context).number, 4)}-${signsOf(context.random.int(0, RUN), 4)}`;
  if (form > 2) {
    const run = form < 4 ? 0 : Math.floor((context.id - 1 - 3 * LABELS.length - SUFFIXES[3]) / RUN);
    // No label and no shape has an X or a hyphen in that place.
    return start + (index % 2 === 0 ? 'X' : '-') + signsOf(index, form) + (run === 0 ? '' : run);
  }
  if (known !== undefined || isFree) return form === 0 ? start : `${start}-${signsOf(form * LABELS.length + index, 2)}`;
  const label = LABELS[index] ?? '';
  return form === 0 ? label + (hint.length > 1 ? '' : '-') + hint : form === 1 ? `${label}${hint}OFF` : start + label;
}

/** A number in so many signs. */
function signsOf(number: number, count: number): string {
  let rest = number;
  let signs = '';
  for (let i = 0; i < count; i++) {
    signs += CODE_SIGNS[rest % CODE_SIGNS.length];
    rest = Math.floor(rest / CODE_SIGNS.length);
  }
  return signs;
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
