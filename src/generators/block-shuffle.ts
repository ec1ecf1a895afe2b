import type { Context } from './context.ts';

/**
 * The sizes of blocks. A block is a group of things with consecutive ids, made by people with consecutive ids. With 30
 * books and 20 authors to a block, books 31 to 60 are by authors 21 to 40.
 */
interface Blocks {
  /** How many things, such as books, a block has. */
  readonly things: number;
  /** How many people, such as authors, a block has; fewer than things. */
  readonly people: number;
  /** How many blocks at the start keep their order. */
  readonly inOrder: number;
}

/**
 * Returns the new position, from 1, that the thing with the id of the context gets by shuffling. The first blocks keep
 * their order. The later blocks are divided into groups, and things change places only within their group. A group is
 * as large as possible, provided that no thing comes to be by a person whose id is higher than the id of the thing.
 *
 * @example
 * shuffleInBlocks(context, { things: 30, people: 20, inOrder: 2 }) // => 1
 */
export function shuffleInBlocks(
  context: Pick<Context, 'id' | 'distinct'>,
  { things, people, inOrder }: Blocks,
): number {
  const { id } = context;
  let [start, end] = [0, 1];
  while (id > end * things) [start, end] = [end, Math.max(end + 1, Math.floor((end * things) / people))];
  if (start < inOrder) return id;
  return start * things + context.distinct((end - start) * things, id - 1 - start * things) + 1;
}
