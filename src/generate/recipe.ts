import { MockgenError } from '../errors.ts';
import { filesBesideData, isDataOnly, providers, type ProviderContext } from '../providers/index.ts';
import { isTemplateName, loadShapes, type Overrides, type TreeOptions, type TreeParts } from '../render/index.ts';
import type { Catalogue } from '../schema/index.ts';
import { isEnvelopeName, type Manifest, MANIFEST_FILE, tidyApi } from '../tree/index.ts';

/** All that can be chosen of a tree. */
export interface Choices extends TreeOptions {
  /** Whether the explorer, the client and the service worker are left out. Default: false. */
  readonly dataOnly?: boolean;
}

/** What a tree is rendered from. */
export interface Recipe {
  readonly options: TreeOptions;
  readonly parts: TreeParts;
}

/**
 * Puts together what a tree is rendered from.
 *
 * @param bundle gives the text of a bundled file
 * @throws MockgenError `template_invalid`, and what `bundle` throws
 */
export async function createRecipe(
  catalogue: Catalogue,
  { dataOnly, api: given = {}, ...rest }: Choices,
  bundle: ProviderContext['bundle'],
): Promise<Recipe> {
  const api = tidyApi(given);
  const options = { ...rest, ...(api && { api }) };
  const { layout, packed, items, only, provider } = options;
  const chosen = catalogue.resources.filter(({ name }) => !only || only.includes(name));
  const resources = Object.fromEntries(chosen.map(({ name, category }) => [name, { category, total: items }]));
  const shape = { layout, ...(packed && { packed }), resources };
  const choices = { ...(dataOnly && { dataOnly }), ...(provider !== undefined && { provider }) };
  const files = filesBesideData(choices, { shape, base: api?.base, bundle });
  return { options, parts: { catalogue, shapes: await loadShapes(options.overrides, api?.envelope), files } };
}

/**
 * The choices that a tree was built with.
 *
 * @throws MockgenError `not_a_tree` when this version does not know what the manifest names
 */
export function choicesOf(manifest: Manifest): Choices {
  const { seed, items, refDate, layout, packed, imagesBase, provider, api, files, resources } = manifest;
  if (provider !== undefined && !providers.some(({ name }) => name === provider))
    throw unknown('provider', provider, manifest);
  if (api?.envelope !== undefined && !isEnvelopeName(api.envelope)) throw unknown('envelope', api.envelope, manifest);
  return {
    seed,
    items,
    refDate,
    layout,
    ...(packed && { packed }),
    ...(imagesBase !== undefined && { imagesBase }),
    ...(provider !== undefined && { provider }),
    ...(api && { api }),
    ...(isDataOnly(files) && { dataOnly: true }),
    only: Object.keys(resources),
    overrides: overridesOf(manifest),
  };
}

function overridesOf(manifest: Manifest): Overrides {
  return Object.fromEntries(
    Object.entries(manifest.overrides).map(([name, text]) => {
      if (isTemplateName(name)) return [name, text];
      throw unknown('template', name, manifest);
    }),
  );
}

function unknown(what: string, name: string, { mockgen }: Manifest): MockgenError {
  const message = `${MANIFEST_FILE} names the ${what} ${name}, which this version does not know`;
  return new MockgenError('not_a_tree', message, `Use mockgen ${mockgen}, or build the tree again.`);
}
