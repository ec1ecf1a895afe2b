export { MockgenError } from './errors.ts';
export type { ErrorCode, Fault } from './errors.ts';
export { resources } from './resources/index.ts';
export type * from './records.ts';
export type { RecordOf, ResourceName } from './resources/index.ts';
export type { Field, Resource } from './schema/index.ts';
export type { Problem } from './runtime/index.ts';
export type { EnvelopeName, ItemName } from './tree/index.ts';
