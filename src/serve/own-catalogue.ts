import { isBuiltFrom, type Catalogue } from '../schema/index.ts';
import { whyUnseeded, type Manifest } from '../tree/index.ts';
import { DATA_VERSION, VERSION } from '../version.ts';

/** A catalogue with resources of one's own, as far as a server that generates elsewhere needs it. */
export interface OwnCatalogue extends Pick<Catalogue, 'resources' | 'find' | 'own' | 'source'> {
  /** The whole of it, for who generates in this process: that takes no other thread. */
  readonly here?: Catalogue;
}

/**
 * Why other seeds of a tree cannot be made: it is of another version, or was built from other resources than those at hand.
 * What a manifest tells of these is only compared.
 *
 * @param catalogue the one at hand; undefined for that of the service
 * @returns a sentence for who asks for another seed, and what to do about it; undefined where they can be made
 */
export function whyNoSeeds(manifest: Manifest, catalogue: OwnCatalogue | undefined): string | undefined {
  const other = whyUnseeded(manifest, { mockgen: VERSION, dataVersion: DATA_VERSION });
  // A tree of the service alone needs no catalogue, and none can change it.
  if (other !== undefined || manifest.catalogue === undefined) return other;
  const only = `This tree has seed ${manifest.seed} only: it was built from a config`;
  if (!catalogue)
    return `${only}, and there is none here. To have others, serve it where its config is, or with --config.`;
  if (!isBuiltFrom(catalogue, manifest)) {
    return `${only}, and the one here says something else. To have others, build it again, or serve it with its own --config.`;
  }
  if (catalogue.source ?? catalogue.here) return undefined;
  return `${only} that no other thread can load. To have others, serve it from a file with the config.`;
}
