import type { Catalogue } from '../schema/index.ts';
import { checkRooms } from './counts.ts';
import { Records } from './records.ts';
import type { DataOptions } from './records.ts';

export { Records } from './records.ts';
export type { DataOptions, DataRecord } from './records.ts';
export { checkRooms, countOf } from './counts.ts';
export type { Counts } from './counts.ts';
export { chainOf } from './chain.ts';
export { explainRecord, idsOf, positionOfId } from './explain.ts';
export type { Explanation } from './explain.ts';
export { ResourceData } from './resource-data.ts';
export type { ResourceEntry } from './resource-files.ts';
export { loadTemplates } from './load-templates.ts';
export { builtInShapes, shapesOf, isTemplateName, TEMPLATE_NAMES } from './templates.ts';
export { COLLECTION_PATHS } from './slot-paths.ts';
export { answersOf } from './openapi/answers.ts';
export type { Answers } from './openapi/answers.ts';
export { publishedSchemas } from './published-schema.ts';
export { renderTree, STAMP } from './tree.ts';
export type { RenderedTree, TreeParts } from './tree.ts';
export type { Tracer } from './record-view.ts';
export { missedOf } from './mismatch-error.ts';
export { recordCheck } from './record-check.ts';
export type { Mismatch } from './record-check.ts';
export { Unfinished } from './unfinished.ts';
export type { Overrides, PlannedFile, TemplateName, TreeOptions } from './types.ts';

/** Options of {@link renderRecords}. */
export interface RecordsOptions extends DataOptions {
  /** Path noun of the resource. */
  readonly resource: string;
  /** How many records to generate, from 1. */
  readonly count: number;
}

/**
 * Generates the first `count` records of a resource on demand, each as one line of JSON.
 *
 * @throws MockgenError `spec_invalid` before the first record if a unique field has fewer than `count` different values
 */
export function* renderRecords(catalogue: Catalogue, options: RecordsOptions): Generator<string, void, undefined> {
  const { resource, count, ...data } = options;
  const records = new Records(catalogue, data);
  const found = catalogue.find(resource);
  if (found) checkRooms(catalogue, found, count, { items: Infinity, ...data, isPart: true });
  for (let id = 1; id <= count; id++) yield JSON.stringify(records.checked(resource, id));
}
