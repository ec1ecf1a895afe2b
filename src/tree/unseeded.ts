import type { Manifest } from './manifest.ts';

/** What a manifest says of its seed, and of what makes others. */
type Told = Pick<Manifest, 'seed' | 'generator'>;

const only = ({ seed }: Told): string => `This tree has seed ${seed} only`;

/**
 * Why no script can make the other seeds of a tree: a sentence for who asks for one, and what to do about it.
 *
 * @returns undefined where one can
 * @example
 * whyUngenerated({ seed: 42, generator: { specs: '00', files: [] } }) // => undefined
 */
export function whyUngenerated(manifest: Told): string | undefined {
  const { generator } = manifest;
  if (!generator) return `${only(manifest)}: an older mockgen built it. To have others, build it again.`;
  if (generator.specs !== undefined) return undefined;
  return `${only(manifest)}: its config has functions, which run only where the config is. To have others, run mockgen serve there.`;
}

/**
 * Why a tree brings nothing that makes its other seeds.
 *
 * @returns undefined where it does
 * @example
 * whyUnscripted({ seed: 42, generator: { specs: '00', files: [] } })?.slice(0, 30) // => "This tree has seed 42 only: it"
 */
export function whyUnscripted(manifest: Told): string | undefined {
  const reason = whyUngenerated(manifest);
  if (reason !== undefined || manifest.generator?.files.length) return reason;
  return `${only(manifest)}: it was built with --data-only. To have others, build it without, or run mockgen serve.`;
}

/**
 * Why a generator does not fit a tree.
 *
 * @param specs the digest over the specs that the generator has
 * @returns undefined where it fits
 * @example
 * whyUnfit({ seed: 42, generator: { specs: '00', files: [] } }, '00') // => undefined
 */
export function whyUnfit(manifest: Told, specs: string): string | undefined {
  const reason = whyUngenerated(manifest);
  if (reason !== undefined || manifest.generator?.specs === specs) return reason;
  return `${only(manifest)}: the generator here has other definitions of its resources. To have others, build it again.`;
}

/**
 * Says that the generator of a tree is not at hand.
 *
 * @param cause what the platform says of it. Default: nobody has handed it over
 * @example
 * sayUnloaded({ seed: 42 }).endsWith('hand it over: createFetch(base, { generator }).') // => true
 */
export function sayUnloaded(manifest: Told, cause?: string): string {
  if (cause !== undefined) return `${only(manifest)}: its generator cannot be loaded (${cause}).`;
  return `${only(manifest)}: its generator is not loaded here. To have others, hand it over: createFetch(base, { generator }).`;
}
