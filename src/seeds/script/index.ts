export { createSeeded } from './script-seeds.ts';
export type { SeedSource } from './script-seeds.ts';
