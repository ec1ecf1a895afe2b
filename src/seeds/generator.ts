import { builtins } from '../builtins.ts';
import { catalogueFromData } from '../load-catalogue.ts';
import { drawSeed } from '../entropy.ts';
import type { Generator } from '../runtime/index.ts';
import { type Catalogue, digestOfSpecs, type Resource, withNeighbours } from '../schema/index.ts';
import type { Manifest } from '../tree/index.ts';
import { DATA_VERSION, VERSION } from '../version.ts';
import { createSeeds } from './kept/index.ts';
import { whyNoScript, whyNotLoaded, whyOtherSpecs, whyOtherVersion } from './reasons/index.ts';

/** In a page, a service worker or an edge worker, the trees of other seeds take at most this many bytes. */
const KEPT_BYTES = 24_000_000;

/** Where no pause is given, work goes on at once. */
const goOn = (): Promise<void> => Promise.resolve();

/**
 * Returns the catalogue that a tree was built from. A manifest contains the resources of a config as data, no part of
 * which is run.
 */
async function catalogueFor({ catalogue, resources: listed }: Manifest): Promise<Catalogue> {
  if (catalogue === undefined) return builtins;
  // Neither the check of the catalogue nor the comparison of digests trusts this type.
  const { resources } = catalogue as { readonly resources: readonly Resource[] };
  const own = new Set(resources.map(({ name }) => name));
  const all = [...builtins.resources.filter(({ name }) => !own.has(name)), ...resources];
  // Another built-in resource may read a resource of this name, but with other fields than the one of the config.
  const needed = withNeighbours(
    { resources: all, find: (name) => all.find((resource) => resource.name === name) },
    Object.keys(listed),
  );
  const names = needed.map(({ name }) => name).filter((name) => !own.has(name));
  return catalogueFromData(resources, names);
}

/**
 * Generates the trees of other seeds, byte for byte as `mockgen build --seed N` would write them. It runs on every
 * platform, and generates files and records only when they are asked for.
 *
 *     const fetch = createFetch('https://you.github.io/repo/', { generator });
 *
 * @param own the published tree. Files that do not depend on the seed are read from it
 * @param pause lets other work run for a moment; called every few milliseconds. Default: no pause
 * @returns a function from a seed to its tree; or a text, the reason, when this generator does not fit the published
 *   tree: its data version differs, or its resources do
 * @example
 * typeof generator // => "function"
 */
export const generator: Generator = async (own, pause = goOn) => {
  const { manifest } = own;
  const reason = whyOtherVersion(manifest, { mockgen: VERSION, dataVersion: DATA_VERSION }) ?? whyNoScript(manifest);
  if (reason !== undefined) return reason;
  let catalogue: Catalogue;
  try {
    catalogue = await catalogueFor(manifest);
  } catch (error) {
    return whyNotLoaded(manifest, error instanceof Error ? error.message : String(error));
  }
  await pause();
  const mismatch = whyOtherSpecs(manifest, digestOfSpecs(catalogue, Object.keys(manifest.resources)));
  const platform = { pause, drawSeed, keptBytes: KEPT_BYTES };
  return mismatch ?? createSeeds({ manifest, catalogue, file: (path, signal) => own.file(path, signal) }, platform);
};
