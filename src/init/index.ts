export { writeInit } from './write-init.ts';
export type { InitOptions } from './write-init.ts';
