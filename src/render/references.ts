import type { Random } from '../generators/index.ts';
import type { Reader, RecordView, Value } from './arguments.ts';

/**
 * Draws the position of a record that another one refers to. A number above the last record is replaced by a smaller
 * one, drawn next, until the record exists. Each record is equally likely, and with more records the result stays or
 * moves to one of the new ones.
 *
 * @param min from 1
 * @param max from `min`
 * @param total number of records
 * @example
 * drawTarget({ int: (min, max) => max }, 1, 9, 7) // => 7
 */
export function drawTarget(random: Pick<Random, 'int'>, min: number, max: number, total: number): number {
  return lower(random, random.int(min, max), total < min ? 1 : min, total);
}

/** Draws smaller and smaller numbers until one is not above the last record. */
function lower(random: Pick<Random, 'int'>, number: number, min: number, total: number): number {
  let found = number;
  while (found > total) found = random.int(min, found - 1);
  return found;
}

/**
 * Limits the positions that a reference gets from elsewhere to records that exist.
 *
 * @param total number of records
 * @param aim aims at the draws of the reference
 */
export function boundedReader(given: Reader<Value>, total: number, aim: (record: RecordView) => Random): Reader<Value> {
  return (record) => {
    const number = given(record);
    if (typeof number !== 'number' || number <= total) return number;
    return lower(aim(record), number, 1, total);
  };
}

/** The records to which a reference can point. */
interface Range {
  /** Number of records to which the reference can point. */
  readonly total: number;
  /** Length of the runs of ids that the reference stays within. Default: all ids are one run. */
  readonly run: number | undefined;
  /** Whether the reference points to an earlier record only. The first record, which has none, is never asked for. */
  readonly isEarlier: boolean;
}

/**
 * Creates the reader of the position that a reference points to.
 *
 * @param draw gives a first number of a range, and leaves the draws aimed where it stopped
 * @param random the draws
 */
export function positionReader(
  { total, run, isEarlier }: Range,
  draw: (record: RecordView, min: number, max: number) => number,
  random: Pick<Random, 'int'>,
): Reader<Value> {
  return (record) => {
    const { id } = record;
    const min = run === undefined ? 1 : id - ((id - 1) % run);
    return lower(random, draw(record, min, isEarlier ? Math.max(1, id - 1) : id), total < min ? 1 : min, total);
  };
}
