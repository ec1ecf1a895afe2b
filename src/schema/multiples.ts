/** The multiples of a step between two bounds. */
interface Multiples {
  /** The number of the first one, and of the last. There are none where the last is below the first. */
  readonly first: number;
  readonly last: number;
  /** The multiple of a number, as exact as a number can be. */
  at(number: number): number;
}

/** How far a bound may be from a multiple and still be one: divisions of decimal fractions are seldom exact. */
const CLOSE = 1e-9;

/** Decimals of a step, such as 2 of 0.05. */
function decimalsOf(step: number): number {
  const [, digits = '', exponent = '0'] = /^\d*\.?(\d*)(?:e([+-]?\d+))?$/.exec(String(step)) ?? [];
  return Math.min(20, Math.max(0, digits.length - Number(exponent)));
}

const up = (value: number): number => Math.ceil(value - Math.max(CLOSE, Math.abs(value) * 1e-15));

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
  return {
    // No number is -0.
    first: up(min / step) + 0,
    last: -up(-max / step) + 0,
    at: (number) => (isPart ? number / parts : Number((number * step).toFixed(decimals))) + 0,
  };
}
