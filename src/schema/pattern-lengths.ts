import type { PatternNode } from './pattern.ts';

/** By length, from 0: whether there is a text of that length. */
export type Lengths = readonly boolean[];

/** Lengths above this one are not looked at. */
export const MOST_LENGTH: number = 1000;

/** Tables that were worked out before, by what they are of and by the cap. */
class Known<K extends object, T> {
  readonly #tables: WeakMap<K, Map<number, T>> = new WeakMap();

  of(key: K, cap: number, make: () => T): T {
    let table = this.#tables.get(key);
    if (!table) this.#tables.set(key, (table = new Map()));
    let found = table.get(cap);
    if (found === undefined) table.set(cap, (found = make()));
    return found;
  }
}

const ofNodes: Known<PatternNode, Lengths> = new Known();
const ofParts: Known<readonly PatternNode[], readonly Lengths[]> = new Known();
const ofTimes: Known<PatternNode, readonly Lengths[]> = new Known();

/** The lengths of a text of one kind with one of another behind it. */
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

/** The lengths of several parts, one behind the other, from each of them on. */
export function lengthsFrom(parts: readonly PatternNode[], cap: number): readonly Lengths[] {
  return ofParts.of(parts, cap, () => {
    let behind = only(0, cap);
    const all = [behind];
    for (const part of parts.toReversed()) all.unshift((behind = joined(lengthsOf(part, cap), behind, cap)));
    return all;
  });
}

/** The lengths of a repetition by how often the part comes, up to as often as it may within the cap. */
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
 * The lengths of the texts that a pattern gives.
 *
 * @param cap the greatest length that is looked at
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

/** The length of the shortest text of a pattern. */
function shortest(node: PatternNode): number {
  if (node.kind === 'set') return 1;
  if (node.kind === 'repeat') return node.least * shortest(node.part);
  if (node.kind === 'all') return node.parts.reduce((sum, part) => sum + shortest(part), 0);
  return node.kind === 'any' ? Math.min(...node.parts.map(shortest)) : 0;
}

/** How far beyond the least length a text is at most, and to which length texts are looked at in any case. */
const BEYOND = 20;
const USUAL = 64;

/** Whether a pattern ends at its end, so that nothing can be put behind it. */
function endsFirmly(node: PatternNode): boolean {
  if (node.kind === 'end') return true;
  if (node.kind === 'repeat') return endsFirmly(node.part);
  if (node.kind === 'any') return node.parts.some(endsFirmly);
  return node.kind === 'all' && node.parts.some(endsFirmly);
}

const FILLING: readonly string[] = [...'abcdefghijklmnopqrstuvwxyz0123456789'];

/** What texts of some lengths are made from. */
export interface SizedPattern {
  readonly node: PatternNode;
  /** The lengths to choose from, in ascending order; undefined where all texts fit. */
  readonly sizes?: readonly number[];
  readonly cap: number;
}

/**
 * A pattern for texts of some lengths only. Where the pattern says nothing of the end of a text and its own texts are too
 * short, letters and digits follow.
 *
 * @param least length in characters
 * @param most length in characters
 * @returns undefined where there are no such texts
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
