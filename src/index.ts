export { MockgenError } from './errors.ts';
export type { ErrorCode, Fault } from './errors.ts';
export { resources } from './resources/index.ts';
export type * from './resources/index.ts';
export type { Problem } from './runtime/index.ts';
export type { EnvelopeName } from './tree/index.ts';
