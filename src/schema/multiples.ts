/** The multiples of a step between two bounds. */
interface Multiples {
  /**
   * `first` and `last`: the numbers of the first and of the last multiple. The multiple with number 3 is 3 times the
   * step. If the last is below the first, there are none.
   */
  readonly first: number;
  readonly last: number;
  /** Returns the multiple with a number, without the error of a floating-point product. */
  at(index: number): number;
}

/**
 * A step that differs from 1/n by at most this relative error counts as 1/n, since divisions of decimal fractions are
 * rarely exact.
 */
const CLOSE = 1e-9;

/**
 * Returns the number of decimals of a number, as JavaScript writes it.
 *
 * @example
 * decimalsOf(-0.05) // => 2
 */
export function decimalsOf(step: number): number {
  const [, digits = '', exponent = '0'] = /^-?\d*\.?(\d*)(?:e([+-]?\d+))?$/.exec(String(step)) ?? [];
  return Math.min(20, Math.max(0, digits.length - Number(exponent)));
}

/**
 * Returns the multiples of a step between two bounds, both included.
 *
 * @param step above 0
 * @example
 * multiplesIn(0.1, 0.5, 0.1).at(3) // => 0.3
 */
export function multiplesIn(min: number, max: number, step: number): Multiples {
  const parts = Math.round(1 / step);
  const isPart = Math.abs(1 / step - parts) < CLOSE * parts;
  const decimals = decimalsOf(step);
  // Adding 0 turns -0 into 0.
  const at = (index: number): number => (isPart ? index / parts : Number((index * step).toFixed(decimals))) + 0;
  // Rounding finds the nearest multiple, which may lie beyond the bound.
  const first = Math.round(min / step) + 0;
  const last = Math.round(max / step) + 0;
  return { first: at(first) < min ? first + 1 : first, last: at(last) > max ? last - 1 : last, at };
}
