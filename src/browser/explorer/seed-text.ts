/** The largest seed there is. */
const MOST = 2 ** 53 - 1;

/**
 * Reads a seed: a whole number from 0 to 2^53 - 1.
 *
 * @returns its digits, without zeros in front; undefined when the text is not a seed
 * @example
 * readSeed(' 007 ') // => "7"
 */
export function readSeed(text: string): string | undefined {
  const digits = text.trim();
  return /^\d+$/.test(digits) && Number(digits) <= MOST ? `${Number(digits)}` : undefined;
}

/**
 * Explains why a text is not a seed.
 *
 * @returns empty when it is a seed
 * @example
 * wordSeedFault('1.5') // => "“1.5” is not a seed. A seed is a whole number from 0 to 9007199254740991."
 */
export function wordSeedFault(text: string): string {
  if (readSeed(text) !== undefined) return '';
  return `“${text.trim()}” is not a seed. A seed is a whole number from 0 to ${MOST}.`;
}
