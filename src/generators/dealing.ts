import type { Random } from './random.ts';

/** Weights of how many records an owner has: first the weight of none, then that of one, and so on. */
export type CountWeights = readonly number[];

/**
 * Draws how many of `size` records each of `size` owners has. The first `n` owners always have at least `n` records
 * together, so each record can have an owner whose number is not higher than its own.
 *
 * @example
 * drawCounts(context.random, 4, [1, 1, 1]).reduce((sum, one) => sum + one, 0) // => 4
 */
export function drawCounts(random: Random, size: number, weights: CountWeights): number[] {
  const total = weights.reduce((sum, one) => sum + one, 0);
  const counts = Array.from({ length: size }, () => {
    let left = random.next() * total;
    return Math.max(
      0,
      weights.findIndex((weight) => (left -= weight) < 0),
    );
  });
  let sum = counts.reduce((all, one) => all + one, 0);
  while (sum !== size) {
    const at = random.int(0, size - 1);
    const step = sum > size ? -1 : 1;
    if ((counts[at] ?? 0) + step < 0) continue;
    counts[at] = (counts[at] ?? 0) + step;
    sum += step;
  }
  return fromLowest(counts);
}

/** Rotates a list of counts whose mean is 1, so that the first `n` counts always add up to at least `n`. */
function fromLowest(counts: readonly number[]): number[] {
  let [lead, least, start] = [0, 0, 0];
  for (const [at, count] of counts.entries()) {
    lead += count - 1;
    if (lead < least) [least, start] = [lead, at + 1];
  }
  return [...counts.slice(start), ...counts.slice(0, start)];
}

/**
 * Deals records out to owners. Returns the number of the owner of each record, which is not higher than the number of
 * the record.
 *
 * @param counts how many records each owner has, from {@link drawCounts}
 */
export function dealOut(random: Random, counts: readonly number[]): number[] {
  const left = [...counts];
  const owners: number[] = [];
  return counts.map((count, record) => {
    if (count > 0) owners.push(record);
    const at = random.int(0, owners.length - 1);
    const owner = owners[at] ?? 0;
    left[owner] = (left[owner] ?? 0) - 1;
    if (left[owner] === 0) owners.splice(at, 1);
    return owner;
  });
}
