export type { Generator, Seeds, Tree } from '../runtime/index.ts';
export { generator } from './generator.ts';
export { records } from './records.ts';
export type { RecordsOptions } from './records.ts';
