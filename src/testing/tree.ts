import type { Config, ConfigSettings } from '../config/index.ts';
import { drawSeed } from '../entropy.ts';
import type { Recipe } from '../generate/index.ts';
import type { Overrides, PlannedFile } from '../render/index.ts';
import type { Holder } from '../runtime/index.ts';
import { checkConfigOption, type TreeSettings } from './options.ts';

/** Lets other work of the process run. */
const pause = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** The config that the settings name, or hold. */
async function configOf({ config }: TreeSettings): Promise<Config | undefined> {
  checkConfigOption(config);
  if (config === undefined) return undefined;
  const { openConfig, takeConfig } = await import('../config/index.ts');
  return typeof config === 'string' ? openConfig({ config }) : takeConfig(config);
}

/** The base that the config of some settings says; undefined where it says none, or there is no config. */
export async function baseOfConfig(settings: TreeSettings): Promise<string | undefined> {
  return (await configOf(settings))?.settings.api?.base;
}

/** The templates in the folder that a config names. */
async function overridesOf({ templatesDir }: ConfigSettings): Promise<Overrides | undefined> {
  return templatesDir === undefined ? undefined : (await import('../write/index.ts')).readOverrides(templatesDir);
}

async function recipeOf(settings: TreeSettings): Promise<Recipe> {
  const config = await configOf(settings);
  const { seed, items, refDate } = settings;
  const chosen = { seed, items, refDate };
  const catalogue = config?.hasCatalogue ? await config.catalogue(chosen) : (await import('../builtins.ts')).builtins;
  const { recipeFor } = await import('./memory.ts');
  const { loadBundles } = await import('../node/index.ts');
  const said = config?.settings ?? {};
  return recipeFor(settings, {
    catalogue,
    said,
    overrides: await overridesOf(said),
    bundle: await loadBundles(undefined, catalogue.own),
  });
}

/**
 * Renders the files that `mockgen build` would write: their paths and bytes, one after the other.
 *
 * @returns rejects as {@link createTree} does
 */
export async function renderFiles(
  settings: TreeSettings,
): Promise<Iterable<readonly [path: string, bytes: Uint8Array]>> {
  const { options, parts } = await recipeOf(settings);
  const { renderTree } = await import('../render/index.ts');
  return filesOf(renderTree(options, parts).plan());
}

function* filesOf(plan: Iterable<PlannedFile>): Generator<readonly [path: string, bytes: Uint8Array], void, undefined> {
  for (const { paths, text } of plan) {
    const whole = Buffer.concat([...text()].map((piece) => Buffer.from(piece)));
    for (const path of paths) yield [path, whole];
  }
}

/**
 * Makes a tree in memory, the very one that `mockgen build` would write. Nothing is made before it is asked for: a page
 * takes its own records, and a search all of one resource. Loads the generator.
 *
 *     const tree = await createTree({ seed: 7, items: 20, only: ['users', 'invoices'] });
 *     const own = await createTree({ config: 'mockgen.config.mjs' });
 *
 * @param settings what differs from the defaults of a build
 * @returns what holds the tree; rejects with MockgenError `bad_option` for a setting that no build takes,
 *   `config_invalid`, `template_invalid`
 */
export async function createTree(settings: TreeSettings = {}): Promise<Holder> {
  const recipe = await recipeOf(settings);
  const { hold } = await import('./memory.ts');
  return hold(recipe, { pause, drawSeed });
}

/**
 * Opens a tree that was built into a folder, such as the fixtures of a repository; a packed one will do. A new build in
 * the folder is picked up. The generator is loaded when another seed, or `nocache`, is first asked for.
 *
 *     const tree = await openTree('fixtures');
 *
 * @param dir the folder of the tree, from the working directory
 * @param options.config the config that the tree was built from, for its other seeds: a path, or what `defineConfig` gives.
 *   Default: none is looked for
 * @returns what holds the tree; rejects with MockgenError `not_a_tree` when the folder has none, `other_version` when
 * its manifest is of a newer format than we know, `config_invalid`, `read_failed`
 */
export async function openTree(dir: string, options: Pick<TreeSettings, 'config'> = {}): Promise<Holder> {
  const { openFolder } = await import('../serve/index.ts');
  const config = await configOf(options);
  return openFolder(dir, config?.hasCatalogue ? { catalogue: await config.catalogue() } : {});
}
