export { writeInit } from './write-init.ts';
export type { InitOptions, InitResult } from './write-init.ts';
