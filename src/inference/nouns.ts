/** Matches nouns whose singular and plural are the same. */
const ALIKE = /(?:^|-)(?:news|series|species)$/;

/** Matches plurals in `ies` whose singular ends in `ie`, not in `y`. */
const IN_IE = /(?:mov|cook|rook|brown|calor|zomb|self|hood|smooth)ies$/;

/** Matches plurals in `us` and `is` whose singular ends in `u` or `i`. */
const IN_US = /(?:^|-)(?:(?:men|gur|em|tof)us|(?:emoj|tax|alib|ur|ap)is)$/;

/** Matches plurals whose singular lacks `es`, not only `s`. */
const WITH_E = /(?:sses|shes|ches|xes|[bnprt]uses|(?:her|ech|potat|tomat)oes)$/;

/** Endings of plurals that follow no rule, and what stands in their place in the singular. */
const IRREGULAR: readonly (readonly [RegExp, string])[] = [
  [/(?<=shel|hal|cal|lea|loa|thie|wol|(?:^|-)(?:s?el))ves$/, 'f'],
  [/(?<=kni|wi|(?:^|-)li)ves$/, 'fe'],
  [/(?<=(?:^|-|grand|step)child)ren$/, ''],
  [/(?<=(?:^|-)(?:wo)?)men$/, 'man'],
  [/(?<=^|-)feet$/, 'foot'],
  [/(?<=^|-)teeth$/, 'tooth'],
  [/(?<=^|-)mice$/, 'mouse'],
  [/(?<=criteri)a$/, 'on'],
  [/(?<=(?:^|-)(?:ind|vert))ices$/, 'ex'],
  [/(?<=(?:^|-)matr)ices$/, 'ix'],
];

/**
 * Returns the singular of an English noun, judged by its spelling.
 *
 * @example
 * singularOf('categories') // => "category"
 * @example
 * singularOf('order-lines') // => "order-line"
 * @example
 * singularOf('movies') // => "movie"
 * @example
 * singularOf('menus') // => "menu"
 */
export function singularOf(noun: string): string {
  if (ALIKE.test(noun)) return noun;
  const irregular = IRREGULAR.find(([ending]) => ending.test(noun));
  if (irregular) return noun.replace(...irregular);
  if (noun.endsWith('ies') && noun.length > 4 && !IN_IE.test(noun)) return `${noun.slice(0, -3)}y`;
  if (noun.endsWith('zzes')) return noun.slice(0, -3);
  if (WITH_E.test(noun)) return noun.slice(0, -2);
  if (noun.endsWith('people')) return `${noun.slice(0, -6)}person`;
  if (IN_US.test(noun)) return noun.slice(0, -1);
  return /[^sui]s$/.test(noun) ? noun.slice(0, -1) : noun;
}

/**
 * Whether a noun is a plural, as far as spelling tells.
 *
 * @example
 * isPlural('labels') // => true
 */
export function isPlural(noun: string): boolean {
  return singularOf(noun) !== noun;
}
