import type { Config, ConfigSettings } from '../config/index.ts';
import { drawSeed } from '../entropy.ts';
import type { Recipe } from '../generate/index.ts';
import type { Overrides, PlannedFile } from '../render/index.ts';
import type { Holder } from '../runtime/index.ts';
import { badArgument, checkNames } from '../options.ts';
import { checkConfigOption, checkSettings, type GivenConfig, type KnownNames, type TreeSettings } from './options.ts';

/** Resolves in the next turn of the event loop. */
const pause = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** Opens the config that settings name as a path or contain as an object; undefined if there is none. */
async function configOf({ config }: TreeSettings): Promise<Config | undefined> {
  checkConfigOption(config);
  if (config === undefined) return undefined;
  const { openConfig, takeConfig } = await import('../config/index.ts');
  return typeof config === 'string' ? openConfig({ config }, undefined, 'config') : takeConfig(config);
}

/** Returns the base in the config of these settings; undefined if there is none. */
export async function baseOfConfig(settings: TreeSettings): Promise<string | undefined> {
  return (await configOf(settings))?.settings.api?.base;
}

/** Reads the templates in the folder that a config names. */
async function overridesOf({ templatesDir }: ConfigSettings): Promise<Overrides | undefined> {
  return templatesDir === undefined ? undefined : (await import('../write/index.ts')).readOverrides(templatesDir);
}

async function recipeOf(settings: TreeSettings): Promise<Recipe> {
  checkSettings(settings);
  const config = await configOf(settings);
  const { seed, items, refDate } = settings;
  const chosen = { seed, items, refDate };
  const catalogue = config?.hasCatalogue ? await config.catalogue(chosen) : (await import('../builtins.ts')).builtins;
  const { recipeFor } = await import('./memory.ts');
  const { loadBundles } = await import('../node/index.ts');
  const configured = config?.settings ?? {};
  return recipeFor(settings, {
    catalogue,
    configured,
    overrides: await overridesOf(configured),
    bundle: await loadBundles(undefined, catalogue.own),
  });
}

/** Checks settings, as far as that is possible without a record; rejects like {@link createTree}. */
export async function checkRecipe(settings: TreeSettings): Promise<void> {
  await recipeOf(settings);
}

/**
 * Renders the files that `mockgen build` would write, one by one.
 *
 * @returns the path and the bytes of each file; rejects like {@link createTree}
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
 * Creates a tree in memory: the tree that `mockgen build` would write. Records are generated when they are requested: those
 * of a page for that page, and all of a resource for a search. Loads the generator.
 *
 *     const tree = await createTree({ seed: 7, items: 20, only: ['users', 'invoices'] });
 *     const own = await createTree({ config: 'mockgen.config.mjs' });
 *
 * @param settings the settings that differ from the defaults of a build
 * @returns a holder of the tree; rejects with MockgenError `bad_option` for an invalid setting, `config_invalid`,
 *   `template_invalid`
 */
export async function createTree<const C extends GivenConfig = undefined>(
  settings: TreeSettings & KnownNames<C> = {},
): Promise<Holder> {
  const recipe = await recipeOf(settings);
  const { hold } = await import('./memory.ts');
  return hold(recipe, { pause, drawSeed });
}

/**
 * Opens a tree that was built into a folder, such as the fixtures of a repository. The tree may be packed. A new build in
 * the folder is picked up. The generator is loaded when another seed, or `nocache`, is first requested.
 *
 *     const tree = await openTree('fixtures');
 *
 * @param dir the folder of the tree, relative to the working directory
 * @param options.config the config that the tree was built from, which its other seeds need: a path, or the result of
 *   `defineConfig`. Default: no config, not even the one in the working directory
 * @returns a holder of the tree; rejects with MockgenError `bad_option` for an unknown option, and for anything but a path, `not_a_tree` when the folder has no tree, `other_version` when
 *   its manifest has a newer format, `config_invalid`, `read_failed`
 */
export async function openTree(dir: string, options: Pick<TreeSettings, 'config'> = {}): Promise<Holder> {
  if (typeof dir !== 'string') throw badArgument('dir', dir, 'the path of a folder', "openTree('fixtures')");
  checkNames(options, ['config']);
  const { openFolder } = await import('../serve/index.ts');
  const config = await configOf(options);
  return openFolder(dir, config?.hasCatalogue ? { catalogue: await config.catalogue() } : {});
}
