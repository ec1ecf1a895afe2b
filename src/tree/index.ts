export { ENVELOPES, isEnvelopeName, isItemName, ITEM_SHAPES, parameterNames, tidyApi } from './api.ts';
export type { Api, EnvelopeName, ItemName, ParameterNames, Role } from './api.ts';
export {
  CHAOS_OPTIONS,
  DELAYS,
  isChaos,
  isDelay,
  isShare,
  LONGEST_DELAY,
  nearestDelay,
  nearestShare,
  SHARES,
  tidyChaos,
  TROUBLE_OPTIONS,
} from './chaos-options.ts';
export type { ChaosOptions, Trouble } from './chaos-options.ts';
export { addressTexts } from './address-texts.ts';
export { DIALECT_ENVELOPES, DIALECTS, isDialect, isDialectName } from './dialects.ts';
export type { Dialect, DialectName } from './dialects.ts';
export { ENTRY_BYTES, readEntries, readIndex, renderIndex } from './block-index.ts';
export type { IndexedBlock } from './block-index.ts';
export { findDigest, matchesManifest } from './verify.ts';
export { digestOf, memoryOf, utf8Length } from './digest.ts';
export {
  BLOCKS_FILE,
  commonDocuments,
  countFiles,
  countNestedFiles,
  createPathTest,
  enoughFiles,
  generatorFiles,
  hasNestedFiles,
  isBesideData,
  LARGE,
  OPENAPI_FILE,
  PAGE_FILE,
  picturePath,
  RESOURCE_FILES,
  isReservedName,
  isSeeded,
  resourceFiles,
  treePaths,
} from './files.ts';
export type { ResourceFileKind } from './files.ts';
export { categoriesOf, foldersOf, homeOf, INDEX_FILE, isLayout } from './layout.ts';
export type { Layout, NamedResource } from './layout.ts';
export { pickFields } from './list-fields.ts';
export {
  isShape,
  MANIFEST_FILE,
  MANIFEST_FORMAT,
  MOST_ITEMS,
  parseManifest,
  parsePublished,
  positionOf,
  readBlocks,
  templatesOf,
  withDialect,
  writeBlocks,
} from './manifest.ts';
export type { Manifest, ManifestResource, TreeShape } from './manifest.ts';
export { nestedFilesOf, valueAt } from './nested-files.ts';
export { pagePolicy } from './page-policy.ts';
export { DEFAULT_LIMIT, fillPage, pageLinks } from './pages.ts';
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
export { type PageHeader, queryOf } from './dialect-parameters.ts';
export { PARAMETERS } from './parameters.ts';
export type { Parameter } from './parameters.ts';
export { createRouter, parsePath } from './router.ts';
export type { Route, Router } from './router.ts';
export type { UnderRecord } from './nested-router.ts';
export { addressesOf, collectionPaths, hasOneRecord, parseUnder, routesOf, withoutKey } from './routes.ts';
export type { NestedRoute, ResourceRoutes, RoutedShape, Routes } from './routes.ts';
export { fillEnvelope, fillItem, fillSegments } from './segments.ts';
export type { Envelope, ItemSegments, Segments, Slot } from './segments.ts';
export { describeNewerFormat, findOtherVersion } from './versions.ts';
export type { Versions } from './versions.ts';
export { findJsonError } from './json-error.ts';
