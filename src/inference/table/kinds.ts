/**
 * Nouns of what many records have in common, and what is known by its name: there is one category called Dogs, whereas two
 * people can have the same name, and two lines of an order the same product.
 */
const KINDS: ReadonlySet<string> = new Set(
  (
    'category subcategory tag label keyword topic subject genre theme classification taxonomy taxon ' +
    'brand manufacturer make franchise publisher country nation currency language locale region state province county city ' +
    'continent timezone zone territory department division unit faculty branch industry sector profession occupation role ' +
    'permission skill interest hobby status type kind class level tier rank grade priority severity stage phase ' +
    'color colour size material flavor flavour style fabric season group segment collection market channel platform ' +
    'plan package amenity facility feature specialty speciality breed species family ability nature habitat ' +
    'source reason cuisine ingredient allergen diet license licence framework technology pool program programme ' +
    'campus venue warehouse carrier courier'
  ).split(' '),
);

/**
 * Whether a noun in the singular stands for what many records have in common.
 *
 * @example
 * isKindNoun('category') // => true
 * @example
 * isKindNoun('customer') // => false
 */
export function isKindNoun(noun: string): boolean {
  return KINDS.has(noun);
}
