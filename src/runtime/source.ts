import type { Origin } from './parameters.ts';
import type { Read, RuntimePorts } from './types.ts';

/** The tree an answer is read from, and what `X-Cache` says of it. */
export interface Source {
  readonly read: Read;
  readonly cache: 'HIT' | 'MISS' | 'BYPASS';
}

/**
 * Chooses the tree that holds the data asked for.
 *
 * @param own the seed of the built tree, which is the cache: naming it is as good as naming none
 * @returns undefined when it takes a generator and the host has none
 */
export async function chooseSource(
  { read, generate }: RuntimePorts,
  { seed, nocache }: Origin,
  own: number,
): Promise<Source | undefined> {
  const foreign = seed !== undefined && seed !== own;
  if (!foreign && !nocache) return { read, cache: 'HIT' };
  if (!generate) return undefined;
  if (seed === undefined) return { read: await generate.fresh(), cache: 'BYPASS' };
  if (!foreign) return { read, cache: 'BYPASS' };
  const seeded = await generate.seeded(seed);
  return { read: seeded.read, cache: nocache ? 'BYPASS' : seeded.kept ? 'HIT' : 'MISS' };
}
