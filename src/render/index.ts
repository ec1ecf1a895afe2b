import { resources } from '../resources/index.ts';
import { Records } from './records.ts';
import type { DataOptions } from './records.ts';
import type { TreeOptions } from './types.ts';

export { HOSTS } from './hosts.ts';
export { explainRecord } from './explain.ts';
export type { Explanation } from './explain.ts';
export { manifestPaths, parseManifest } from './manifest.ts';
export { storedFoldersOf } from './meta.ts';
export { planTree } from './plan.ts';
export { compileShapes } from './shapes.ts';
export type { Shapes } from './shapes.ts';
export type { BundleName, Host, Layout, Manifest, PlannedFile, TemplateName, TreeOptions } from './types.ts';

/** The options of a build that gives none; the templates come from the package. */
export const DEFAULTS: Readonly<Pick<TreeOptions, 'seed' | 'items' | 'refDate' | 'layout'>> = {
  seed: 42,
  items: 100,
  refDate: '2026-01-01T00:00:00.000Z',
  layout: 'both',
};

/** What to ask of {@link renderRecords}. */
export interface RecordsOptions extends DataOptions {
  /** A path noun. */
  readonly resource: string;
  /** From 1. */
  readonly count: number;
}

/** The first `count` records of a resource, each as one line of JSON. */
export function renderRecords({ resource, count, ...options }: RecordsOptions): readonly string[] {
  const records = new Records(resources, options);
  return Array.from({ length: count }, (_, at) => JSON.stringify(records.record(resource, at + 1)));
}
