// Prints what is measured and keeps it, so that docs/performance.md says what was printed.
import { median, spread } from './median.js';

/** A number as people read it: thousands apart, decimals only where they say something. */
export function format(number) {
  if (number < 0.1) return `${Number(number.toPrecision(1))}`;
  if (number < 10) return number.toFixed(2);
  if (number < 100) return number.toFixed(1);
  return number.toFixed(0).replace(/\B(?=(\d{3})+$)/g, ',');
}

const withUnit = (number, unit) => (unit === 'x' ? `${number}x` : `${number} ${unit}`);

/** The line of a figure beside the most it may be; without `most` there is no verdict. */
export function targetLine({ name, text, value, most, unit }) {
  const line = `${name.padEnd(60)} ${text}`;
  if (most === undefined) return line;
  return `${line}   (at most ${withUnit(most, unit)}: ${value <= most ? 'met' : 'MISSED'})`;
}

/** The lines of a comparison: every side with its median, its range, and how it stands to baseline and subject. */
export function comparisonLines({ title, subject, baseline, sides }) {
  const of = (name) => sides.find((side) => side.name === name);
  const lines = sides.map(({ name, values, missing, note = '' }) => {
    if (missing) return `  ${name.padEnd(18)} ${missing}`;
    const middle = median(values);
    const range = `(${format(Math.min(...values))} to ${format(Math.max(...values))})`;
    const ratio = (other) => `${format(median(of(other).values) / middle)}x`;
    const toBaseline = `${format(middle / median(of(baseline).values))}x of ${baseline}`;
    const toSubject = name === subject ? '' : `   ${subject} is ${ratio(subject)} of it`;
    return `  ${name.padEnd(18)} ${format(middle).padStart(9)} ${range.padEnd(22)} ${toBaseline}${toSubject}   ${note}`.trimEnd();
  });
  return [title, ...lines];
}

/**
 * @param print where a line goes
 * @returns `print`, and two that print and keep: `target` for a figure beside its limit, `compare` for several sides
 */
export function createReport(print = console.log) {
  const targets = [];
  const comparisons = [];
  return {
    targets,
    comparisons,
    print,
    /** `text` is the figure in words, `value` the number that is held against `most`. */
    target(given) {
      targets.push(given);
      print(targetLine(given));
    },
    /** Two lists of milliseconds or the like, ours and the baseline's, as a ratio that is held against `most`. */
    ratio({ name, ours, theirs, unit, most }) {
      const [a, b] = [median(ours), median(theirs)];
      const text = `${`${format(a)} ${unit}`.padStart(9)} ${`${format(b)} ${unit}`.padStart(9)}   ${(a / b).toFixed(2)}x`;
      this.target({ name, text, value: a / b, most, unit: 'x' });
    },
    /** `sides` are `{ name, values }`, or `{ name, missing }` with the reason; the first two have to have values. */
    compare(given) {
      comparisons.push(given);
      for (const line of comparisonLines(given)) print(line);
    },
    /** The widest range of any side that was compared, in per cent of its median. */
    widest() {
      const all = comparisons.flatMap(({ sides }) => sides).filter(({ values }) => values);
      return all.length ? Math.max(...all.map(({ values }) => spread(values))) : undefined;
    },
  };
}
