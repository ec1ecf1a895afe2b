import type { Origin } from './parameters.ts';
import type { Tree } from './types.ts';

/**
 * Chooses the tree that holds the data asked for. The built tree is the cache: naming its seed is as good as naming none.
 *
 * @param own the tree in force
 * @returns undefined when it takes a generator and there is none
 */
export function chooseTree(own: Tree, { seed, nocache }: Origin): Tree | undefined {
  const { seed: built } = own.manifest;
  const wanted = nocache ? seed : (seed ?? built);
  if (wanted !== built) return own.seeded?.(wanted);
  return nocache && !own.seeded ? undefined : own;
}
