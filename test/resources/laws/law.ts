import type { DataRecord } from '../../../src/render/records.ts';
import { currencyOf } from '../../../src/generators/money.ts';

/** The reference date of all tests on laws. */
export const REF_DATE = '2026-01-01T00:00:00.000Z';
export const TODAY: string = REF_DATE.slice(0, 10);

/** One record under test, and the way to all others of the same seed. */
export interface Case {
  readonly record: DataRecord;
  /** The number, text or list in a field; throws when there is something else. */
  num(field: string): number;
  text(field: string): string;
  list(field: string): readonly string[];
  /** The record that a reference points to. */
  target(resource: string, reference: string): Case;
  /** The first records of a resource, up to this one's id: those that a reference may draw from. */
  upTo(resource: string): readonly Case[];
  /** Those of them with that text in a field: looked up, where comparing with each of them would take its time. */
  having(resource: string, field: string, text: string): readonly Case[];
}

/** Quick ways to the records of a seed. */
export interface Index {
  /** The first records of a resource. */
  first(resource: string, count: number): readonly Case[];
  /** Those of them with that text in a field. */
  having(resource: string, count: number, field: string, text: string): readonly Case[];
}

/** Whether the value of one field is right, given the rest of the record and the records it refers to. */
export type Law = (given: Case) => boolean;

/** By the field they govern, `invoices.total`. */
export type Laws = Readonly<Record<string, Law>>;

/** Whether a list of records is right as a whole: unique codes, an order. By what it governs. */
export type CollectionLaws = Readonly<Record<string, (cases: readonly Case[]) => boolean>>;

function refuse(field: string, found: unknown): never {
  throw new TypeError(`${field} is ${JSON.stringify(found)}`);
}

/** @param index Default: records are found one after the other, and looked at */
export const makeCase = (record: DataRecord, find: (resource: string, id: number) => Case, index?: Index): Case => {
  const id = Number(record['id']);
  const upTo = (resource: string): readonly Case[] =>
    index?.first(resource, id) ?? Array.from({ length: id }, (_, at) => find(resource, at + 1));
  // Called millions of times where there is time: nothing is made for a call.
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

/** Whether two sums are the same to the last decimal that any currency has. */
export const same = (a: number, b: number): boolean => Math.abs(a - b) < 0.00051;

/** Whole days from one date to another. */
export const days = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

export const unique = (cases: readonly Case[], field: string): boolean =>
  new Set(cases.map(({ record }) => record[field])).size === cases.length;

/** Whether a reference points at a record with an id from 1 to the record's own. */
export const refers =
  (field: string): Law =>
  ({ num }) =>
    num(field) >= 1 && num(field) <= num('id');

/** Whether a moment, or the day that it begins, does not come before the account of the user was opened. */
export const afterAccount = ({ target, text }: Case, reference: string, field: string): boolean =>
  Date.parse(text(field)) >= Date.parse(target('users', reference).text('created_at'));

/** Whether a text names the user that a reference points to. */
export const namesUser =
  (reference: string, field: string): Law =>
  ({ target, text }) => {
    const user = target('users', reference);
    return text(field) === `${user.text('first_name')} ${user.text('last_name')}`;
  };

/** Whether a sum has no more decimals than its currency. */
export const inCurrency = (given: Case, field: string, code: string = given.text('currency')): boolean => {
  const { decimals } = currencyOf(code);
  return (
    same(Number(given.num(field).toFixed(decimals)), given.num(field)) &&
    (decimals > 0 || Number.isInteger(given.num(field)))
  );
};
