import { isBuiltFrom, type Catalogue } from '../schema/index.ts';
import type { Manifest } from '../tree/index.ts';
import { DATA_VERSION } from '../version.ts';

/** A catalogue with resources of one's own, as far as a server that generates elsewhere needs it. */
export type OwnCatalogue = Pick<Catalogue, 'resources' | 'find' | 'own' | 'source'>;

/**
 * Whether other seeds of a tree can be made: by this version, and from the resources that the tree was built from. What a
 * manifest tells of these is only compared.
 *
 * @param catalogue the one at hand; undefined for that of the service
 */
export function canGenerate(manifest: Manifest, catalogue: OwnCatalogue | undefined): boolean {
  if (manifest.dataVersion !== DATA_VERSION) return false;
  if (!catalogue) return manifest.catalogue === undefined;
  return catalogue.source !== undefined && isBuiltFrom(catalogue, manifest);
}
