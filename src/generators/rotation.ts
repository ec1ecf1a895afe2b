import type { Context } from './context.ts';
import { hashWords, permute } from './random.ts';
import type { Words } from './random.ts';

/** The part of a context that decides which alternative of a list a record gets. */
export type RotationContext = Pick<Context, 'random' | 'id' | 'distinct'>;

/**
 * No two of this many consecutive records should have the same alternative: 60 if the list is long enough, otherwise
 * 25 or 10.
 */
const NEIGHBOURS = [60, 25, 10];

/**
 * The key of random numbers for each name of a list. Kept, since lists are rules of grammars, and there are few of
 * these.
 */
const keys: Map<string, Words> = new Map();

function keyOf(name: string): Words {
  let key = keys.get(name);
  if (!key) keys.set(name, (key = hashWords(name)));
  return key;
}

/**
 * Returns into how many parts a list is divided. With this number, two consecutive turns of a part are so far apart
 * that all records between them have different alternatives. Undefined if the list is too short.
 */
function partsOf(size: number): number | undefined {
  for (const neighbours of NEIGHBOURS) {
    for (let parts = 2; parts <= size; parts++) {
      if ((parts - 1) * Math.floor(size / parts) >= neighbours - 1) return parts;
    }
  }
  return undefined;
}

/**
 * Into how many parts {@link rotationIndex} divides a list, by the size of the list; 0 if the list is too short. Filled
 * on first use.
 */
const partsBySize: number[] = [];

/** Returns the steps with which one reaches each index of a list before any comes back: those without a common divisor. */
function stepsOf(size: number): readonly number[] {
  const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other));
  return Array.from({ length: size }, (_, step) => step).filter((step) => divisor(step, size) === 1);
}

/** The steps through a list, by its size. Filled on first use. */
const stepsBySize: (readonly number[])[] = [];

/**
 * What a seed uses of a list, and in which order, follows from a number from 0 to below this one. Seeds with the same
 * number use the same.
 */
const SEEDS = 0x40000000;

/**
 * Returns the index, from 0, of a record's alternative in a list of `size`. Any ten consecutive records get ten
 * different alternatives if the list has that many, any 25 get 25, and any 60 get 60 if it is a few longer. The list
 * is divided into parts, which take turns. In each turn, every record gets another alternative of the part. Which
 * alternatives are in a part depends on the seed. For lists with fewer than ten alternatives, the index is drawn.
 *
 * @param name name of the list: lists with different names have different orders
 *
 * @example
 * rotationIndex(context, 12, 'opening') // => 7
 */
export function rotationIndex(context: RotationContext, size: number, name: string): number {
  const divided = (partsBySize[size] ??= partsOf(size) ?? 0);
  if (divided === 0) return context.random.int(0, size - 1);
  const length = Math.floor(size / divided);
  // Parts of one alternative would come in the same order for every seed, so the whole list is permuted instead.
  if (length === 1) return permute(context.distinct(size, (context.id - 1) % size), size, keyOf(name));
  const round = Math.floor((context.id - 1) / length);
  const [a, b, c, d] = keyOf(name);
  const seed = context.distinct(SEEDS, 0);
  const part = (round + (a % divided)) % divided;
  const members = Math.ceil((size - part) / divided);
  const first = part * length + Math.min(part, size % divided);
  const at = first + permute((context.id - 1) % length, members, [a, b ^ seed, c, d + round]);
  // Each seed reads the list in other steps, so that the first records of two seeds have different alternatives.
  const steps = (stepsBySize[size] ??= stepsOf(size));
  return (at * (steps[seed % steps.length] ?? 1) + (seed >>> 8)) % size;
}

/**
 * For each list: the part that was asked for last, with the number of the seed that it was for. Lists are constants, so
 * there are few.
 */
const partsBySeed: Map<readonly string[], { readonly seed: number; readonly part: readonly string[] }> = new Map();

/**
 * Returns the part of a list that the texts of one seed draw from, in the order of the list. It is the same for all
 * records of a field, and has at least one element.
 *
 * @param share the part's share of the list, from 0 to 1
 */
export function partOfSeed(
  context: Pick<Context, 'distinct'>,
  list: readonly string[],
  share: number,
): readonly string[] {
  const seed = context.distinct(SEEDS, 0);
  const found = partsBySeed.get(list);
  if (found?.seed === seed) return found.part;
  const size = Math.max(1, Math.round(list.length * share));
  const [a, b, c, d] = hashWords(list[0] ?? '');
  const key: Words = [a ^ seed, b, c ^ seed, d];
  const part = list.filter((_, at) => permute(at, list.length, key) < size);
  partsBySeed.set(list, { seed, part });
  return part;
}

/**
 * Returns the number of complete rounds of a list before a record. In a round, {@link rotationIndex} returns each index
 * at most once. For short lists, whose indexes are drawn, each record is a round of its own.
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
