import type { DataRecord } from '../../../src/render/records.ts';

/** Whether the records of a resource, 1,000 or more, are spread as in life. By the field that is governed. */
export type ShareLaws = Readonly<Record<string, (records: readonly DataRecord[]) => boolean>>;

/** The share of a list that fits. */
export const share = <T>(list: readonly T[], fits: (item: T) => boolean): number =>
  list.filter(fits).length / list.length;

/** How two numbers go together: 1 in step, 0 not at all, -1 against each other. */
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

/** The share of the most frequent value of a field; zero, null and what has no more than 20 values aside. */
export const spike = (records: readonly DataRecord[], field: string): number => {
  const counts = new Map<unknown, number>();
  for (const { [field]: value } of records)
    if (value !== null && value !== 0) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts.size <= 20 ? 0 : Math.max(...counts.values()) / records.length;
};

/** What the values of a field come to. */
export const sum = (records: readonly DataRecord[], field: string): number =>
  records.reduce((all, { [field]: value }) => all + Number(value), 0);

/** The value in the middle of a list. */
export const middle = (list: readonly number[]): number =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

/** Whether at most so large a share of the values of a field have been there before. */
export const isFresh =
  (field: string, most: number) =>
  (records: readonly DataRecord[]): boolean =>
    records.length - new Set(records.map((record) => record[field])).size <= records.length * most;

/** Whether sums begin with 1 about as often as in life, in 30 of 100. */
export const isBenford =
  (field: string) =>
  (records: readonly DataRecord[]): boolean => {
    const ones = share(records, ({ [field]: sum }) => /^-?[0.]*1/.test(String(sum)));
    return ones >= 0.25 && ones <= 0.36;
  };

/** Whether no day has more than one record in twenty. */
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
