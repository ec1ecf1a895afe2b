/** The multiples of a step between two bounds. */
interface Multiples {
  /** The number of the first one, and of the last. There are none where the last is below the first. */
  readonly first: number;
  readonly last: number;
  /** The multiple of a number, as exact as a number can be. */
  at(number: number): number;
}

/** How far a step may be from a part of one and still be it: divisions of decimal fractions are rarely exact. */
const CLOSE = 1e-9;

/** Decimals of a step, such as 2 of 0.05. */
function decimalsOf(step: number): number {
  const [, digits = '', exponent = '0'] = /^\d*\.?(\d*)(?:e([+-]?\d+))?$/.exec(String(step)) ?? [];
  return Math.min(20, Math.max(0, digits.length - Number(exponent)));
}

/**
 * The multiples of a step between two bounds, both included.
 *
 * @param step above 0
 * @example
 * multiplesIn(0.1, 0.5, 0.1).at(3) // => 0.3
 */
export function multiplesIn(min: number, max: number, step: number): Multiples {
  const parts = Math.round(1 / step);
  const isPart = Math.abs(1 / step - parts) < CLOSE * parts;
  const decimals = decimalsOf(step);
  const at = (number: number): number => (isPart ? number / parts : Number((number * step).toFixed(decimals))) + 0;
  // The nearest multiples, as no division is exact, and then the ones that are not beyond the bounds.
  const first = Math.round(min / step) + 0;
  const last = Math.round(max / step) + 0;
  return { first: at(first) < min ? first + 1 : first, last: at(last) > max ? last - 1 : last, at };
}
