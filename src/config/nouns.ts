/**
 * A noun without its plural, as far as spelling tells.
 *
 * @example
 * singularOf('categories') // => "category"
 * @example
 * singularOf('order-lines') // => "order-line"
 */
export function singularOf(noun: string): string {
  if (noun.endsWith('ies') && noun.length > 4) return `${noun.slice(0, -3)}y`;
  if (/(?:sses|shes|ches|xes|zzes)$/.test(noun)) return noun.slice(0, -2);
  if (noun.endsWith('people')) return `${noun.slice(0, -6)}person`;
  return /[^su]s$/.test(noun) ? noun.slice(0, -1) : noun;
}
