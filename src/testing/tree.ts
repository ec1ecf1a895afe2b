import { openFolder, openPlan } from '../node/index.ts';
import type { RuntimePorts } from '../runtime/index.ts';
import { checkSettings, type TreeSettings } from './options.ts';

/**
 * A tree that tests are answered from. `read` gives the text of one of its JSON files: `users/all.json`. Anything with a
 * `read` is a tree, in a browser too; without `file` it has no pages and pictures, without `generate` no other seeds.
 */
export type Tree = Pick<RuntimePorts, 'read' | 'file' | 'generate'>;

/**
 * Makes a tree in memory, the very one that `mockgen build` would write. A document is rendered when it is first asked
 * for, and the first request of all renders every record, so `only` and `items` are worth giving. Loads the generator.
 *
 *     const tree = await createTree({ seed: 7, items: 20, only: ['users', 'invoices'] });
 *
 * @param settings what differs from the defaults of a build
 * @returns the tree; rejects with MockgenError `bad_option` for a setting that no build takes, `template_invalid`
 */
export async function createTree(settings: TreeSettings = {}): Promise<Tree> {
  checkSettings(settings);
  const { DEFAULTS } = await import('../render/index.ts');
  const { seed, items, refDate, layout, only, imagesBase, templates } = settings;
  return openPlan({
    seed: seed ?? DEFAULTS.seed,
    items: items ?? DEFAULTS.items,
    refDate: new Date(refDate ?? DEFAULTS.refDate).toISOString(),
    layout: layout ?? DEFAULTS.layout,
    ...(only && { only }),
    ...(imagesBase !== undefined && { imagesBase: new URL(imagesBase).href.replace(/\/+$/, '') }),
    ...(templates && { overrides: templates }),
  });
}

/**
 * Opens a tree that was built into a folder, such as the fixtures of a repository; a packed one will do. Each answer
 * looks at the folder anew. The generator is loaded when another seed, or `nocache`, is first asked for.
 *
 *     const tree = await openTree('fixtures');
 *
 * @param dir the folder of the tree, from the working directory
 * @returns the tree; rejects with MockgenError `not_a_tree` when the folder holds none, `read_failed`
 */
export async function openTree(dir: string): Promise<Tree> {
  return openFolder(dir);
}
