import { MockgenError } from '../errors.ts';
import { filesBesideData, isDataOnly, partsOf, providers, type ProviderContext } from '../providers/index.ts';
import {
  countOf,
  isTemplateName,
  loadTemplates,
  type Overrides,
  type TreeOptions,
  type TreeParts,
} from '../render/index.ts';
import {
  areData,
  changedResources,
  isBuiltFrom,
  routedOf,
  walkFields,
  withNeighbours,
  type Catalogue,
  type Resource,
} from '../schema/index.ts';
import { isDialect, isEnvelopeName, type Manifest, MANIFEST_FILE, tidyApi } from '../tree/index.ts';
import { countsOf } from './counts.ts';

/** All options that decide the content of a tree. */
export interface Choices extends TreeOptions {
  /**
   * Whether the tree also gets the resources that records of those in `only` refer to or are made from. Default: true.
   */
  readonly refs?: boolean;
  /** Whether to leave out the explorer, the client, the service worker and the generator. Default: false. */
  readonly dataOnly?: boolean;
}

/** A recipe: everything that the renderer needs to make one tree, which are options, specs, templates and files. */
export interface Recipe {
  readonly options: TreeOptions;
  readonly parts: TreeParts;
}

/**
 * Creates the recipe (the input of the renderer) of a tree: completes the options, compiles the templates, and collects
 * the files besides the data.
 *
 * @param bundle returns the text of a bundled file
 * @throws MockgenError `template_invalid` for a template that cannot be used, and whatever `bundle` throws
 */
export async function createRecipe(
  catalogue: Catalogue,
  { dataOnly, refs = true, api: untidy = {}, ...given }: Choices,
  bundle: ProviderContext['bundle'],
): Promise<Recipe> {
  const only = given.only && refs ? withNeighbours(catalogue, given.only, 'shown').map(({ name }) => name) : given.only;
  const api = tidyApi(untidy);
  const options: TreeOptions = { ...given, ...(only && { only }), ...(api && { api }) };
  const { layout, packed, nested, described = true, provider } = options;
  const chosen = catalogue.resources.filter(({ name }) => !only || only.includes(name));
  const routed = routedOf(chosen);
  const resources = Object.fromEntries(
    chosen.map((resource) => {
      const total = countOf(resource, options, catalogue.find);
      return [resource.name, { category: resource.category, ...routed[resource.name], total }];
    }),
  );
  const shape = {
    layout,
    ...(packed && { packed }),
    ...(nested && { nested }),
    ...(described && { described }),
    resources,
  };
  const choices = {
    ...needsOf(catalogue, chosen),
    ...(dataOnly && { dataOnly }),
    ...(provider !== undefined && { provider }),
    parts: partsOf(api),
  };
  const files = filesBesideData(choices, { shape, base: api?.base, bundle });
  const templates = await loadTemplates(options.overrides, api, chosen);
  return { options, parts: { catalogue, templates, files } };
}

/**
 * Returns what a host needs to generate other seeds of a tree with the resources of a config: the functions of the
 * config (`code`), or faker.
 */
function needsOf(
  catalogue: Catalogue,
  chosen: readonly Resource[],
): { readonly code: boolean; readonly faker: boolean } {
  const names = chosen.map(({ name }) => name);
  const own = withNeighbours(catalogue, names).filter((resource) => catalogue.own.includes(resource));
  const fields = own.flatMap((resource) => [...walkFields(resource)]);
  return { code: !areData(own), faker: fields.some(([, { generator }]) => generator?.startsWith('faker:')) };
}

/**
 * Returns the options that a tree was built with.
 *
 * @throws MockgenError `not_a_tree` when the manifest names a provider, an envelope, a dialect or a template that this version does
 *   not know, or counts that no build writes
 */
export function choicesOf(manifest: Manifest): Choices {
  const { seed, items, refDate, layout, packed, nested, described, imagesBase, provider, api, files, resources } =
    manifest;
  if (provider !== undefined && !providers.some(({ name }) => name === provider))
    throw unknown('provider', provider, manifest);
  if (api?.envelope !== undefined && !isEnvelopeName(api.envelope)) throw unknown('envelope', api.envelope, manifest);
  if (api?.dialect !== undefined && !isDialect(api.dialect))
    throw unknown('dialect', JSON.stringify(api.dialect), manifest);
  return {
    seed,
    items,
    refDate,
    layout,
    ...(packed && { packed }),
    ...(nested && { nested }),
    ...(!described && { described: false }),
    ...(imagesBase !== undefined && { imagesBase }),
    ...(provider !== undefined && { provider }),
    ...(api && { api }),
    ...(isDataOnly(files) && { dataOnly: true }),
    ...countsOf(manifest),
    only: Object.keys(resources),
    refs: false,
    overrides: overridesOf(manifest),
  };
}

/**
 * Creates the recipe (the input of the renderer) by which a tree was built.
 *
 * @param catalogue the catalogue that the tree was built from
 * @throws MockgenError `other_catalogue` when the tree was built from another catalogue; and as {@link choicesOf} and
 *   {@link createRecipe} do
 */
export async function recipeOf(
  catalogue: Catalogue,
  manifest: Manifest,
  bundle: ProviderContext['bundle'],
): Promise<Recipe> {
  if (isBuiltFrom(catalogue, manifest)) return createRecipe(catalogue, choicesOf(manifest), bundle);
  const names = Object.keys(manifest.resources).filter((name) => !catalogue.find(name));
  const changed = changedResources(catalogue, manifest).join(', ');
  const message =
    names.length > 0
      ? `nothing at hand defines ${names.join(', ')}`
      : changed === ''
        ? 'the definitions have changed'
        : `since then the definition of ${changed} has changed`;
  throw new MockgenError(
    'other_catalogue',
    `the tree was built from other resources: ${message}`,
    'Run the command where the config of the tree is, or build the tree again.',
  );
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
