/** The version of mockgen, equal to the one in package.json (a test holds it so). */
export const VERSION = '0.2.0';

/** The exact faker version the data comes from: another one may give other values. */
export const FAKER_VERSION = '10.6.0';
