/** Returns the number of decimals with which a number is written. */
function decimalsOf(value: unknown): number {
  const [, decimals = ''] = typeof value === 'number' ? `${value}`.split('.') : [];
  return /^\d*$/.test(decimals) ? decimals.length : 0;
}

/**
 * Returns, for each number in a column, the digits that it lacks compared with the number that has the most decimals.
 * They take up room but are not shown, so that the decimal points stand below each other.
 *
 * @example
 * missingDecimals([4.6, 22.99, 7]) // => ["0","",".00"]
 */
export function missingDecimals(values: readonly unknown[]): readonly string[] {
  const most = Math.max(0, ...values.map(decimalsOf));
  return values.map((value) => {
    const own = decimalsOf(value);
    if (typeof value !== 'number' || own === most) return '';
    return (own === 0 ? '.' : '') + '0'.repeat(most - own);
  });
}
