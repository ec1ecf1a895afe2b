import { hashWords } from '../generators/index.ts';
import type { Reader, Value } from './arguments.ts';

/**
 * Returns what takes the place of the id in the draws of a value: the id itself, or a number that all records with the
 * same `per` value share.
 */
export function idReader(per: Reader<Value> | undefined): Reader<number> {
  if (!per) return ({ id }) => id;
  return (record) => {
    const value = per(record);
    return typeof value === 'number' ? value : (hashWords(String(value))[0] ?? 0);
  };
}
