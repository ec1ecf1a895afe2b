import type { Choices } from '../generate/index.ts';
import type { Holder } from '../runtime/index.ts';
import type { Catalogue } from '../schema/index.ts';
import { DEFAULTS, toImagesBase, toRefDate } from '../settings.ts';
import { checkSettings, type TreeSettings } from './options.ts';

/** Lets other work of the process run. */
const pause = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

function choicesOf({ seed, items, refDate, layout, only, refs, imagesBase, templates }: TreeSettings): Choices {
  return {
    seed: seed ?? DEFAULTS.seed,
    items: items ?? DEFAULTS.items,
    refDate: toRefDate(refDate ?? DEFAULTS.refDate),
    layout: layout ?? DEFAULTS.layout,
    ...(only && { only }),
    ...(refs !== undefined && { refs }),
    ...(imagesBase !== undefined && { imagesBase: toImagesBase(imagesBase) }),
    ...(templates && { overrides: templates }),
  };
}

/**
 * Makes a tree in memory, the very one that `mockgen build` would write. Nothing is made before it is asked for: a page
 * takes its own records, and a search all of one resource. Loads the generator.
 *
 *     const tree = await createTree({ seed: 7, items: 20, only: ['users', 'invoices'] });
 *
 * @param settings what differs from the defaults of a build
 * @param own the catalogue. Default: that of the service
 * @returns what holds the tree; rejects with MockgenError `bad_option` for a setting that no build takes,
 *   `template_invalid`
 */
export async function createTree(settings: TreeSettings = {}, own?: Catalogue): Promise<Holder> {
  const catalogue = own ?? (await import('../builtins.ts')).builtins;
  checkSettings(
    settings,
    catalogue.resources.map(({ name }) => name),
  );
  const { createRecipe, generateTree } = await import('../generate/index.ts');
  const { drawSeed, readBundle } = await import('../node/index.ts');
  const { options, parts } = await createRecipe(catalogue, choicesOf(settings), readBundle);
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
 * @returns what holds the tree; rejects with MockgenError `not_a_tree` when the folder has none, `read_failed`
 */
export async function openTree(dir: string): Promise<Holder> {
  const { openFolder } = await import('../serve/index.ts');
  return openFolder(dir);
}
