export { defineResources } from './define.ts';
export { isAny, isBy, isFrom, readsOf } from './reads.ts';
export type { Field, Format, InferRecord, Resource, ResourceOf } from './types.ts';
