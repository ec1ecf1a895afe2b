/** Replacements for letters that Unicode does not decompose into a plain letter and an accent. */
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
 * Converts a text to lower-case ASCII letters, digits and single hyphens, for use in an address.
 *
 * @example
 * slug('Łódź: Ash & Sons S.A.') // => "lodz-ash-sons-sa"
 */
export function slug(text: string): string {
  if (text !== last.text) last = { text, slug: plainSlug(text) ?? anySlug(text) };
  return last.slug;
}

/** Countries that write `ae` for `ä` in addresses. */
const GERMAN: ReadonlySet<string> = new Set(['Germany', 'Austria']);
const SPELT_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/**
 * Returns the {@link slug} of a name for the address of a web site. In Germany and Austria, umlauts are spelt out.
 *
 * @example
 * siteSlug('Gästehaus Köln', 'Germany') // => "gaestehaus-koeln"
 */
export function siteSlug(name: string, country = ''): string {
  return slug(GERMAN.has(country) ? name.toLowerCase().replace(/[äöü]/g, (letter) => SPELT_OUT[letter] ?? '') : name);
}

/** The last text with its slug. Kept, since several fields of a record need the same one. */
let last: { readonly text: string; readonly slug: string } = { text: '', slug: '' };

/**
 * Returns the slug of a text that has only ASCII characters; undefined for any other. Most texts are ASCII, and this is
 * faster.
 */
function plainSlug(text: string): string | undefined {
  let made = '';
  let isApart = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code > 0x7e) return undefined;
    const isLetter = (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0x30 && code <= 0x39);
    // Full stops and apostrophes do not separate words.
    if (!isLetter) isApart ||= code !== 0x27 && code !== 0x2e;
    else {
      if (isApart && made !== '') made += '-';
      isApart = false;
      made += text.charAt(at);
    }
  }
  return made.toLowerCase();
}

function anySlug(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .replace(/[ßæœøłđðþıəħŋŧ]/g, (letter) => PLAIN[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
