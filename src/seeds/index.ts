export { MockgenError } from '../errors.ts';
export type { ErrorCode, Fault } from '../errors.ts';
export type * from '../records.ts';
export type { RecordOf, ResourceName } from '../resources/index.ts';
export { TreeError } from '../runtime/index.ts';
export type { Generator, Seeds, Tree } from '../runtime/index.ts';
export { generator } from './generator.ts';
export { records } from './records.ts';
export type { RecordsOptions } from './records.ts';
