import type { Context } from './context.ts';
import { hashWords, permute } from './random.ts';
import type { Words } from './random.ts';

/** What a choice by turns may depend on. */
export type RotationContext = Pick<Context, 'random' | 'id' | 'distinct'>;

/** How many records in a row are to be told apart by their choices: a long page of them, or a short one. */
const NEIGHBOURS = [25, 10];

/** The key of each name by which turns are told apart. Names are those of rules, so they are few. */
const keys: Map<string, Words> = new Map();

function keyOf(name: string): Words {
  let key = keys.get(name);
  if (!key) keys.set(name, (key = hashWords(name)));
  return key;
}

/**
 * In how many parts a list is divided, so that a record whose turn is in one part is a page of records away from the next
 * one whose turn is in the same part; undefined when the list is too short for any page.
 */
function partsOf(size: number): number | undefined {
  for (const neighbours of NEIGHBOURS) {
    for (let parts = 2; parts <= size; parts++) {
      if ((parts - 1) * Math.floor(size / parts) >= neighbours - 1) return parts;
    }
  }
  return undefined;
}

/** The parts of lists of each size found so far; 0 where the list is too short. */
const partsBySize: number[] = [];

/**
 * The place of a record's alternative in a list: a number from 0, below `size`. Any ten records in a row get ten
 * different ones if the list has at least ten, and any 25 if it has as many, while a draw of its own would soon repeat. The
 * list is divided into two or more parts, which take turns; inside its part, each record of a turn gets another alternative,
 * in an order that depends on the seed. A list of less than ten cannot keep ten records apart: there the record draws.
 *
 * @param name tells the lists of one text apart, so that their alternatives do not always come together
 *
 * @example
 * rotationIndex(context, 12, 'opening') // => 6
 */
export function rotationIndex(context: RotationContext, size: number, name: string): number {
  const divided = (partsBySize[size] ??= partsOf(size) ?? 0);
  if (divided === 0) return context.random.int(0, size - 1);
  const length = Math.floor(size / divided);
  // There the parts would come in the same order for every seed, so all of the list takes turns, again and again.
  if (length === 1) return permute(context.distinct(size, (context.id - 1) % size), size, keyOf(name));
  const round = Math.floor((context.id - 1) / length);
  const [a, b, c, d] = keyOf(name);
  const part = (round + (a % divided)) % divided;
  const members = Math.ceil((size - part) / divided);
  return part + divided * permute(context.distinct(length), members, [a, b, c, d + round]);
}

/**
 * How many rounds of a list were over before a record: in each round {@link rotationIndex} gives an alternative at most once. Where
 * records draw, each is a round of its own.
 *
 * @example
 * rotationRound(40, 12) // => 3
 */
export function rotationRound(id: number, size: number): number {
  const divided = (partsBySize[size] ??= partsOf(size) ?? 0);
  if (divided === 0) return id - 1;
  const length = Math.floor(size / divided);
  return Math.floor((id - 1) / (length === 1 ? size : length * divided));
}
