import type { Origin } from './parameters.ts';
import { type Tree, TreeError } from './types.ts';

/**
 * Chooses the tree that holds the data asked for. The built tree is the cache: naming its seed is as good as naming none.
 * Rejects with a TreeError of 501 where it takes a generator and there is none.
 *
 * @param own the tree in force
 */
export async function chooseTree(own: Tree, { seed, nocache }: Origin): Promise<Tree> {
  const { seed: built } = own.manifest;
  const isOwn = seed === built;
  if (!nocache && (isOwn || seed === undefined)) return own;
  const other = (await own.seeded?.(seed)) ?? `There is seed ${built} only.`;
  if (typeof other === 'string') throw new TreeError(other, 501);
  return isOwn ? own : other;
}
