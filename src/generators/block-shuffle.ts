import type { Context } from './context.ts';

/** Blocks of things and of the people who made them. */
interface Blocks {
  /** How many things a block has, and how many people: fewer than things. */
  readonly things: number;
  readonly people: number;
  /** So many blocks stand in their order. */
  readonly inOrder: number;
}

/**
 * The place of a thing among those of all blocks, from 1. The first blocks stand in their order. The others are shuffleInBlocks
 * over more and more blocks: as there are more things than people, each group of blocks may be larger than the one
 * before, and all its people are there when its first thing is.
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
