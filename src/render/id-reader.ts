import { hashWords } from '../generators/index.ts';
import type { Reader, Value } from './arguments.ts';

/**
 * Returns a function that gives the number on which the draws of a value depend: the id of the record, or, if the field
 * has `per`, a number that all records with the same value of `per` share.
 */
export function idReader(per: Reader<Value> | undefined): Reader<number> {
  if (!per) return ({ id }) => id;
  return (record) => {
    const value = per(record);
    return typeof value === 'number' ? value : (hashWords(String(value))[0] ?? 0);
  };
}
