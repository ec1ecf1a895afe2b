import { builtins } from '../builtins.ts';
import { catalogueFromData } from '../load-catalogue.ts';
import { drawSeed } from '../entropy.ts';
import type { Generator } from '../runtime/index.ts';
import { type Catalogue, digestOfSpecs, type Resource } from '../schema/index.ts';
import type { Manifest } from '../tree/index.ts';
import { DATA_VERSION, VERSION } from '../version.ts';
import { createSeeds } from './kept/index.ts';
import { whyNoScript, whyNotLoaded, whyOtherSpecs, whyOtherVersion } from './reasons/index.ts';

/** How much of other seeds a page, a worker or an edge keeps, in bytes. */
const KEPT_BYTES = 24_000_000;

/** Nothing else is waiting. */
const goOn = (): Promise<void> => Promise.resolve();

/** The catalogue that a manifest tells of: resources of its own are in it as data, and nothing of them is ever run. */
async function catalogueFor({ catalogue }: Manifest): Promise<Catalogue> {
  if (catalogue === undefined) return builtins;
  // A build wrote it. What is wrong with it shows in its digest, or when it is checked.
  const { resources } = catalogue as { readonly resources: readonly Resource[] };
  const own = new Set(resources.map(({ name }) => name));
  const names = builtins.resources.map(({ name }) => name).filter((name) => !own.has(name));
  return catalogueFromData(resources, names);
}

/**
 * Makes the other seeds of any tree that fits: what `mockgen build --seed N` would have written, byte for byte. It needs
 * nothing of Node, and generates what is asked for, when it is asked for.
 *
 *     const fetch = createFetch('https://you.github.io/repo/', { generator });
 *
 * @param own the tree as it is published: what does not depend on the seed is taken from it
 * @param pause lets other work run for a moment; called every few milliseconds. Default: nothing else is waiting
 * @returns a text where it does not fit: the tree is of another data version, or of other resources
 * @example
 * typeof generator // => "function"
 */
export const generator: Generator = async (own, pause = goOn) => {
  const { manifest } = own;
  const other = whyOtherVersion(manifest, { mockgen: VERSION, dataVersion: DATA_VERSION }) ?? whyNoScript(manifest);
  if (other !== undefined) return other;
  let catalogue: Catalogue;
  try {
    catalogue = await catalogueFor(manifest);
  } catch (error) {
    return whyNotLoaded(manifest, error instanceof Error ? error.message : String(error));
  }
  await pause();
  const unfit = whyOtherSpecs(manifest, digestOfSpecs(catalogue, Object.keys(manifest.resources)));
  const platform = { pause, drawSeed, keptBytes: KEPT_BYTES };
  return unfit ?? createSeeds({ manifest, catalogue, file: (path, signal) => own.file(path, signal) }, platform);
};
