import type { ConfigSettings } from '../config/index.ts';
import { createRecipe, type Choices, type Recipe } from '../generate/index.ts';
import { generateTree } from '../seeds/kept/index.ts';
import type { Overrides } from '../render/index.ts';
import type { Holder } from '../runtime/index.ts';
import type { Catalogue } from '../schema/index.ts';
import { DEFAULTS, toImagesBase, toRefDate } from '../settings.ts';
import { checkSettings, type TreeSettings } from './options.ts';

/** What a tree is made of, besides the settings that a test passes. */
export interface TreeParts {
  readonly catalogue: Catalogue;
  /** The settings that a config has. Default: there is no config. */
  readonly configured?: ConfigSettings;
  /** The templates that a config names. Default: none. */
  readonly overrides?: Overrides | undefined;
  /** Returns the text of a file that is bundled with the package. Default: the tree has data only. */
  readonly bundle?: (name: string) => string;
}

/**
 * Returns the options of a tree: the given settings override those of the config, which override the defaults.
 *
 * @param overrides templates of the config; templates in the given settings come before them
 */
function choicesOf(
  given: TreeSettings,
  { counts, ...config }: ConfigSettings,
  overrides: Overrides | undefined,
): Choices {
  const { seed, items, refDate, layout, only, refs, imagesBase, api, templates } = given;
  const { out: _, templatesDir: __, packed: ___, nested: ____, provider: _____, ...configured } = config;
  return {
    ...DEFAULTS,
    ...configured,
    ...(counts && items === undefined && { counts }),
    ...(seed !== undefined && { seed }),
    ...(items !== undefined && { items }),
    ...(refDate !== undefined && { refDate: toRefDate(refDate) }),
    ...(layout !== undefined && { layout }),
    ...(only && { only }),
    ...(refs !== undefined && { refs }),
    ...(imagesBase !== undefined && { imagesBase: toImagesBase(imagesBase) }),
    ...(api && { api: { ...configured.api, ...api } }),
    ...((templates ?? overrides) && { overrides: { ...overrides, ...templates } }),
  };
}

/**
 * Prepares a tree in memory.
 *
 * @returns rejects with MockgenError `bad_option` for an invalid setting, `template_invalid`
 */
export async function recipeFor(settings: TreeSettings, treeParts: TreeParts): Promise<Recipe> {
  const { catalogue, configured = {}, overrides, bundle } = treeParts;
  checkSettings(
    settings,
    catalogue.resources.map(({ name }) => name),
  );
  const choices = choicesOf(settings, configured, overrides);
  if (bundle) return createRecipe(catalogue, choices, bundle);
  return createRecipe(catalogue, { ...choices, dataOnly: true }, () => '');
}

/**
 * Returns a holder of the tree that a recipe (the input of the renderer) describes. Records are generated when they are
 * requested.
 */
export function hold({ options, parts }: Recipe, platform: Parameters<typeof generateTree>[2]): Holder {
  const tree = generateTree(options, parts, platform);
  return { current: () => tree };
}
