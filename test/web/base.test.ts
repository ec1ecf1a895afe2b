import { expect, it } from 'vitest';
import { parseBase } from '../../src/web/base.ts';

const HOSTS = ['http://a.example', 'https://a.example', 'http://a.example:8080', 'http://axexample', 'http://[::1]'];
const PATHS = [
  '',
  '/',
  '/mock',
  '/mock/',
  '/mock.v1',
  '/mockxv1',
  '/mock+(1)',
  '/a$b',
  '/a|b',
  '/a*',
  '/a^{2}',
  '/%5Bx%5D',
];
const BELOW = ['', '/', '/users', '/users/7', '?q=a', '-more', '.json'];
const bases = [...PATHS.slice(1), ...HOSTS.flatMap((host) => PATHS.map((path) => host + path))];
const asked = HOSTS.flatMap((host) => PATHS.flatMap((path) => BELOW.map((more) => host + path + more)))
  .filter((url) => URL.canParse(url))
  .map((url) => new URL(url));

it.each(bases)('the base %s holds the same addresses as its pattern, and those below it', (base) => {
  const { pattern, holds } = parseBase(base);
  for (const url of asked) {
    const plain = url.origin + url.pathname;
    expect([plain, pattern.test(plain)]).toEqual([plain, holds(url)]);
  }
  const own = new URL(base, 'http://any.example');
  expect(holds(new URL(`${own.pathname.replace(/\/$/, '')}/users`, own))).toBe(true);
});
