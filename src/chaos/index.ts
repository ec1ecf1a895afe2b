export { createChaos } from './create-chaos.ts';
