export { defineResources } from './define.ts';
export { isAny, isBy, isFrom, readsOf } from './reads.ts';
export type { Any, Arg, By, Field, FieldType, Format, From, InferRecord, Resource, ResourceOf } from './types.ts';
