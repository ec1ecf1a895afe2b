import type { PatternNode } from './pattern.ts';

/** By length, from 0: whether there is a text of that length. */
export type Lengths = readonly boolean[];

/** Lengths above this one are not looked at. */
export const MOST_LENGTH: number = 1000;

const tables: WeakMap<PatternNode, Map<number, Lengths>> = new WeakMap();

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
  let behind = only(0, cap);
  const all = [behind];
  for (const part of parts.toReversed()) all.unshift((behind = joined(lengthsOf(part, cap), behind, cap)));
  return all;
}

/** The lengths of a repetition by how often the part comes, up to as often as it may within the cap. */
export function lengthsTimes(
  { part, most }: Extract<PatternNode, { kind: 'repeat' }>,
  cap: number,
): readonly Lengths[] {
  const each = lengthsOf(part, cap);
  const all = [only(0, cap)];
  for (let times = 1; times <= most; times++) {
    const sums = joined(all[times - 1] ?? [], each, cap);
    if (!sums.includes(true)) break;
    all.push(sums);
  }
  return all;
}

/**
 * The lengths of the texts that a pattern gives.
 *
 * @param cap the greatest length that is looked at
 * @example
 * lengthsOf({ kind: 'repeat', part: { kind: 'set', characters: ['a'] }, least: 1, most: 2 }, 3) // => [false,true,true,false]
 */
export function lengthsOf(node: PatternNode, cap: number): Lengths {
  const found = tables.get(node)?.get(cap);
  if (found) return found;
  const lengths = measure(node, cap);
  const table = tables.get(node) ?? new Map<number, Lengths>();
  tables.set(node, table.set(cap, lengths));
  return lengths;
}

function measure(node: PatternNode, cap: number): Lengths {
  if (node.kind === 'set') return only(1, cap);
  if (node.kind === 'all') return lengthsFrom(node.parts, cap)[0] ?? only(0, cap);
  if (node.kind === 'any') return node.parts.map((part) => lengthsOf(part, cap)).reduce(either);
  if (node.kind !== 'repeat') return only(0, cap);
  const times = lengthsTimes(node, cap).slice(node.least);
  return times.length === 0 ? only(-1, cap) : times.reduce(either);
}

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
  const cap = Math.min(most, Math.max(least + 20, 200), MOST_LENGTH);
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
