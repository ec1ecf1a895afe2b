import { isMoney } from './kinds.js';
import { bars, firstDigits, histogram, mean, quantile, unevenness } from './measures.js';
import { figure, percent, sharesOf } from './wording.js';

/** A number with more possible values than this is expected to be spread over them. */
const FEW = 20;

/** Below so many records, shares say little. */
export const ENOUGH = 300;

/**
 * What is told of a number: where it lies, how it is spread, what stands out. `dollars` are its values in one currency,
 * where the records have several.
 */
export function describeNumber({ property, present, counts, dollars }) {
  if (present.length === 0) return { lines: [], marks: ['has no value'] };
  const sorted = (dollars ?? present).filter((value) => value !== null).toSorted((a, b) => a - b);
  const parts = [0.25, 0.5, 0.75].map((part) => figure(quantile(sorted, part)));
  const [low, high] = [sorted[0], sorted.at(-1)].map(figure);
  const { counts: bins, growing } = histogram(sorted);
  const lines = [
    `min ${low}, quartiles ${parts.join(' | ')}, max ${high}, mean ${figure(mean(sorted))}${dollars ? ', in US dollars' : ''}`,
  ];
  if (counts.length <= FEW) lines.push(`${counts.length} values: ${sharesOf(counts, present.length)}`);
  else {
    const [[value, count]] = counts;
    lines.push(
      `${bars(bins)}| ${low} to ${high}${growing ? ', steps that grow' : ''}`,
      `${figure(counts.length)} values, most often ${figure(value)}: ${percent(count / present.length)}`,
    );
  }
  const digits = isMoney(property) ? firstDigits(present) : undefined;
  if (digits) lines.push(`first digits 1 to 9: ${digits.map(percent).join(', ')}`);
  return { lines, marks: marksOfNumber(sorted, counts, digits) };
}

function marksOfNumber(sorted, counts, digits) {
  const all = sorted.length;
  if (counts.length === 1 && all > 1) return [`is always ${figure(sorted[0])}`];
  if (counts.length <= FEW || all < ENOUGH) return [];
  const marks = [];
  const [value, count] = counts.find(([value]) => value !== 0) ?? [0, 0];
  if (count / all > 0.12) marks.push(`is ${figure(value)} in ${percent(count / all)}, at most 12 % expected`);
  if (counts.length < all && unevenness(sorted) < Math.max(1.36 / Math.sqrt(all), 0.02))
    marks.push(`is spread evenly from ${figure(sorted[0])} to ${figure(sorted.at(-1))}`);
  const isWide = quantile(sorted, 0.95) > 30 * quantile(sorted, 0.05) && sorted[0] > 0;
  const [ones] = digits ?? [];
  if (digits && (isWide || sorted[0] < 0) && (ones < 0.25 || ones > 0.36))
    marks.push(`has a first digit of 1 in ${percent(ones)}, 25 to 36 % expected`);
  return marks;
}

/** What is told of a reference: how many records are meant, and by how many at most. */
export function describeReference({ values, counts, present }) {
  const [[target, count] = [0, 0]] = counts;
  const ahead = values.filter((value, at) => value > at + 1).length;
  const lines = [
    `${figure(counts.length)} records meant, ${(present.length / counts.length).toFixed(1)} times each; most often ${target}: ${count} times`,
  ];
  return { lines, marks: ahead ? [`means a record beyond its own id in ${percent(ahead / values.length)}`] : [] };
}
