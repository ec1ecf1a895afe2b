import type { DataRecord } from '../../../src/render/records.ts';

/** Laws about the distribution of values over at least 1,000 records, by the field that they check. */
export type ShareLaws = Readonly<Record<string, (records: readonly DataRecord[]) => boolean>>;

/** Returns the share of the items that fit, from 0 to 1. */
export const share = <T>(list: readonly T[], fits: (item: T) => boolean): number =>
  list.filter(fits).length / list.length;

/**
 * Returns three standard errors of a share among a number of records. A bound that the share of all possible records keeps
 * can be missed by as much among so few.
 */
export const leeway = (bound: number, count: number): number => 3 * Math.sqrt((bound * (1 - bound)) / count);

/** Returns the correlation coefficient of pairs of numbers, from -1 to 1. */
export const correlation = (pairs: readonly (readonly [number, number])[]): number => {
  const mean = (at: 0 | 1): number => pairs.reduce((sum, pair) => sum + pair[at], 0) / pairs.length;
  const [first, second] = [mean(0), mean(1)];
  let [both, one, other] = [0, 0, 0];
  for (const [a, b] of pairs) {
    both += (a - first) * (b - second);
    one += (a - first) ** 2;
    other += (b - second) ** 2;
  }
  return both / Math.sqrt(one * other);
};

/** The largest share of one number among all possible records. */
const MOST = 0.12;

/** Whether a number is too frequent in a field. It may be 0, or one of up to 20. */
export const hasSpike = (records: readonly DataRecord[], field: string): boolean =>
  spike(records, field) > MOST + leeway(MOST, records.length);

/** Returns the share of the most frequent value of a field, except 0 and null. It is 0 for fields with up to 20 values. */
const spike = (records: readonly DataRecord[], field: string): number => {
  const counts = new Map<unknown, number>();
  for (const { [field]: value } of records)
    if (value !== null && value !== 0) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts.size <= 20 ? 0 : Math.max(...counts.values()) / records.length;
};

/** Returns the sum of a field. */
export const sum = (records: readonly DataRecord[], field: string): number =>
  records.reduce((all, { [field]: value }) => all + Number(value), 0);

/** Returns the median. */
export const middle = (list: readonly number[]): number =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

/** Checks that at most a share of the values of a field are repeated. */
export const isFresh =
  (field: string, most: number) =>
  (records: readonly DataRecord[]): boolean =>
    records.length - new Set(records.map((record) => record[field])).size <= records.length * most;

/**
 * Checks that sums begin with 1 as often as Benford's law says, about 30 % of the time.
 *
 * @param most the largest share
 */
export const isBenford =
  (field: string, most = 0.36) =>
  (records: readonly DataRecord[]): boolean => {
    const ones = share(records, ({ [field]: sum }) => /^-?[0.]*1/.test(String(sum)));
    return ones >= 0.25 && ones <= most + leeway(most, records.length);
  };

/** Checks that no day has more than 5 % of the records. */
export const isEven =
  (field: string) =>
  (records: readonly DataRecord[]): boolean => {
    const counts = new Map<string, number>();
    for (const { [field]: date } of records) {
      const day = String(date).slice(0, 10);
      counts.set(day, (counts.get(day) ?? 0) + 1);
    }
    return Math.max(...counts.values()) <= records.length / 20;
  };
