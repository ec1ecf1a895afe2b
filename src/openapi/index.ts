export { importDocument } from './import-document.ts';
export type { Imported } from './import-document.ts';
export type { LeftOut } from './places.ts';
export type { Attempt, Refusal } from './usable.ts';
