import type { JsonObject } from './json.ts';
import type { FieldSummary } from './meta.ts';
import { cellText, labelOf } from './wording.ts';

/** Matches names of dates that say when something ends or was changed, rather than when it takes place. */
const LATER = /(?:updat|modif|chang|expir|end|due|until|delet|closed|resolv|birth|next)/i;

/**
 * Returns the field that dates a record: the first date that is never null and says when the record takes place.
 *
 * @returns undefined where records have no date
 */
export function mainDate(fields: readonly FieldSummary[]): FieldSummary | undefined {
  const dates = fields.filter(({ format, nullable }) => /^date(?:-time)?$/.test(format) && !nullable);
  return dates.find(({ name }) => !LATER.test(name)) ?? dates[0];
}

/** Matches names of fields that say of which kind a record is, or how far it has come. */
const KIND = /(?:(?:^|_)(?:type|kind|status|state|plan)|(?:Type|Kind|Status|State|Plan))$/;

const SUMS = ['total', 'amount', 'price'];

/** A record is described by at most this many words on its kind. */
const MOST_WORDS = 2;

/** Returns a record's amount of money, with its currency; empty if it has none. */
function sumOf(record: JsonObject): string {
  const name = SUMS.find((one) => typeof record[one] === 'number');
  return name === undefined ? '' : `${cellText(record[name])} ${cellText(record['currency'] ?? '')}`.trim();
}

/**
 * Describes a record in a few words: its name, its kind and state, and its amount of money.
 *
 * @returns texts that follow each other
 */
export function wordRecord(fields: readonly FieldSummary[], record: JsonObject): readonly string[] {
  const words = fields
    .filter(({ name }) => KIND.test(name))
    .map(({ name }) => record[name])
    .filter((value) => typeof value === 'string')
    .slice(0, MOST_WORDS);
  return [...new Set([labelOf(record), ...words, sumOf(record)])].filter(Boolean);
}

/** The records of one resource that become events of a story. */
export interface Chapter {
  readonly resource: string;
  /** Name of the field by which these records are addressed. */
  readonly key: string;
  readonly singular: string;
  readonly fields: readonly FieldSummary[];
  readonly records: readonly JsonObject[];
}

/** A record as an event of a story. */
export interface Event {
  /** Date of the event; its first ten characters are the day. */
  readonly date: string;
  readonly resource: string;
  readonly singular: string;
  readonly key: string;
  readonly words: readonly string[];
}

/**
 * Returns records as events in the order of their dates. Events of the same day are in the order of the chapters. A
 * record without a date is left out.
 */
export function storyOf(chapters: readonly Chapter[]): readonly Event[] {
  const events = chapters.flatMap(({ resource, key, singular, fields, records }) => {
    const date = mainDate(fields)?.name;
    if (date === undefined) return [];
    return records.map((record) => ({
      date: cellText(record[date] ?? ''),
      resource,
      singular,
      key: cellText(record[key] ?? ''),
      words: wordRecord(fields, record),
    }));
  });
  const dayOf = ({ date }: Event): string => date.slice(0, 10);
  const byDay = (one: Event, other: Event): number =>
    dayOf(one) < dayOf(other) ? -1 : dayOf(one) > dayOf(other) ? 1 : 0;
  return events.filter(({ date, key }) => date !== '' && key !== '').toSorted(byDay);
}
