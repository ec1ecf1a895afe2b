import { expect, it } from 'vitest';
import { routedOf } from '../../src/schema/index.ts';
import { ADDRESSED } from '../contract/addressed-tree.ts';

it('leaves out the addresses below resources that a tree does not have', () => {
  const some = ADDRESSED.resources.filter(({ name }) => ['comments', 'members', 'settings', 'account'].includes(name));
  expect(routedOf(some)).toEqual({
    settings: { category: 'messaging' },
    comments: { category: 'press', under: ['members/{by.id}/comments'] },
    members: { category: 'press' },
    account: { category: 'messaging', single: true },
  });
});

it('tells of a single record below each of another resource where the tree has both', () => {
  const { settings } = routedOf(ADDRESSED.resources);
  expect(settings).toMatchObject({ single: true, under: [expect.stringContaining('/Settings')] });
});
