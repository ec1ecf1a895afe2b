/** Letters that do not fall apart into a plain one and an accent. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ə: 'a',
  ħ: 'h',
  ŋ: 'ng',
  ŧ: 't',
};

/**
 * A text as it stands in addresses: lower-case ASCII letters, digits and single hyphens.
 *
 * @example
 * slug('Łódź: Ash & Sons S.A.') // => "lodz-ash-sons-sa"
 */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .replace(/[ßæœøłđðþıəħŋŧ]/g, (letter) => PLAIN[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
