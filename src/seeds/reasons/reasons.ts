// Why the other seeds of a tree cannot be generated; `thread/` has one more reason. Each reason is a text for the
// reader of
// a response: the seed that the tree has, the cause, and what to do about it.
import { findOtherVersion, type Manifest, type Versions } from '../../tree/index.ts';

/** The parts of a manifest about the seed of a tree and the generator of other seeds. */
type SeedInfo = Pick<Manifest, 'seed' | 'generator'>;

/** Returns the words with which each reason begins that a tree has no other seeds. */
export const only = ({ seed }: Pick<Manifest, 'seed'>): string => `This tree has seed ${seed} only`;

/**
 * Returns the reason why a tree has no other seeds, if it is of another data version than this mockgen.
 *
 * @param ours the versions of this mockgen
 * @returns undefined when the data versions agree
 * @example
 * whyOtherVersion({ mockgen: '0.3.0', dataVersion: 3, seed: 7 }, { mockgen: '0.3.1', dataVersion: 3 }) // => undefined
 */
export function whyOtherVersion(manifest: Versions & Pick<Manifest, 'seed'>, ours: Versions): string | undefined {
  const other = findOtherVersion(manifest, ours);
  if (!other) return undefined;
  const newer = `For other seeds, serve it with the version that built it: ${other.pin}`;
  const older = `For other seeds, build it again with mockgen build --upgrade, or stay with its version: ${other.pin}`;
  return `${only(manifest)}: it ${other.versions}. ${other.isNewer ? newer : older}`;
}

/**
 * Returns the reason why no script can generate other seeds of a tree.
 *
 * @returns undefined when a script can
 * @example
 * whyNoScript({ seed: 42, generator: { specs: '00', files: [] } }) // => undefined
 */
export function whyNoScript(manifest: SeedInfo): string | undefined {
  const { generator } = manifest;
  if (!generator) return `${only(manifest)}: an older mockgen built it. For other seeds, build it again.`;
  if (generator.specs !== undefined) return undefined;
  return `${only(manifest)}: its config has functions, which run only where the config is. For other seeds, run mockgen serve there.`;
}

/**
 * Returns the reason why a tree has no script that generates other seeds.
 *
 * @returns undefined when the tree has one
 * @example
 * whyNotIncluded({ seed: 42, generator: { specs: '00', files: [] } })?.slice(0, 30) // => "This tree has seed 42 only: it"
 */
export function whyNotIncluded(manifest: SeedInfo): string | undefined {
  const reason = whyNoScript(manifest);
  if (reason !== undefined || manifest.generator?.files.length) return reason;
  return `${only(manifest)}: it was built with --data-only. For other seeds, build it without, or run mockgen serve.`;
}

/**
 * Returns the reason why a generator cannot generate other seeds of a tree: it has other specs.
 *
 * @param specs the digest of the generator's specs
 * @returns undefined when it fits
 * @example
 * whyOtherSpecs({ seed: 42, generator: { specs: '00', files: [] } }, '00') // => undefined
 */
export function whyOtherSpecs(manifest: SeedInfo, specs: string): string | undefined {
  const reason = whyNoScript(manifest);
  if (reason !== undefined || manifest.generator?.specs === specs) return reason;
  return `${only(manifest)}: the generator here has other definitions of its resources. For other seeds, build it again.`;
}

/**
 * Returns the reason why other seeds are not available: the generator of the tree could not be loaded.
 *
 * @param cause the error of the platform. Default: the caller has not passed a generator
 * @example
 * whyNotLoaded({ seed: 42 }).endsWith('pass it: createFetch(base, { generator }).') // => true
 */
export function whyNotLoaded(manifest: Pick<Manifest, 'seed'>, cause?: string): string {
  if (cause !== undefined) return `${only(manifest)}: its generator cannot be loaded (${cause}).`;
  return `${only(manifest)}: its generator is not loaded here. For other seeds, pass it: createFetch(base, { generator }).`;
}
