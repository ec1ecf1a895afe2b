import { loadCatalogue } from '../../load-catalogue.ts';
import { renderSharedParts, recipeOf } from '../../generate/index.ts';
import { drawSeed, loadBundles, nextTurn } from '../../node/index.ts';
import { type Seeds, TreeError } from '../../runtime/index.ts';
import { type Catalogue, type CatalogueSource, digestOfSpecs } from '../../schema/index.ts';
import type { Manifest } from '../../tree/index.ts';
import { createSeeds } from '../kept/index.ts';
import { whyOtherSpecs } from '../reasons/index.ts';

/** Returns the digest of the specs from which this catalogue generates the records of a tree. */
const specsOf = (catalogue: Catalogue, { resources }: Manifest): string =>
  digestOfSpecs(catalogue, Object.keys(resources));

/**
 * Creates the trees of other seeds. Importing this module loads the generator, which takes a while.
 *
 * @param source where to load the catalogue of the tree from. Default: the built-in resources
 * @throws TreeError with the status 501 when the tree was built from other specs
 * @throws MockgenError `other_catalogue` when the tree was built from another catalogue
 * @throws MockgenError `not_a_tree` when the manifest names something that this version does not know
 */
export async function createSeedsOf(manifest: Manifest, source: CatalogueSource | undefined): Promise<Seeds> {
  // A tree of built-in resources alone does not need the config.
  const known = manifest.catalogue === undefined ? undefined : source;
  return createSeedsFrom(await loadCatalogue(known), manifest);
}

/**
 * Creates the trees of other seeds from a loaded catalogue.
 *
 * @param catalogue the catalogue that the tree was built from
 * @throws TreeError, MockgenError as {@link createSeedsOf} does
 */
export async function createSeedsFrom(catalogue: Catalogue, manifest: Manifest): Promise<Seeds> {
  const mismatch =
    manifest.generator?.specs === undefined ? undefined : whyOtherSpecs(manifest, specsOf(catalogue, manifest));
  if (mismatch !== undefined) throw new TreeError(mismatch, 501);
  const { options, parts } = await recipeOf(catalogue, manifest, await loadBundles(manifest.provider, catalogue.own));
  return createSeeds(renderSharedParts(options, parts), { pause: nextTurn, drawSeed });
}
