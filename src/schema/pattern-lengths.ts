import type { PatternNode } from './pattern.ts';

/** For each length, from 0: whether there is a text of that length. */
export type Lengths = readonly boolean[];

/** A text that is made from a pattern has at most this many characters. */
export const MOST_LENGTH: number = 1000;

/** A cache of possible lengths, by node of a pattern and the longest length that is considered. */
class TableCache<K extends object, T> {
  readonly #tables: WeakMap<K, Map<number, T>> = new WeakMap();

  of(key: K, cap: number, make: () => T): T {
    let table = this.#tables.get(key);
    if (!table) this.#tables.set(key, (table = new Map()));
    let found = table.get(cap);
    if (found === undefined) table.set(cap, (found = make()));
    return found;
  }
}

const ofNodes: TableCache<PatternNode, Lengths> = new TableCache();
const ofParts: TableCache<readonly PatternNode[], readonly Lengths[]> = new TableCache();
const ofTimes: TableCache<PatternNode, readonly Lengths[]> = new TableCache();

/** Returns the possible lengths of two texts, one behind the other, from the possible lengths of each. */
function joined(one: Lengths, other: Lengths, cap: number): Lengths {
  const sums = Array.from({ length: cap + 1 }, () => false);
  for (const [first, isFirst] of one.entries()) {
    if (!isFirst) continue;
    for (let second = 0; first + second <= cap; second++) if (other[second]) sums[first + second] = true;
  }
  return sums;
}

const either = (one: Lengths, other: Lengths): Lengths => one.map((is, at) => is || (other[at] ?? false));

const only = (length: number, cap: number): Lengths => Array.from({ length: cap + 1 }, (_, at) => at === length);

/**
 * Returns, for each index, the possible lengths of the texts of all parts from there to the end. The last entry is for
 * no parts.
 */
export function lengthsFrom(parts: readonly PatternNode[], cap: number): readonly Lengths[] {
  return ofParts.of(parts, cap, () => {
    let behind = only(0, cap);
    const all = [behind];
    for (const part of parts.toReversed()) all.unshift((behind = joined(lengthsOf(part, cap), behind, cap)));
    return all;
  });
}

/** Returns the possible lengths of a repetition, for each number of turns as far as `cap` allows. */
export function lengthsTimes(node: Extract<PatternNode, { kind: 'repeat' }>, cap: number): readonly Lengths[] {
  return ofTimes.of(node, cap, () => {
    const each = lengthsOf(node.part, cap);
    const all = [only(0, cap)];
    for (let times = 1; times <= node.most; times++) {
      const sums = joined(all[times - 1] ?? [], each, cap);
      if (!sums.includes(true)) break;
      all.push(sums);
    }
    return all;
  });
}

/**
 * Returns the lengths of the texts of a pattern.
 *
 * @param cap maximum length to consider
 * @example
 * lengthsOf({ kind: 'repeat', part: { kind: 'set', characters: ['a'] }, least: 1, most: 2 }, 3) // => [false,true,true,false]
 */
export function lengthsOf(node: PatternNode, cap: number): Lengths {
  return ofNodes.of(node, cap, () => measure(node, cap));
}

function measure(node: PatternNode, cap: number): Lengths {
  if (node.kind === 'set') return only(1, cap);
  if (node.kind === 'all') return lengthsFrom(node.parts, cap)[0] ?? only(0, cap);
  if (node.kind === 'any') return node.parts.map((part) => lengthsOf(part, cap)).reduce(either);
  if (node.kind !== 'repeat') return only(0, cap);
  const times = lengthsTimes(node, cap).slice(node.least);
  return times.length === 0 ? only(-1, cap) : times.reduce(either);
}

/** Returns the length of the shortest text of a pattern, in characters. */
function shortest(node: PatternNode): number {
  if (node.kind === 'set') return 1;
  if (node.kind === 'repeat') return node.least * shortest(node.part);
  if (node.kind === 'all') return node.parts.reduce((sum, part) => sum + shortest(part), 0);
  return node.kind === 'any' ? Math.min(...node.parts.map(shortest)) : 0;
}

/** Texts may be at most this many characters longer than they have to be. */
const BEYOND = 20;
/** Texts of up to this many characters are always considered, even if shorter ones would do. */
const USUAL = 64;

/** Whether a pattern ends with an anchor, so that nothing can be added to its texts. */
function endsFirmly(node: PatternNode): boolean {
  if (node.kind === 'end') return true;
  if (node.kind === 'repeat') return endsFirmly(node.part);
  if (node.kind === 'any') return node.parts.some(endsFirmly);
  return node.kind === 'all' && node.parts.some(endsFirmly);
}

const FILLING: readonly string[] = [...'abcdefghijklmnopqrstuvwxyz0123456789'];

/** A pattern whose texts may only have certain lengths. */
export interface SizedPattern {
  readonly node: PatternNode;
  /** The lengths to choose from, in ascending order; undefined if all texts fit. */
  readonly sizes?: readonly number[];
  readonly cap: number;
}

/**
 * Limits a pattern to texts of certain lengths. If its texts are too short and it has no anchor at the end, letters and
 * digits are put behind them.
 *
 * @param least length in characters
 * @param most length in characters
 * @returns undefined if there is no text of such a length
 */
export function sizedPattern(node: PatternNode, least: number, most: number): SizedPattern | undefined {
  const cap = Math.min(most, Math.max(least + BEYOND, shortest(node) + BEYOND, USUAL), MOST_LENGTH);
  const sizes = sizesOf(node, least, cap);
  if (sizes.length > 0) return { node, sizes, cap };
  if (least > cap || endsFirmly(node)) return undefined;
  const filling: PatternNode = {
    kind: 'repeat',
    part: { kind: 'set', characters: FILLING },
    least: 0,
    most: Math.max(1, least),
  };
  const longer: PatternNode = { kind: 'all', parts: [node, filling] };
  const found = sizesOf(longer, least, cap);
  return found.length === 0 ? undefined : { node: longer, sizes: found, cap };
}

function sizesOf(node: PatternNode, least: number, cap: number): readonly number[] {
  return lengthsOf(node, cap).flatMap((is, length) => (is && length >= least ? [length] : []));
}
