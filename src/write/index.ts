import type { Overrides } from '../render/index.ts';
import type { Catalogue } from '../schema/index.ts';
import type { BuildOptions, BuildResult } from './build.ts';
import type { CheckResult } from './check.ts';
import type { ExpandOptions } from './expand.ts';
import type { WriteResult } from './writer.ts';

export type { Estimate } from './estimate.ts';
export type { BuildOptions, BuildResult } from './build.ts';
export type { CheckResult } from './check.ts';
export type { EditedFiles } from './edited-files.ts';
export type { ExpandOptions } from './expand.ts';
export type { WriteResult } from './writer.ts';

// Each module is loaded on first use.

/** Builds a tree into a folder. See `buildTree` in build.ts. */
export async function buildTree(catalogue: Catalogue, options: BuildOptions): Promise<BuildResult> {
  return (await import('./build.ts')).buildTree(catalogue, options);
}

/** Compares a tree with its manifest. See `checkTree` in check.ts. */
export async function checkTree(catalogue: Catalogue, dir: string): Promise<CheckResult> {
  return (await import('./check.ts')).checkTree(catalogue, dir);
}

/** Expands a packed tree to a full one. See `expandTree` in expand.ts. */
export async function expandTree(options: ExpandOptions): Promise<WriteResult> {
  return (await import('./expand.ts')).expandTree(options);
}

/**
 * Reads the templates in a folder that replace built-in ones: its `*.hbs` files.
 *
 * @throws MockgenError as reading them for a build does
 */
export async function readOverrides(dir: string): Promise<Overrides> {
  return (await import('./template-folder.ts')).readOverrides(dir);
}
