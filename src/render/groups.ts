import { permute, unpermute, type Words } from '../generators/index.ts';

/** The group that a record belongs to, and its position there. */
interface Member {
  /** Number of the group, from 0. */
  readonly group: number;
  /** Position of the record in its group, from 0. */
  readonly nth: number;
}

/**
 * Divides the records of a resource into groups, so that something can differ among the records of each group. The
 * group of a record depends on its id alone: if there are more records, the groups only grow.
 */
export interface Groups {
  of(id: number): Member;
  /** Returns the id of the record at a position in a group. */
  idAt(member: Member): number;
}

/** Returns groups of `size` consecutive records: with 3, records 1 to 3 are a group, then 4 to 6, and so on. */
export function blocksOf(size: number): Groups {
  return {
    of: (id) => ({ group: Math.floor((id - 1) / size), nth: (id - 1) % size }),
    idAt: ({ group, nth }) => group * size + nth + 1,
  };
}

/**
 * Returns the key by which one run of consecutive records is permuted, the same one that `distinct` of a context uses.
 */
const keyOf = ([a, b, c, d]: Words, run: number): Words => [a, b, c, d + run];

/**
 * Returns groups of records that draw the same number by `distinct(size)`: each has one record from each run of `size`
 * records.
 *
 * @param key the key of the field whose values are made from these numbers
 */
export function sharingOf(size: number, key: Words): Groups {
  return {
    of(id) {
      const run = Math.floor((id - 1) / size);
      return { group: permute((id - 1) % size, size, keyOf(key, run)), nth: run };
    },
    idAt: ({ group, nth }) => nth * size + unpermute(group, size, keyOf(key, nth)) + 1,
  };
}

/** More records than any resource has: a limit where nothing else limits a reference. */
const MANY = 1 << 20;

/**
 * Returns groups of records that refer to the same record. The number of the group is that of this record, less 1.
 * Record `i` refers to one of the records 1 to `i`. Consecutive records form runs, and no two records of a run refer to
 * the same one. The runs double in length until they are as long as there are records to refer to.
 *
 * @param total how many records there are to refer to
 * @param key the key of the reference
 */
export function referringOf(total: number, key: Words): Groups {
  const most = Math.min(total, MANY);
  const doublings = 31 - Math.clz32(most);
  const grown = 2 ** (doublings + 1);
  const runOf = (run: number): { readonly start: number; readonly size: number } =>
    run <= doublings
      ? { start: 2 ** run, size: 2 ** run }
      : { start: grown + (run - doublings - 1) * most, size: most };
  /** Returns the number of the first run of records in which one belongs to a group. */
  const firstOf = (group: number): number => Math.min(doublings + 1, group === 0 ? 0 : 32 - Math.clz32(group));
  return {
    of(id) {
      const run = id < grown ? 31 - Math.clz32(id) : doublings + 1 + Math.floor((id - grown) / most);
      const { start, size } = runOf(run);
      const group = permute(id - start, size, keyOf(key, run));
      return { group, nth: run - firstOf(group) };
    },
    idAt({ group, nth }) {
      const run = firstOf(group) + nth;
      const { start, size } = runOf(run);
      return start + unpermute(group, size, keyOf(key, run));
    },
  };
}

/** Returns the number of records in the largest group among the first `count` records. */
export function largestGroup({ of }: Groups, count: number): number {
  let most = 0;
  for (let id = 1; id <= count; id++) most = Math.max(most, of(id).nth + 1);
  return most;
}

/**
 * Returns the position that each record refers to, with a different one for each record of a group.
 *
 * @param total how many records there are to refer to; at least as many as a group has
 * @param draw gives the position that a record would refer to, from 1 to its id
 */
export function chainedPosition(groups: Groups, total: number, draw: (id: number) => number): (id: number) => number {
  const known = new Map<number, { readonly list: number[]; readonly taken: Set<number> }>();
  return (id) => {
    const { group, nth } = groups.of(id);
    const { list, taken } = known.get(group) ?? { list: [], taken: new Set() };
    known.set(group, { list, taken });
    for (let at = list.length; at <= nth; at++) {
      const member = groups.idAt({ group, nth: at });
      const room = Math.min(member, total);
      if (at >= room) throw new RangeError(`there are too few records to refer to: ${total}`);
      let position = draw(member);
      while (taken.has(position)) position = (position % room) + 1;
      list.push(position);
      taken.add(position);
    }
    return list[nth] ?? 1;
  };
}
