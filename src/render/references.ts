import type { Random } from '../generators/index.ts';
import type { Reader, RecordView, Value } from './arguments.ts';

/**
 * Draws the position of a record that another one refers to. If there is no record with the drawn number, a smaller
 * number is drawn, until there is one. Each record is equally likely. If more records are added, the result stays the
 * same or becomes one of the new records.
 *
 * @param min the lowest number, from 1
 * @param max the highest number, from `min`
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
 * Makes sure that a reference whose numbers come from elsewhere points only to records that exist.
 *
 * @param total number of records
 * @param aim starts the random numbers of the reference for a record
 */
export function boundedReader(given: Reader<Value>, total: number, aim: (record: RecordView) => Random): Reader<Value> {
  return (record) => {
    const number = given(record);
    if (typeof number !== 'number' || number <= total) return number;
    return lower(aim(record), number, 1, total);
  };
}

/** The records that a reference can point to. */
interface Range {
  /** How many records there are that the reference can point to. */
  readonly total: number;
  /** How many consecutive ids form a run, if the reference stays within a run. Default: all ids form one run. */
  readonly run: number | undefined;
  /** Whether the reference points only to earlier records. The first record has none, so it is never asked for. */
  readonly isEarlier: boolean;
}

/**
 * Creates the function that reads the position of the record to which a reference points.
 *
 * @param draw draws a number between two bounds for a record
 * @param random continues with the random numbers that follow those of `draw`; used if there is no record with that
 *   number
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
