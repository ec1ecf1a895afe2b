export { importDocument } from './import-document.ts';
export type { Imported } from './import-document.ts';
export type { LeftOut } from './places.ts';
export type { Attempt, Outcome, Refusal } from './usable.ts';
