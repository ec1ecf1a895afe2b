import { planTree, type TreeOptions } from '../render/index.ts';
import { readBundles } from './bundles.ts';
import { hostWarnings, measurePlan } from './limits.ts';
import { readBuiltInTemplates } from './templates.ts';
import { writeTree, type WriteOptions, type WriteResult } from './writer.ts';

/** What to build, and where. */
export interface BuildOptions extends Omit<TreeOptions, 'templates' | 'bundles' | 'overrides'>, WriteOptions {
  /** The folder of the tree. */
  readonly out: string;
  /** A folder of templates that replace built-in ones. Default: none. */
  readonly templatesDir?: string;
}

/** What a build did. */
export interface BuildResult extends WriteResult {
  /** The limits of the host that the tree breaks, a sentence each. */
  readonly warnings: readonly string[];
}

/**
 * Builds a tree into a folder.
 *
 * @throws MockgenError as reading the templates, planning the tree and {@link writeTree} do
 */
export async function buildTree(options: BuildOptions): Promise<BuildResult> {
  const { out, templatesDir, force, onProgress, ...tree } = options;
  // Loaded on demand: looking for files costs a build that has no such folder more than reading its templates.
  const overrides = templatesDir === undefined ? {} : (await import('./overrides.ts')).readOverrides(templatesDir);
  const { plan, size } = measurePlan(
    planTree({ ...tree, templates: readBuiltInTemplates(), bundles: readBundles(), overrides }),
  );
  const result = writeTree(out, plan, { ...(force !== undefined && { force }), ...(onProgress && { onProgress }) });
  return { ...result, warnings: tree.host ? hostWarnings(tree.host, size) : [] };
}
