export { loadBundles } from './bundles.ts';
export { drawSeed, now } from '../entropy.ts';
export { nextTurn } from './event-loop.ts';
export { Encoder, type Chunk } from './encoder.ts';
export { describing, ifThere, isAbsent, systemCode } from './system-error.ts';
export { inShell } from './shell.ts';
export { isTreePath, realPathInside } from './tree-path.ts';
