/**
 * Matches characters that move a cursor, or reorder or hide text: control and format characters, line ends, halves of
 * pairs.
 */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/**
 * Makes text that somebody else wrote safe for a terminal: each character that is not seen is written as its number.
 *
 * @example
 * printable('a\u001b[2J') // => "a\\u{1b}[2J"
 */
export function printable(text: string): string {
  return text.replaceAll(UNPRINTABLE, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);
}
