export { ignoredNames } from './ignored.ts';
export { openTree } from './open-tree.ts';
export { problem } from './problem.ts';
export { JSON_TYPE, matchesTag, respond } from './respond.ts';
export { createRuntime } from './runtime.ts';
export { createSearch, pathsOf } from './search.ts';
export type { Lines, Search, SearchQuery } from './search.ts';
export { brokenTree, TreeError } from './types.ts';
export type {
  Body,
  Found,
  Generator,
  Holder,
  Runtime,
  RuntimeRequest,
  RuntimeResponse,
  Seeds,
  Signal,
  Tree,
  TreeFile,
  Wanted,
} from './types.ts';
