/**
 * Spells a German text as its country does: Switzerland writes no ß.
 *
 * @param country its English name
 *
 * @example
 * spelt('Rot-Weiß Bern', 'Switzerland') // => "Rot-Weiss Bern"
 */
export function spelt(text: string, country: string): string {
  return country === 'Switzerland' ? text.replaceAll('ß', 'ss') : text;
}
