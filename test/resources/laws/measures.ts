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
