import type { Choices, Recipe } from '../generate/index.ts';
import type { PlannedFile } from '../render/index.ts';
import type { Holder } from '../runtime/index.ts';
import { DEFAULTS, toImagesBase, toRefDate } from '../settings.ts';
import { checkSettings, type TreeSettings } from './options.ts';

/** Lets other work of the process run. */
const pause = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

function choicesOf({ seed, items, refDate, layout, only, imagesBase, api, templates }: TreeSettings): Choices {
  return {
    seed: seed ?? DEFAULTS.seed,
    items: items ?? DEFAULTS.items,
    refDate: toRefDate(refDate ?? DEFAULTS.refDate),
    layout: layout ?? DEFAULTS.layout,
    ...(only && { only }),
    ...(imagesBase !== undefined && { imagesBase: toImagesBase(imagesBase) }),
    ...(api && { api }),
    ...(templates && { overrides: templates }),
  };
}

async function recipeOf(settings: TreeSettings): Promise<Recipe> {
  const { builtins } = await import('../builtins.ts');
  checkSettings(
    settings,
    builtins.resources.map(({ name }) => name),
  );
  const { createRecipe } = await import('../generate/index.ts');
  const { readBundle } = await import('../node/index.ts');
  return createRecipe(builtins, choicesOf(settings), readBundle);
}

/**
 * Renders the files that `mockgen build` would write: their paths and texts, one after the other.
 *
 * @returns rejects as {@link createTree} does
 */
export async function renderFiles(settings: TreeSettings): Promise<Iterable<readonly [path: string, text: string]>> {
  const { options, parts } = await recipeOf(settings);
  const { renderTree } = await import('../render/index.ts');
  return filesOf(renderTree(options, parts).plan());
}

function* filesOf(plan: Iterable<PlannedFile>): Generator<readonly [path: string, text: string], void, undefined> {
  for (const { paths, text } of plan) {
    const whole = [...text()].join('');
    for (const path of paths) yield [path, whole];
  }
}

/**
 * Makes a tree in memory, the very one that `mockgen build` would write. Nothing is made before it is asked for: a page
 * takes its own records, and a search all of one resource. Loads the generator.
 *
 *     const tree = await createTree({ seed: 7, items: 20, only: ['users', 'invoices'] });
 *
 * @param settings what differs from the defaults of a build
 * @returns what holds the tree; rejects with MockgenError `bad_option` for a setting that no build takes,
 *   `template_invalid`
 */
export async function createTree(settings: TreeSettings = {}): Promise<Holder> {
  const { options, parts } = await recipeOf(settings);
  const { generateTree } = await import('../generate/index.ts');
  const { drawSeed } = await import('../node/index.ts');
  const tree = generateTree(options, parts, { pause, drawSeed });
  return { current: () => tree };
}

/**
 * Opens a tree that was built into a folder, such as the fixtures of a repository; a packed one will do. A new build in
 * the folder is picked up. The generator is loaded when another seed, or `nocache`, is first asked for.
 *
 *     const tree = await openTree('fixtures');
 *
 * @param dir the folder of the tree, from the working directory
 * @returns what holds the tree; rejects with MockgenError `not_a_tree` when the folder has none, `other_version` when
 * its manifest is of a newer format than we know, `read_failed`
 */
export async function openTree(dir: string): Promise<Holder> {
  const { openFolder } = await import('../serve/index.ts');
  return openFolder(dir);
}
