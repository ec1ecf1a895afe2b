import type { Config } from '../config/index.ts';
import { readTreeText } from '../node/index.ts';
import { areData, isBuiltFrom, type Catalogue } from '../schema/index.ts';
import { MANIFEST_FILE, parseManifest, type Manifest } from '../tree/index.ts';
import { VERSION } from '../version.ts';

/**
 * Whether a tree proves that a catalogue works: this version of mockgen has built all resources of the catalogue in the
 * tree. A catalogue with functions is never proven, since they can have changed.
 */
export function isProvenBy({ mockgen, resources, catalogue }: Manifest, known: Catalogue): boolean {
  const hasAll = known.own.every(({ name }) => Object.hasOwn(resources, name));
  return mockgen === VERSION && hasAll && areData(known.own) && isBuiltFrom(known, { resources, catalogue });
}

/**
 * Returns the catalogue from which a server generates other seeds of a tree. Its first records are tried out as for a build,
 * which takes seconds where records are large, unless the tree proves that there is no need.
 *
 * @param dir the folder of the tree
 * @returns undefined where the config has no say in which resources there are
 * @throws MockgenError `config_invalid` as `Config.catalogue` does
 */
export async function servedCatalogue(config: Config, dir: string): Promise<Catalogue | undefined> {
  if (!config.hasCatalogue) return undefined;
  const untried = await config.untried();
  const text = readTreeText(dir, MANIFEST_FILE);
  const manifest = text === undefined ? undefined : parseManifest(text);
  return manifest && isProvenBy(manifest, untried) ? untried : config.catalogue();
}
