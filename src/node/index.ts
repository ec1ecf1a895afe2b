export { loadBundles } from './bundles.ts';
export { drawSeed, now } from '../entropy.ts';
export { nextTurn } from './event-loop.ts';
export { Encoder, type Chunk } from './encoder.ts';
export { move } from './move.ts';
export {
  openBuilt,
  openIfFile,
  openInside,
  readAndClose,
  readAndCloseSoon,
  readText,
  readTreeText,
  type RegularFile,
} from './regular-file.ts';
export { describing, ifThere, isAbsent, systemCode } from './system-error.ts';
export { inShell } from './shell.ts';
export { isTreePath } from './tree-path.ts';
