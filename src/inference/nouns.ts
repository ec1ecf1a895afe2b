/** Nouns that are alike in the singular and the plural, or have no plural. */
const ALIKE = /(?:^|-)(?:news|series|species)$/;

/** Plurals whose singular ends in `ie`, where most others end in `y`. */
const IN_IE = /(?:mov|cook|rook|brown|calor|zomb|self|hood|smooth)ies$/;

/** Plurals that have an `e` more than their singular. */
const WITH_E = /(?:sses|shes|ches|xes|[bnprt]uses|(?:her|ech|potat|tomat)oes)$/;

/**
 * A noun without its plural, as far as spelling tells.
 *
 * @example
 * singularOf('categories') // => "category"
 * @example
 * singularOf('order-lines') // => "order-line"
 * @example
 * singularOf('movies') // => "movie"
 */
export function singularOf(noun: string): string {
  if (ALIKE.test(noun)) return noun;
  if (noun.endsWith('ies') && noun.length > 4 && !IN_IE.test(noun)) return `${noun.slice(0, -3)}y`;
  if (noun.endsWith('zzes')) return noun.slice(0, -3);
  if (WITH_E.test(noun)) return noun.slice(0, -2);
  if (noun.endsWith('people')) return `${noun.slice(0, -6)}person`;
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
