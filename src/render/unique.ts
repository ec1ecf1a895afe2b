import { multiplesIn, type Uniqueness } from '../schema/index.ts';
import type { Context } from '../generators/index.ts';
import type { Reader, Value } from './arguments.ts';

/** The parts of a context that make values of different records differ. */
type DistinctContext = Pick<Context, 'id' | 'random' | 'distinct'>;

/** The largest number of values that can be permuted, so that each record takes another one. */
const MOST = 0x40000000;

/**
 * A date-time is shifted by at most this many milliseconds, which allows for more different date-times than any
 * resource has records.
 */
const STRETCH = 600_000;

/** Returns a number that no other record has in this field, with at least as many digits as the id. */
function serial(context: DistinctContext): number {
  let least = 1;
  while (context.id >= least * 10) least *= 10;
  return least + context.distinct(9 * least, context.id - least);
}

/** Puts a number into a file name, or another text without spaces, in front of its extension. */
function withExtension(text: string, number: number): string {
  const [extension = ''] = /\.[a-z][a-z\d]{0,4}$/i.exec(text) ?? [];
  const stem = text.slice(0, text.length - extension.length);
  return `${stem === '' ? '' : `${stem}-`}${number}${extension}`;
}

/**
 * Puts a number into a web address, at the end of its path, or behind a `data:` URI.
 *
 * @example
 * numberUri('https://a.example/b/c.png?d', 7) // => "https://a.example/b/c-7.png?d"
 */
export function numberUri(uri: string, number: number): string {
  const [head = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(uri)?.slice(1) ?? [];
  const origin = /^[a-z][a-z\d+.-]*:\/\/[^/]*/i.exec(head)?.[0];
  if (origin === undefined) return `${uri}${rest.includes('#') ? '-' : '#'}${number}`;
  const end = head.lastIndexOf('/');
  if (head === origin) return `${head}/${number}${rest}`;
  return head.slice(0, end + 1) + withExtension(head.slice(end + 1), number) + rest;
}

/**
 * Puts a number into a text so that texts with different numbers differ, whatever else they contain: before the `@` of
 * an e-mail address, at the end of words, before a file extension.
 *
 * @example
 * numberText('Oak desk.', 7) // => "Oak desk 7."
 * @example
 * numberText('oak-desk', 7) // => "oak-desk-7"
 */
export function numberText(text: string, number: number): string {
  if (!/\s/.test(text)) return withExtension(text, number);
  const [end = ''] = /[.!?…]*$/.exec(text) ?? [];
  return `${text.slice(0, text.length - end.length)} ${number}${end}`;
}

function numberEmail(email: string, number: number): string {
  const at = email.lastIndexOf('@');
  return at < 0 ? numberText(email, number) : `${email.slice(0, at)}.${number}${email.slice(at)}`;
}

/** Shifts a date-time by at most ten minutes, by a different time in each record. */
function moveMoment(text: string, context: DistinctContext): string {
  const time = Date.parse(text);
  return new Date(time - (time % STRETCH) + context.distinct(STRETCH)).toISOString();
}

/**
 * Returns a multiple from a range that no other record gets. From a large range, each record draws within a section of
 * its own.
 */
function memberOf(
  { first, last, step, scale }: Extract<Uniqueness, { by: 'range' }>,
  context: DistinctContext,
): number {
  const size = last - first + 1;
  const stretch = Math.ceil(size / MOST);
  const index = context.distinct(Math.floor(size / stretch)) * stretch;
  const number = first + index + (stretch === 1 ? 0 : context.random.int(0, stretch - 1));
  return scale === 1 ? multiplesIn(0, 0, step).at(number) : (number * step) / scale;
}

/**
 * Creates the reader of a field with unique values.
 *
 * @param plain reads the value as it would be if it did not have to be unique; called only if it is a part of the
 *   unique value
 * @param aim starts, for a record, the random numbers that make the values different
 */
export function uniqueReader(
  uniqueness: Uniqueness,
  plain: Reader<Value>,
  aim: (id: number) => DistinctContext,
): Reader<Value> {
  switch (uniqueness.by) {
    case 'generator':
      return plain;
    case 'position':
      return ({ id }) => id;
    case 'list':
      return ({ id }) => uniqueness.values[aim(id).distinct(uniqueness.values.length)] ?? null;
    case 'range':
      return ({ id }) => memberOf(uniqueness, aim(id));
    case 'forms':
      return ({ id }) => {
        const size = Math.min(uniqueness.count, MOST);
        const context = aim(id);
        return uniqueness.at(context.distinct(size), size, (below) => context.random.int(0, below - 1));
      };
    case 'number':
      return (record) => {
        const value = plain(record);
        if (value === null) return null;
        const context = aim(record.id);
        if (uniqueness.of === 'time') return moveMoment(String(value), context);
        const numbered = { email: numberEmail, uri: numberUri, text: numberText }[uniqueness.of];
        return numbered(String(value), serial(context));
      };
  }
}
