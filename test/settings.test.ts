import { describe, expect, it } from 'vitest';
import { findApiFault } from '../src/settings.ts';

describe('a valid shape of answers', () => {
  it.each([
    {},
    { base: '' },
    { base: '/' },
    { base: '/api/v1' },
    { base: '/api/v1/' },
    { base: '/~me/v1.0/a_b-c' },
    { envelope: 'hal', firstPage: 0, strict: true },
    { dialect: 'json-server' },
    { dialect: { sort: true, filter: false, expand: 'include' } },
    { query: {} },
    { query: { page: 'limit', limit: 'page' } },
    { query: { page: 'page[number]', q: '$search', offset: '_start', seed: undefined } },
    { base: undefined, query: undefined },
  ])('is %j', (api) => {
    expect(findApiFault(api)).toBeUndefined();
  });
});

describe('an invalid shape of answers', () => {
  it.each<[unknown, string]>([
    [null, 'api'],
    ['/api', 'api'],
    [[], 'api'],
    [{ prefix: '/api' }, 'api'],
    [{ base: 'api' }, 'base'],
    [{ base: 'https://a.example/api' }, 'base'],
    [{ base: '//api' }, 'base'],
    [{ base: '/a/../b' }, 'base'],
    [{ base: '/a/..' }, 'base'],
    [{ base: '/.' }, 'base'],
    [{ base: '/a?b' }, 'base'],
    [{ base: '/a b' }, 'base'],
    [{ base: '/%61' }, 'base'],
    [{ envelope: 'json' }, 'envelope'],
    [{ firstPage: 2 }, 'firstPage'],
    [{ firstPage: '0' }, 'firstPage'],
    [{ strict: 'yes' }, 'strict'],
    [{ dialect: 'jsonserver' }, 'dialect'],
    [{ dialect: {} }, 'dialect'],
    [{ dialect: { sort: false } }, 'dialect'],
    [{ dialect: { sorts: true } }, 'dialect'],
    [{ query: ['page'] }, 'query'],
    [{ query: { sort: 'sort' } }, 'query'],
    [{ query: { page: '' } }, 'query.page'],
    [{ query: { page: 'a b' } }, 'query.page'],
    [{ query: { page: 'a&b' } }, 'query.page'],
    [{ query: { page: 1 } }, 'query.page'],
    [{ query: { page: 'limit' } }, 'query.limit'],
    [{ query: { q: 'text', search: 'text' } }, 'query.search'],
    [{ query: { offset: 'page' } }, 'query.offset'],
  ])('is %j, for its %s', (api, name) => {
    expect(findApiFault(api)).toMatchObject({ name, expected: expect.stringMatching(/^\w/) });
  });

  it('is refused with what was expected', () => {
    expect(findApiFault({ query: { page: 'limit' } })?.expected).toBe('another name than page has');
    expect(findApiFault({ prefix: '/api' })).toEqual({
      name: 'api',
      value: 'prefix',
      expected: 'base, envelope, firstPage, strict, dialect, chaos, query',
    });
  });
});
