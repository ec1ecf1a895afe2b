import type { DataRecord } from '../../../src/render/records.ts';
import { currencyOf } from '../../../src/generators/money.ts';

/** The reference date of all tests of laws. */
export const REF_DATE = '2026-01-01T00:00:00.000Z';
export const TODAY: string = REF_DATE.slice(0, 10);

/** A record under test, with access to all others of the same seed. */
export interface Case {
  readonly record: DataRecord;
  /** Return the number, text or list in a field; throw for any other value. */
  num(field: string): number;
  text(field: string): string;
  list(field: string): readonly string[];
  /** Returns the record that a reference points to. */
  target(resource: string, reference: string): Case;
  /** Returns the records of a resource up to this one's id, which references can point to. */
  upTo(resource: string): readonly Case[];
  /** Returns those of {@link upTo} with a text in a field, from an index. */
  having(resource: string, field: string, text: string): readonly Case[];
}

/** Indexes of the records of a seed. */
export interface Index {
  /** Returns the first records of a resource. */
  first(resource: string, count: number): readonly Case[];
  /** Returns those of the first records with a text in a field. */
  having(resource: string, count: number, field: string, text: string): readonly Case[];
}

/** Checks the value of a field against the rest of the record and the records it refers to. */
export type Law = (given: Case) => boolean;

/** Laws by the field that they check, `invoices.total`. */
export type Laws = Readonly<Record<string, Law>>;

/** Laws of all records of a resource together, such as unique codes or an order, by the field that they check. */
export type CollectionLaws = Readonly<Record<string, (cases: readonly Case[]) => boolean>>;

function refuse(field: string, found: unknown): never {
  throw new TypeError(`${field} is ${JSON.stringify(found)}`);
}

/** @param index Default: none, so records are searched one by one */
export const makeCase = (record: DataRecord, find: (resource: string, id: number) => Case, index?: Index): Case => {
  const id = Number(record['id']);
  const upTo = (resource: string): readonly Case[] =>
    index?.first(resource, id) ?? Array.from({ length: id }, (_, at) => find(resource, at + 1));
  // These are called millions of times, so they allocate nothing.
  return {
    record,
    num: (field) => {
      const found = record[field];
      return typeof found === 'number' ? found : refuse(field, found);
    },
    text: (field) => {
      const found = record[field];
      return typeof found === 'string' ? found : refuse(field, found);
    },
    list: (field) => {
      const found: unknown = record[field];
      return Array.isArray(found) ? found : refuse(field, found);
    },
    target: (resource, reference) => find(resource, Number(record[reference])),
    upTo,
    having: (resource, field, text) =>
      index?.having(resource, id, field, text) ?? upTo(resource).filter((other) => other.record[field] === text),
  };
};

/** Checks that two sums are equal to three decimals, the most of any currency. */
export const same = (a: number, b: number): boolean => Math.abs(a - b) < 0.00051;

/** Returns the whole days from one date to another. */
export const days = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

export const unique = (cases: readonly Case[], field: string): boolean =>
  new Set(cases.map(({ record }) => record[field])).size === cases.length;

/** Checks that a reference points to a record with an id from 1 to the record's own. */
export const refers =
  (field: string): Law =>
  ({ num }) =>
    num(field) >= 1 && num(field) <= num('id');

/** Checks that a date or time is not before the user's account was opened. */
export const afterAccount = ({ target, text }: Case, reference: string, field: string): boolean =>
  Date.parse(text(field)) >= Date.parse(target('users', reference).text('created_at'));

/** Checks that a text is the name of the user that a reference points to. */
export const namesUser =
  (reference: string, field: string): Law =>
  ({ target, text }) => {
    const user = target('users', reference);
    return text(field) === `${user.text('first_name')} ${user.text('last_name')}`;
  };

/** Checks that a sum has no more decimals than its currency. */
export const inCurrency = (given: Case, field: string, code: string = given.text('currency')): boolean => {
  const { decimals } = currencyOf(code);
  return (
    same(Number(given.num(field).toFixed(decimals)), given.num(field)) &&
    (decimals > 0 || Number.isInteger(given.num(field)))
  );
};
