import { isBuiltFrom, type Catalogue } from '../../schema/index.ts';
import type { Manifest, Versions } from '../../tree/index.ts';
import { only, whyOtherVersion } from '../reasons/index.ts';

/** A catalogue, as far as a server needs it that generates in another thread. */
export interface ServedCatalogue extends Pick<Catalogue, 'resources' | 'find' | 'own' | 'source'> {
  /** The whole catalogue, where the server generates in its own thread. */
  readonly here?: Catalogue;
}

/**
 * Returns the reason when a server cannot generate the other seeds of a tree: the tree is of another version, or was
 * built from other resources than the server has. What the manifest says about these is compared only, never run.
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
  if (!isBuiltFrom(catalogue, manifest)) {
    return `${configured}, and the one here says something else. For other seeds, build it again, or serve it with its own --config.`;
  }
  if (catalogue.source ?? catalogue.here) return undefined;
  return `${configured} that no other thread can load. For other seeds, serve it from a file with the config.`;
}
