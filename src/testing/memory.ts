import type { ConfigSettings } from '../config/index.ts';
import { createRecipe, type Choices, generateTree, type Recipe } from '../generate/index.ts';
import type { Overrides } from '../render/index.ts';
import type { Holder } from '../runtime/index.ts';
import type { Catalogue } from '../schema/index.ts';
import { DEFAULTS, toImagesBase, toRefDate } from '../settings.ts';
import { checkSettings, type TreeSettings } from './options.ts';

/** What a tree is made of besides its settings. */
export interface Material {
  readonly catalogue: Catalogue;
  /** What a config says. Default: nothing. */
  readonly said?: ConfigSettings;
  /** The templates of a config. Default: none. */
  readonly overrides?: Overrides | undefined;
  /** Gives the texts of files that were bundled with the package. Default: the tree has data only. */
  readonly bundle?: (name: string) => string;
}

/** What a tree is made of: the settings come before the config, and that before the defaults. */
function choicesOf(
  given: TreeSettings,
  { counts, ...config }: ConfigSettings,
  overrides: Overrides | undefined,
): Choices {
  const { seed, items, refDate, layout, only, refs, imagesBase, api, templates } = given;
  const { out: _, templatesDir: __, packed: ___, provider: ____, ...said } = config;
  return {
    ...DEFAULTS,
    ...said,
    ...(counts && items === undefined && { counts }),
    ...(seed !== undefined && { seed }),
    ...(items !== undefined && { items }),
    ...(refDate !== undefined && { refDate: toRefDate(refDate) }),
    ...(layout !== undefined && { layout }),
    ...(only && { only }),
    ...(refs !== undefined && { refs }),
    ...(imagesBase !== undefined && { imagesBase: toImagesBase(imagesBase) }),
    ...(api && { api: { ...said.api, ...api } }),
    ...((templates ?? overrides) && { overrides: { ...overrides, ...templates } }),
  };
}

/**
 * Puts together what a tree in memory is rendered from.
 *
 * @returns rejects with MockgenError `bad_option` for a setting that no build takes, `template_invalid`
 */
export async function recipeFor(settings: TreeSettings, material: Material): Promise<Recipe> {
  const { catalogue, said = {}, overrides, bundle } = material;
  checkSettings(
    settings,
    catalogue.resources.map(({ name }) => name),
  );
  const choices = choicesOf(settings, said, overrides);
  if (bundle) return createRecipe(catalogue, choices, bundle);
  return createRecipe(catalogue, { ...choices, dataOnly: true }, () => '');
}

/** Holds the tree of a recipe, which is made as it is asked for. */
export function hold({ options, parts }: Recipe, platform: Parameters<typeof generateTree>[2]): Holder {
  const tree = generateTree(options, parts, platform);
  return { current: () => tree };
}
