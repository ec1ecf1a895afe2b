export { importDocument } from './import-document.ts';
export type { Imported } from './import-document.ts';
export type { Attempt } from './usable.ts';
