export { isEnvelopeName, parameterNames, tidyApi } from './api.ts';
export type { Api, EnvelopeName, ParameterNames, Role } from './api.ts';
export { ENTRY_BYTES, readEntries, readIndex, renderIndex } from './block-index.ts';
export type { IndexedBlock } from './block-index.ts';
export { findDigest, matchesManifest } from './verify.ts';
export { digestOf, memoryOf, utf8Length } from './digest.ts';
export {
  BLOCKS_FILE,
  collectionPaths,
  countFiles,
  createPathTest,
  enoughFiles,
  generatorFiles,
  isBesideData,
  INDEX_FILE,
  LARGE,
  PAGE_FILE,
  picturePath,
  namedResources,
  RESOURCE_FILES,
  isReservedName,
  isSeeded,
  resourceFiles,
  storedFoldersOf,
  treePaths,
} from './files.ts';
export type { ResourceFileKind } from './files.ts';
export { categoriesOf, foldersOf, homeIn, homeOf, isLayout } from './layout.ts';
export type { Layout, NamedResource } from './layout.ts';
export {
  isShape,
  MANIFEST_FILE,
  MANIFEST_FORMAT,
  MOST_ITEMS,
  parseManifest,
  parsePublished,
  positionOf,
  readBlocks,
  writeBlocks,
} from './manifest.ts';
export type { Manifest, ManifestResource, TreeShape } from './manifest.ts';
export { fillPage, pageLinks } from './pages.ts';
export type { PageLinks } from './pages.ts';
export {
  BLOCK_SIZE,
  blockOf,
  digestOfBlocks,
  joinRecords,
  locateBlocks,
  splitBlock,
  splitRecords,
  streamRecords,
} from './records.ts';
export type { Block, BlockRange } from './records.ts';
export { createRouter, parsePath } from './route.ts';
export type { Route, Router } from './route.ts';
export { fillEnvelope, fillItem, fillSegments } from './segments.ts';
export type { Envelope, ItemSegments, Segments, Slot } from './segments.ts';
export { describeNewerFormat, findOtherVersion } from './versions.ts';
export type { Versions } from './versions.ts';
