export { MockgenError } from '../errors.ts';
export type { ErrorCode, Fault } from '../errors.ts';
export { TreeError } from '../runtime/index.ts';
export type { Holder, Problem, Tree } from '../runtime/index.ts';
export type { Page } from '../resources/index.ts';
export { createHandler } from '../web/index.ts';
export type { ChaosOptions, Get, HandlerOptions, PathTable, Trouble, WithGet } from '../web/index.ts';
export type { TreeSettings } from './options.ts';
export { createTree, openTree } from './tree.ts';
