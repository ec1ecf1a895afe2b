export { checkedCatalogue, checkResources, createCatalogue, MOST_ITEMS } from './catalogue.ts';
export type { Catalogue } from './catalogue.ts';
export { faultOfFieldName } from './check-field.ts';
export { choiceValues, closedListOf } from './choices.ts';
export type { Choice } from './choices.ts';
export { hasNamedKeys, idFieldOf, isNumbered, isTextId, isTextKey, keyFieldOf } from './ids.ts';
export { faultOfPath, faultOfPathName } from './path-names.ts';
export { routedOf } from './routed.ts';
export { namedAddresses, nestedOf } from './under.ts';
export type { InferRecord } from './infer.ts';
export { invalid } from './invalid.ts';
export { canBeNull } from './nulls.ts';
export { decimalsOf, multiplesIn } from './multiples.ts';
export { areData, digestOfSpecs } from './digest-of-specs.ts';
export { catalogueData, changedResources, isBuiltFrom } from './catalogue-data.ts';
export { withNeighbours } from './neighbours.ts';
export { parsePattern } from './pattern.ts';
export type { PatternNode } from './pattern.ts';
export { distinctForms } from './pattern-forms.ts';
export { lengthsFrom, lengthsOf, lengthsTimes, sizedPattern } from './pattern-lengths.ts';
export type { Lengths, SizedPattern } from './pattern-lengths.ts';
export { fieldAt, followPath, fromRecord, MOST_ELEMENTS, placesAround, walkFields } from './places.ts';
export {
  argsOf,
  conditionsOf,
  hasTexts,
  isAll,
  isAny,
  isBy,
  isCases,
  isFrom,
  isLiteral,
  isRead,
  readsOf,
  valuesOf,
} from './reads.ts';
export type { CatalogueSource } from './source.ts';
export { blockOf, targetOf, targetsOf } from './targets.ts';
export { tupleOf } from './tuple.ts';
export type { Tuple } from './tuple.ts';
export type {
  ArgsOf,
  Cases,
  Conditions,
  Field,
  FieldType,
  Format,
  Generators,
  Items,
  Json,
  OneOf,
  Resource,
  ResourceOf,
  ValueFunction,
} from './types.ts';
export { typeOfJson } from './type-of-json.ts';
export { capacityOf, uniquenessOf } from './unique.ts';
export type { Uniqueness } from './unique.ts';
