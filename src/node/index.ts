export { loadBundles } from './bundles.ts';
export { drawSeed, now } from '../entropy.ts';
export { importFile } from './import-file.js';
export { describing, ifThere, isAbsent, systemCode } from './system-error.ts';
export { isTreePath, realPathInside } from './tree-path.ts';
