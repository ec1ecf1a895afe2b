import { builtins } from '../builtins.ts';
import { createSeeds, recipeOf } from '../generate/index.ts';
import { drawSeed, readBundle } from '../node/index.ts';
import type { Manifest } from '../tree/index.ts';
import { pause } from './pace.ts';
import type { Seeded } from './snapshot.ts';

/**
 * Makes what makes the trees of other seeds. This module loads the generator: import it only where that is wanted.
 *
 * @throws MockgenError `not_a_tree` when this version does not know what the manifest names
 */
export async function createGenerator(manifest: Manifest): Promise<Seeded> {
  const { options, parts } = await recipeOf(builtins, manifest, readBundle);
  return createSeeds(options, parts, { pause, drawSeed });
}
