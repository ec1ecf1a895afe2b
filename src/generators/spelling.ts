/**
 * Spells a German text as in a country: Switzerland does not use ß.
 *
 * @param country English name
 *
 * @example
 * spelt('Rot-Weiß Bern', 'Switzerland') // => "Rot-Weiss Bern"
 */
export function spelt(text: string, country: string): string {
  return country === 'Switzerland' ? text.replaceAll('ß', 'ss') : text;
}
