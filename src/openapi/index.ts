export { importDocument } from './import-document.ts';
export type { Imported } from './import-document.ts';
export type { Attempt, Refusal } from './usable.ts';
