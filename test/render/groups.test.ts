import { describe, expect, it } from 'vitest';
import { fieldKey } from '../../src/generators/index.ts';
import { blocksOf, largestGroup, referringOf, sharingOf } from '../../src/render/groups.ts';

const KEY = fieldKey(42, 'things', 'name');
const COUNT = 200;
const ids = Array.from({ length: COUNT }, (_, at) => at + 1);

describe.each([
  ['blocks of 1', blocksOf(1), 1],
  ['blocks of 3', blocksOf(3), 3],
  ['those with the same of 7 values', sharingOf(7, KEY), Math.ceil(COUNT / 7)],
  ['those with the same of 300 values', sharingOf(300, KEY), 1],
  ['those that refer to the same of 1 record', referringOf(1, KEY), COUNT],
  ['those that refer to the same of 40 records', referringOf(40, KEY), undefined],
  ['those that refer to the same of 1000 records', referringOf(1000, KEY), undefined],
])('groups of records: %s', (_, groups, largest) => {
  it('know the record at each place of a group', () => {
    expect(ids.map((id) => groups.idAt(groups.of(id)))).toEqual(ids);
  });

  it('number their records in their order, without a gap', () => {
    const seen = new Map<number, number>();
    for (const id of ids) {
      const { group, nth } = groups.of(id);
      expect({ id, nth }).toEqual({ id, nth: seen.get(group) ?? 0 });
      seen.set(group, nth + 1);
    }
    expect(largestGroup(groups, COUNT)).toBe(Math.max(...seen.values()));
    if (largest !== undefined) expect(largestGroup(groups, COUNT)).toBe(largest);
  });
});

it('records refer to an earlier one, or to that with their own number', () => {
  const { of } = referringOf(1000, KEY);
  for (const id of ids) expect(of(id).group).toBeLessThan(id);
});

it('records in blocks are next to each other', () => {
  expect([1, 2, 3, 4].map((id) => blocksOf(3).of(id))).toEqual([
    { group: 0, nth: 0 },
    { group: 0, nth: 1 },
    { group: 0, nth: 2 },
    { group: 1, nth: 0 },
  ]);
});
