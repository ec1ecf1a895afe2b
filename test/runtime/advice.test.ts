import { expect, it } from 'vitest';
import { adviceFor } from '../../src/runtime/advice.ts';

const entry = { category: 'people', total: 3, digest: '', fields: [], searchFields: [] };
const shape = {
  layout: 'both',
  resources: { users: entry, 'team-members': { ...entry, path: 'Members' } },
} as const;
const ALL = 'The resources are users, Members.';

it.each([
  ['/user', '', '/users'],
  ['/user/7', '', '/users/7'],
  ['/user/7', '/api', '/api/users/7'],
  ['/pepole/users/7/x', '', '/people/users/7/x'],
  ['/Member', '', '/Members'],
])('what is nearest to %s below %j is %s', (path, base, near) => {
  expect(adviceFor(shape, path, base)).toBe(`Did you mean ${near}? ${ALL}`);
});

it.each(['/users/7', '/people/users', '/Members/x', '/weather', '/', '/%zz'])('nothing is nearer than %s', (path) => {
  expect(adviceFor(shape, path, '')).toBe(ALL);
});

it('nothing is looked for in place of a path that nobody has typed', () => {
  const long = (length: number): string => adviceFor(shape, `/user/${'x'.repeat(length - '/user/'.length)}`, '');
  expect(long(200)).toContain('Did you mean /users/x');
  expect(long(201)).toBe(ALL);
});
