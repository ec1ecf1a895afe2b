import type { Origin } from './parameters.ts';
import type { Tree } from './types.ts';

/**
 * Chooses the tree that holds the data asked for. The built tree is the cache: naming its seed is as good as naming none.
 *
 * @param own the tree in force
 * @returns where it takes a generator and there is none: why, or undefined
 */
export async function chooseTree(own: Tree, { seed, nocache }: Origin): Promise<Tree | string | undefined> {
  const isOwn = seed === own.manifest.seed;
  if (!nocache && (isOwn || seed === undefined)) return own;
  const other = await own.seeded?.(seed);
  return isOwn && typeof other === 'object' ? own : other;
}
