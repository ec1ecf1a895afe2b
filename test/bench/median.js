/** The number in the middle, or the upper one of the two there. */
export function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

/** The number that the given part of all (0 to 1) does not exceed: 0.99 for the slowest of a hundred. */
export function quantile(numbers, part) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
}

/** How far numbers lie apart, in per cent of their median. */
export function spread(numbers) {
  return ((Math.max(...numbers) - Math.min(...numbers)) / median(numbers)) * 100;
}
