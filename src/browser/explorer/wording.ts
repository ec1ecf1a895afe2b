import type { Address } from './address.ts';
import type { Resource } from './tree-summary.ts';

/**
 * Writes a whole number with a comma between thousands.
 *
 * @example
 * grouped(1234567) // => "1,234,567"
 */
export function grouped(number: number): string {
  return `${number}`.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}

/**
 * Writes a number of records.
 *
 * @example
 * recordsIn(1) // => "1 record"
 */
export function recordsIn(number: number): string {
  return `${grouped(number)} ${number === 1 ? 'record' : 'records'}`;
}

/**
 * Describes how many records match.
 *
 * @param all how many records there are without the search; undefined if that is not known
 * @example
 * matchesIn('invoices', 'overdue', 13, 100) // => "13 of 100 invoices match “overdue”"
 */
export function matchesIn(resource: string, q: string, total: number, all: number | undefined): string {
  if (q === '') return `${grouped(total)} ${resource}`;
  if (total === 0) return `No ${resource} match “${q}”`;
  const of = all === undefined ? grouped(total) : `${grouped(total)} of ${grouped(all)}`;
  return `${of} ${resource} ${total === 1 ? 'matches' : 'match'} “${q}”`;
}

/** Returns the title of the document. */
export function titleOf({ resource, view, record, seed }: Address): string {
  const parts = [resource, resource && (view === 'records' ? record : view), seed && `seed ${seed}`, 'mockgen'];
  return parts.filter(Boolean).join(' · ');
}

/**
 * Says, in words for the reader, which fields are searched if none is chosen.
 *
 * @example
 * searchedIn({list: ['title']}) // => "the text fields of the list"
 */
export function searchedIn({ list }: Pick<Resource, 'list'>): string {
  return list ? 'the text fields of the list' : 'all text fields';
}

const NAMES = ['title', 'username', 'subject', 'code', 'reference', 'symbol', 'invoice_number', 'plan'];

/** Matches a UUID, which tells a reader nothing. */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Returns the text that identifies a record for a reader.
 *
 * @returns empty when it has none
 * @example
 * labelOf({id: 1, name: 'Ann'}) // => "Ann"
 * labelOf({id: 1, first_name: 'Ann', last_name: 'Lee', username: 'al'}) // => "Ann Lee"
 */
export function labelOf(record: Readonly<Record<string, unknown>>): string {
  const { first_name: first, last_name: last } = record;
  const whole = typeof first === 'string' && typeof last === 'string' ? `${first} ${last}` : undefined;
  const found = [record['name'], whole, ...NAMES.map((name) => record[name])].find(
    (value) => typeof value === 'string' && value !== '' && !UUID.test(value),
  );
  return typeof found === 'string' ? found : '';
}

/**
 * Writes a value as one line of a table; a list as its elements.
 *
 * @example
 * cellText(['a', 'b']) // => "a, b"
 */
export function cellText(value: unknown): string {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.map(cellText).join(', ') : (JSON.stringify(value) ?? '');
}
