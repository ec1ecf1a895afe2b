export { fold } from './fold.ts';
export { linkHeader } from './collection.ts';
export { ignoredNames } from './ignored.ts';
export { openTree } from './open-tree.ts';
export { parseParameters } from './parameters.ts';
export type { ParameterError } from './parameters.ts';
export { problem } from './problem.ts';
export type { Problem } from './problem.ts';
export { decodeText, firstValue } from './query.ts';
export { EXPOSED, JSON_TYPE, matchesTag, respond } from './respond.ts';
export { createRuntime } from './runtime.ts';
export { createSearch, pathsOf } from './search.ts';
export type { Lines, Search, SearchQuery } from './search.ts';
export { brokenTree, TreeError } from './types.ts';
export type {
  AskedQuery,
  Body,
  CollectionAddress,
  Detour,
  Dialects,
  Found,
  Generator,
  Holder,
  LoadDialects,
  PageAnswer,
  Runtime,
  RuntimeRequest,
  RuntimeResponse,
  Seeds,
  Signal,
  Tree,
  TreeFile,
  UnderstoodQuery,
  Wanted,
} from './types.ts';
