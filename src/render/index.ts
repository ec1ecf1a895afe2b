import { MockgenError } from '../errors.ts';
import type { Manifest, PlannedFile, TreeOptions } from './types.ts';

export type { Layout, Manifest, ManifestResource, PlannedFile, TemplateName, TreeOptions } from './types.ts';

/** The options of a build that gives none; the templates come from the package. */
export const DEFAULTS: Readonly<Pick<TreeOptions, 'seed' | 'items' | 'refDate' | 'layout'>> = {
  seed: 42,
  items: 100,
  refDate: '2026-01-01T00:00:00.000Z',
  layout: 'both',
};

/** Plans a whole tree, in a fixed order, the manifest last. Nothing is rendered before a file's `text` is called. */
export function planTree(options: TreeOptions): readonly PlannedFile[] {
  throw new MockgenError('spec_invalid', `not yet: ${options.seed}`, '');
}

/** Reads a manifest; throws `not_a_tree` when the text is none. */
export function parseManifest(text: string): Manifest {
  throw new MockgenError('not_a_tree', text, '');
}

/** The paths of all files that the build behind a manifest wrote, `mockgen.json` included. */
export function manifestPaths(manifest: Manifest): readonly string[] {
  return Object.keys(manifest);
}

/** What to ask of {@link renderRecords}. */
export interface RecordsOptions {
  readonly resource: string;
  readonly seed: number;
  readonly refDate: string;
  readonly count: number;
}

/** The first `count` records of a resource, each as one line of JSON. */
export function renderRecords(options: RecordsOptions): readonly string[] {
  return [options.resource];
}
