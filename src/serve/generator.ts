import { loadCatalogue } from '../catalogue.ts';
import { commonOf, createSeeds, recipeOf } from '../generate/index.ts';
import { drawSeed, readBundle } from '../node/index.ts';
import type { CatalogueSource } from '../schema/index.ts';
import type { Manifest } from '../tree/index.ts';
import { pause } from './pace.ts';
import type { Seeded } from './snapshot.ts';

/**
 * Makes what makes the trees of other seeds. This module loads the generator: import it only where that is wanted.
 *
 * @param source where the catalogue of the tree comes from; undefined for that of the service
 * @throws MockgenError `other_catalogue` when the tree was built from another one
 * @throws MockgenError `not_a_tree` when this version does not know what the manifest names
 */
export async function createGenerator(manifest: Manifest, source: CatalogueSource | undefined): Promise<Seeded> {
  // A tree of the service alone is made from the service, whatever else is at hand.
  const known = manifest.catalogue === undefined ? undefined : source;
  const { options, parts } = await recipeOf(await loadCatalogue(known), manifest, readBundle);
  return createSeeds(commonOf(options, parts), { pause, drawSeed });
}
