// How much a test tries. `npm test` has less than a minute; `.ci/run` has the time for all of it.

/** How many records, seeds or cases are made, or which: some, or many with `LAWS=full`. */
export const cases = <T>(some: T, many: T): T => (process.env['LAWS'] === 'full' ? many : some);

/** Which kinds of one host are held to the contract: some, or more of them too with `MOCKGEN_HOSTS=all`. */
export const kinds = <T>(some: readonly T[], more: readonly T[]): readonly T[] =>
  process.env['MOCKGEN_HOSTS'] === 'all' ? [...some, ...more] : some;

/** How often something is done that takes its time, such as a build or a request: some, or many with `MOCKGEN_LONG`. */
export const rounds = (some: number, many: number): number => (process.env['MOCKGEN_LONG'] ? many : some);
