import type { Context } from './context.ts';

/** The size of blocks of things and of the people who made them, such as books and authors. */
interface Blocks {
  /** Number of things in a block, and of people, of whom there are fewer. */
  readonly things: number;
  readonly people: number;
  /** Number of blocks at the start that keep their order. */
  readonly inOrder: number;
}

/**
 * Returns the position of a thing, from 1, after shuffling. The first blocks keep their order. Later blocks are shuffled in
 * groups, each larger than the one before. A group never refers to a person whose id is higher than that of its first thing,
 * because there are more things than people.
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
