import { planTree, type TreeOptions } from '../render/index.ts';
import { readBuiltInTemplates } from './templates.ts';
import { writeTree, type WriteOptions, type WriteResult } from './writer.ts';

/** What to build, and where. */
export interface BuildOptions extends Omit<TreeOptions, 'templates' | 'overrides'>, WriteOptions {
  /** The folder of the tree. */
  readonly out: string;
  /** A folder of templates that replace built-in ones. Default: none. */
  readonly templatesDir?: string;
}

/**
 * Builds a tree into a folder.
 *
 * @throws MockgenError as reading the templates, planning the tree and {@link writeTree} do
 */
export async function buildTree(options: BuildOptions): Promise<WriteResult> {
  const { out, templatesDir, force, onProgress, ...tree } = options;
  // Loaded on demand: looking for files costs a build that has no such folder more than reading its templates.
  const overrides = templatesDir === undefined ? {} : (await import('./overrides.ts')).readOverrides(templatesDir);
  const plan = planTree({ ...tree, templates: readBuiltInTemplates(), overrides });
  return writeTree(out, plan, { ...(force !== undefined && { force }), ...(onProgress && { onProgress }) });
}
