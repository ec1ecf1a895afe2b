/** The version of mockgen: the one in package.json, as a test checks. */
export const VERSION = '0.3.0';

/** The exact version of faker that generates the data. Another version may generate other values. */
export const FAKER_VERSION = '10.6.0';

/**
 * The version of the generated values. Raise it for any release that generates other values from the same seed, and say
 * so in CHANGELOG.md. It is part of the key of every value, so a new number changes all of them.
 */
export const DATA_VERSION = 4;
