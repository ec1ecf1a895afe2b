// Plain statistics over lists of numbers and of values.

/** The number below which the given part (0 to 1) of a sorted list lies. */
export function quantile(sorted, part) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
}

/** The mean of some numbers. */
export function mean(numbers) {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum / numbers.length;
}

/** How often each value occurs, the most frequent first: `[value, count]`. */
export function countValues(values) {
  const counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a);
}

/**
 * How many numbers lie in each of `bins` steps from the smallest to the largest: equal ones or, where the numbers are
 * positive and the largest is far from the middle, ones that grow by the same factor.
 */
export function histogram(sorted, bins = 24) {
  const [low, high] = [sorted[0], sorted.at(-1)];
  const growing = low > 0 && high / quantile(sorted, 0.5) > 20;
  const scale = growing ? Math.log : Number;
  const width = (scale(high) - scale(low)) / bins || 1;
  const counts = Array.from({ length: bins }, () => 0);
  for (const number of sorted) counts[Math.min(bins - 1, Math.floor((scale(number) - scale(low)) / width))]++;
  return { counts, growing };
}

/** A count as a bar of text; no count is a blank. */
export function bars(counts) {
  const most = Math.max(...counts);
  return counts.map((count) => (count === 0 ? ' ' : '▁▂▃▄▅▆▇█'[Math.ceil((count / most) * 8) - 1])).join('');
}

/** The share of each first digit, 1 to 9; zeros aside. */
export function firstDigits(numbers) {
  const counts = Array.from({ length: 9 }, () => 0);
  let all = 0;
  for (const number of numbers) {
    if (number === 0) continue;
    counts[Number(Math.abs(number).toExponential()[0]) - 1]++;
    all++;
  }
  return counts.map((count) => (all ? count / all : 0));
}

/**
 * The farthest that the sorted numbers lie from being spread evenly between their ends, from 0 to 1 (the distance of
 * Kolmogorov and Smirnov).
 */
export function unevenness(sorted) {
  const whole = sorted.every(Number.isInteger);
  const [low, high] = [sorted[0], sorted.at(-1)];
  const width = high - low + (whole ? 1 : 0) || 1;
  let far = 0;
  for (const [at, number] of sorted.entries()) {
    if (number === sorted[at + 1]) continue;
    const expected = (number - low + (whole ? 1 : 0)) / width;
    far = Math.max(far, Math.abs((at + 1) / sorted.length - expected));
  }
  return far;
}

/** Whether counts differ by no more than chance makes equal ones differ, or by next to nothing. */
export function areEven(counts) {
  const expected = mean(counts);
  const distance = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const byChance = distance <= counts.length + 2 * Math.sqrt(2 * counts.length);
  return byChance || counts.every((count) => Math.abs(count / expected - 1) < 0.04);
}

/** How two lists of numbers go together, from -1 to 1 (Pearson); 0 where one of them is always the same. */
export function correlation(some, others) {
  const [first, second] = [mean(some), mean(others)];
  let [both, one, other] = [0, 0, 0];
  for (const [at, number] of some.entries()) {
    const [a, b] = [number - first, others[at] - second];
    both += a * b;
    one += a * a;
    other += b * b;
  }
  return one && other ? both / Math.sqrt(one * other) : 0;
}

/** The place of each number in the order of all, from 0; equal ones share the mean of their places. */
export function ranks(numbers) {
  const order = numbers.map((_, at) => at).toSorted((a, b) => numbers[a] - numbers[b]);
  const places = [];
  for (let start = 0, end = 0; start < order.length; start = end) {
    while (end < order.length && numbers[order[end]] === numbers[order[start]]) end++;
    for (let at = start; at < end; at++) places[order[at]] = (start + end - 1) / 2;
  }
  return places;
}

/**
 * How much groups tell of numbers, from 0 to 1: the root of the share of their variance that lies between the groups, less
 * what groups made by chance would show.
 */
export function correlationRatio(groups, numbers) {
  const sums = new Map();
  for (const [at, group] of groups.entries()) {
    const sum = sums.get(group) ?? { count: 0, total: 0 };
    sum.count++;
    sum.total += numbers[at];
    sums.set(group, sum);
  }
  const middle = mean(numbers);
  let [between, all] = [0, 0];
  for (const { count, total } of sums.values()) between += count * (total / count - middle) ** 2;
  for (const number of numbers) all += (number - middle) ** 2;
  if (all === 0 || numbers.length <= sums.size) return 0;
  const left = ((1 - between / all) * (numbers.length - 1)) / (numbers.length - sums.size);
  return Math.sqrt(Math.max(0, 1 - left));
}

/** Whether a value decides another one: whoever agrees in the first agrees in the second. */
export function decides(values, others) {
  const known = new Map();
  return values.every((value, at) => {
    if (!known.has(value)) known.set(value, others[at]);
    return known.get(value) === others[at];
  });
}
