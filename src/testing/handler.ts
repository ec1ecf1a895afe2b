export { createHandler } from './answer.ts';
export type { HandlerOptions } from './answer.ts';
export type { TreeSettings } from './options.ts';
export { createTree, openTree } from './tree.ts';
export type { Tree } from './tree.ts';
