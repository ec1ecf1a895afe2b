// How much tests try: `npm test` takes about a minute, and `.ci/run` has more time.

/** Returns the number or list of records, seeds or cases to try: `some`, or `many` with `LAWS=full`. */
export const cases = <T>(some: T, many: T): T => (process.env['LAWS'] === 'full' ? many : some);

/** Returns the kinds of hosts to test: `some`, and `more` with `MOCKGEN_HOSTS=all`. */
export const kinds = <T>(some: readonly T[], more: readonly T[]): readonly T[] =>
  process.env['MOCKGEN_HOSTS'] === 'all' ? [...some, ...more] : some;

/** Returns how often to repeat something slow, such as a build: `some` times, or `many` times with `MOCKGEN_LONG`. */
export const rounds = (some: number, many: number): number => (process.env['MOCKGEN_LONG'] ? many : some);

/** How many records have to differ from each other. */
export const MANY: number = cases(3_000, 20_000);
