export { createSeeds, generateTree, KEPT_SEEDS } from './kept-seeds.ts';
