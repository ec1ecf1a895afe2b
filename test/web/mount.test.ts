import { expect, it } from 'vitest';
import { baseBehind, isMounted, mountAt } from '../../src/web/mount.ts';

it.each([
  ['', '', ''],
  ['', '/api', '/api'],
  ['/api', '', '/api'],
  ['/api', '/api', '/api'],
  ['/api/v1', '/api', '/api/v1'],
  ['/api', '/mock', '/mock/api'],
  ['/apis', '/api', '/api/apis'],
])('a tree with the base %j, mounted at %j, answers at %j', (base, mount, expected) => {
  const request = mountAt(new Request('http://localhost/users'), mount);
  expect(baseBehind(request, base)).toBe(expected);
  expect([isMounted(request), isMounted(new Request('http://localhost/users'))]).toEqual([true, false]);
});
