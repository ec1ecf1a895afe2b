import { availableParallelism } from 'node:os';
import { createRecipe, type Choices } from '../generate/index.ts';
import { loadBundles } from '../node/index.ts';
import { findProvider } from '../providers/index.ts';
import { countOf, type RenderedTree, renderTree, type TreeOptions } from '../render/index.ts';
import type { Catalogue } from '../schema/index.ts';
import { countNestedFiles } from '../tree/index.ts';
import { type Estimate, estimateOf } from './estimate.ts';
import { Measure } from './measure.ts';
import { refuseOtherData } from './upgrade.ts';
import { writeTree, type TreeJob, type WriteOptions, type WriteResult } from './writer.ts';

/** Options of a build: what to build, and where to write it. */
export interface BuildOptions extends Omit<Choices, 'overrides'>, WriteOptions {
  /** The folder of the tree. */
  readonly out: string;
  /** A folder with templates that replace built-in ones. Default: none. */
  readonly templatesDir?: string;
  /** Whether a tree of an older data version may be replaced, although every value in it changes. Default: false. */
  readonly upgrade?: boolean;
  /**
   * Called before a large tree is written (at least 200 MB or 40,000 files), with its size in bytes and its number of
   * files, both estimated.
   */
  readonly onEstimate?: (estimate: Estimate) => void;
}

/** The result of a build. */
export interface BuildResult extends WriteResult {
  /** How many files of the tree are pages of nested collections. */
  readonly nested: number;
  /** The limits of the provider that the tree exceeds, one sentence each. */
  readonly warnings: readonly string[];
}

// From this number of records on, a second thread saves more time than its start costs, measured on two cores. A full
// tree has more files, so it gains earlier.
const MANY_RECORDS = { full: 40_000, packed: 100_000 };

/** Whether a tree is so large that a second thread helps to write it, and another thread can load its catalogue. */
export async function wantsHelp(catalogue: Catalogue, options: TreeOptions): Promise<boolean> {
  const { packed, only } = options;
  const chosen = catalogue.resources.filter(({ name }) => !only || only.includes(name));
  const records = chosen.reduce((sum, resource) => sum + countOf(resource, options, catalogue.find), 0);
  const isLarge = records >= MANY_RECORDS[packed ? 'packed' : 'full'];
  if (!isLarge || chosen.length < 2 || availableParallelism() < 2) return false;
  return catalogue.source !== undefined || catalogue === (await import('../builtins.ts')).builtins;
}

/**
 * Builds a tree into a folder.
 *
 * @throws MockgenError `other_version` if the folder has a tree of an older data version and `upgrade` is not set, or a
 *   tree of a newer data version
 * @throws MockgenError as reading the templates, rendering the tree and {@link writeTree} do
 */
export async function buildTree(catalogue: Catalogue, options: BuildOptions): Promise<BuildResult> {
  const { out, templatesDir, upgrade = false, force, onProgress, onEstimate, ...choices } = options;
  // Loaded on demand, as fast-glob takes longer to load than the templates.
  const overrides =
    templatesDir === undefined ? undefined : (await import('./template-folder.ts')).readOverrides(templatesDir);
  const recipe = await createRecipe(
    catalogue,
    { ...choices, ...(overrides && { overrides }) },
    await loadBundles(choices.provider, catalogue.own),
  );
  const sharing = (await wantsHelp(catalogue, recipe.options)) ? await import('./sharing.ts') : undefined;
  const { provider } = recipe.options;
  let measure: Measure | undefined;
  let nested = 0;
  let isEstimated = onEstimate === undefined;
  const tellSize = (tree: RenderedTree): void => {
    if (isEstimated) return;
    isEstimated = true;
    const own = new Set(catalogue.own.map(({ name }) => name));
    const estimate = estimateOf(tree, recipe.options.packed ?? false, own);
    if (estimate) onEstimate?.(estimate);
  };
  const makeJob = (): TreeJob => {
    const tree = renderTree(recipe.options, recipe.parts);
    tellSize(tree);
    nested = countNestedFiles(tree.outline);
    measure = provider === undefined ? undefined : new Measure();
    const job: TreeJob = {
      shape: tree.outline,
      outline: tree.outline,
      canFail: catalogue.own.some(({ name }) => Object.hasOwn(tree.outline.resources, name)),
      files: () => renderTree(recipe.options, recipe.parts).plan(),
      ...(measure && { measure }),
      run: async (writer, context) => {
        if (sharing)
          return sharing.writeShared(out, { options: recipe.options, source: catalogue.source }, tree, writer, context);
        for (const file of tree.plan()) await writer.write(file);
      },
      accept: async ({ manifest: built }, pause) => {
        if (built) await refuseOtherData({ dir: out, built, upgrade, pause }, job);
      },
    };
    return job;
  };
  const result = await writeTree(out, makeJob, {
    ...(force !== undefined && { force }),
    ...(onProgress && { onProgress }),
  });
  const warnings = provider !== undefined && measure ? findProvider(provider).limits(measure.size) : [];
  return { ...result, nested, warnings };
}
