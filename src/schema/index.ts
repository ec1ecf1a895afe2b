export { createCatalogue } from './catalogue.ts';
export type { Catalogue } from './catalogue.ts';
export { isAny, isBy, isFrom, readsOf, valuesOf } from './reads.ts';
export type { Field, Format, InferRecord, Resource, ResourceOf } from './types.ts';
