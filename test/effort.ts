// How much a test tries. `npm test` has less than a minute; `.ci/run` has the time for all of it.

/** How many records, seeds or cases are made: some, or many with `LAWS=full`. */
export const cases = (some: number, many: number): number => (process.env['LAWS'] === 'full' ? many : some);

/** How often something is done that takes its time, such as a build or a request: some, or many with `MOCKGEN_LONG`. */
export const rounds = (some: number, many: number): number => (process.env['MOCKGEN_LONG'] ? many : some);
