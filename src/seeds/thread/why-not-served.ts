import { isBuiltFrom, type Catalogue } from '../../schema/index.ts';
import type { Manifest, Versions } from '../../tree/index.ts';
import { only, whyOtherVersion } from '../reasons/index.ts';

/** The parts of a catalogue that a server needs if data of other seeds is generated in another thread. */
interface KnownCatalogue extends Pick<Catalogue, 'resources' | 'find' | 'own' | 'source'> {
  /** The whole catalogue, for a server that generates data in its own thread. Default: it does not. */
  readonly here?: Catalogue;
}

/** A catalogue that only another thread has. That thread builds the tree from it. */
interface DistantCatalogue extends Pick<Catalogue, 'source'> {
  readonly isDistant: true;
  readonly here?: undefined;
}

/** The catalogue of a server. */
export type ServedCatalogue = KnownCatalogue | DistantCatalogue;

/**
 * Returns the reason why a server cannot generate other seeds of a tree: another version built the tree, or the server
 * has other resources. What the manifest says about resources is only compared, never run.
 *
 * @param catalogue the server's catalogue. Default: the built-in resources
 * @returns undefined when the server can
 */
export function whyNotServed(
  manifest: Manifest,
  ours: Versions,
  catalogue: ServedCatalogue | undefined,
): string | undefined {
  const other = whyOtherVersion(manifest, ours);
  // A tree of built-in resources alone needs no config.
  if (other !== undefined || manifest.catalogue === undefined) return other;
  const configured = `${only(manifest)}: it was built from a config`;
  if (!catalogue) {
    return `${configured}, and there is none here. For other seeds, serve it where its config is, or with --config.`;
  }
  if (!('isDistant' in catalogue) && !isBuiltFrom(catalogue, manifest)) {
    return `${configured}, and the one here says something else. For other seeds, build it again, or serve it with its own --config.`;
  }
  if (catalogue.source ?? catalogue.here) return undefined;
  return `${configured} that no other thread can load. For other seeds, serve it from a file with the config.`;
}
