/**
 * Nouns for groups that many records belong to and that their name identifies: there is only one category called Dogs,
 * whereas two people can have the same name.
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
 * Whether a noun in the singular stands for such a group, such as a category.
 *
 * @example
 * isKindNoun('category') // => true
 * @example
 * isKindNoun('customer') // => false
 */
export function isKindNoun(noun: string): boolean {
  return KINDS.has(noun);
}
