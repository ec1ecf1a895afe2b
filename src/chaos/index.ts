export { createChaos } from './create-chaos.ts';
export type { Chaos } from './create-chaos.ts';
