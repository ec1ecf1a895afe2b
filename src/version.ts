/** The version of mockgen, equal to the one in package.json (a test holds it so). */
export const VERSION = '0.3.0';

/** The exact faker version the data comes from: another one may give other values. */
export const FAKER_VERSION = '10.6.0';

/**
 * The version of the generated values. Any change to what a seed gives is a decision: it raises this number, is told in
 * CHANGELOG.md, and changes every value at once.
 */
export const DATA_VERSION = 3;
