export { importDocument } from './import-document.ts';
export type { Imported } from './import-document.ts';
export type { ApiSource } from './raise.ts';
export type { ImportedConfig, ImportedResource } from './types.ts';
export type { Attempt } from './usable.ts';
