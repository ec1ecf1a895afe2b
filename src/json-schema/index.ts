export type { SchemaDocument } from './document.ts';
export { draftOfSchema } from './resource.ts';
export type { SchemaDraft } from './resource.ts';
export { findSchema } from './source.ts';
