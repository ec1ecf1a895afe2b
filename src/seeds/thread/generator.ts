import { loadCatalogue } from '../../load-catalogue.ts';
import { renderSharedParts, recipeOf } from '../../generate/index.ts';
import { drawSeed, loadBundles, nextTurn } from '../../node/index.ts';
import { type Seeds, TreeError } from '../../runtime/index.ts';
import { type Catalogue, type CatalogueSource, digestOfSpecs } from '../../schema/index.ts';
import type { Manifest } from '../../tree/index.ts';
import { createSeeds } from '../kept/index.ts';
import { whyOtherSpecs } from '../reasons/index.ts';

/** The digest over the specs that the records of a tree are made with here. */
const specsOf = (catalogue: Catalogue, { resources }: Manifest): string =>
  digestOfSpecs(catalogue, Object.keys(resources));

/**
 * Makes what makes the trees of other seeds. This module loads the generator: import it only where that is wanted.
 *
 * @param source where the catalogue of the tree comes from; undefined for that of the service
 * @throws TreeError with the status 501 when the specs are others than those that it was built from
 * @throws MockgenError `other_catalogue` when the tree was built from another one
 * @throws MockgenError `not_a_tree` when this version does not know what the manifest names
 */
export async function createGenerator(manifest: Manifest, source: CatalogueSource | undefined): Promise<Seeds> {
  // A tree of the service alone is made from the service, whatever else is at hand.
  const known = manifest.catalogue === undefined ? undefined : source;
  return generatorFrom(await loadCatalogue(known), manifest);
}

/**
 * Makes what makes the trees of other seeds from the catalogue that the tree was built from.
 *
 * @throws TreeError, MockgenError as {@link createGenerator} does
 */
export async function generatorFrom(catalogue: Catalogue, manifest: Manifest): Promise<Seeds> {
  const unfit =
    manifest.generator?.specs === undefined ? undefined : whyOtherSpecs(manifest, specsOf(catalogue, manifest));
  if (unfit !== undefined) throw new TreeError(unfit, 501);
  const { options, parts } = await recipeOf(catalogue, manifest, await loadBundles(manifest.provider, catalogue.own));
  return createSeeds(renderSharedParts(options, parts), { pause: nextTurn, drawSeed });
}
