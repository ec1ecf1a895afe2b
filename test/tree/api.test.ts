import { describe, expect, it } from 'vitest';
import { isEnvelopeName, parameterNames, tidyApi } from '../../src/tree/index.ts';

describe('the names of parameters', () => {
  it('are their roles, unless a tree has other names', () => {
    for (const [role, name] of Object.entries(parameterNames())) expect(name).toBe(role);
    expect(parameterNames({ query: { q: 'term' } })).toEqual({ ...parameterNames(), q: 'term' });
  });

  it('include an offset only if the tree names one', () => {
    expect(parameterNames().offset).toBeUndefined();
    expect(parameterNames({ query: { offset: 'offset' } }).offset).toBe('offset');
  });
});

describe('the shape of answers in a manifest', () => {
  it('contains nothing that is at its default', () => {
    const query = { page: 'page', nocache: 'nocache' };
    for (const base of ['', '/']) {
      expect(tidyApi({ base, envelope: 'data', query, firstPage: 1, strict: false })).toBeUndefined();
    }
    expect(tidyApi({})).toBeUndefined();
  });

  it('contains everything that differs, in a fixed order', () => {
    const query = { offset: 'offset', seed: 'seed', limit: '_limit', page: '_page' };
    const tidied = tidyApi({ strict: true, firstPage: 0, query, envelope: 'hal', base: '/api/v1/' });
    expect(JSON.stringify(tidied)).toBe(
      JSON.stringify({
        base: '/api/v1',
        envelope: 'hal',
        query: { page: '_page', limit: '_limit', offset: 'offset' },
        firstPage: 0,
        strict: true,
      }),
    );
    const chaos = { delay: undefined, fail: 0.05, resources: {} };
    expect(JSON.stringify(tidyApi({ chaos, dialect: 'json-server' }))).toBe(
      '{"dialect":"json-server","chaos":{"fail":0.05}}',
    );
    expect(tidyApi(tidied ?? {})).toEqual(tidied);
  });
});

it('an envelope is recognized by its name', () => {
  for (const name of ['data', 'array', 'results', 'items', 'hal']) expect(isEnvelopeName(name)).toBe(true);
  for (const name of ['toString', '', 'Data', undefined, null, 1]) expect(isEnvelopeName(name)).toBe(false);
});

describe('a dialect', () => {
  it('brings its names of parameters, which a tree can replace', () => {
    const api = { dialect: 'json-server', query: { limit: 'size', q: 'q' } } as const;
    expect(parameterNames(api)).toMatchObject({ page: '_page', limit: 'size', q: 'q' });
    expect(tidyApi(tidyApi(api) ?? {})).toEqual({ dialect: 'json-server', query: { limit: 'size' } });
    const plain = { dialect: 'json-server', query: { page: 'page' } } as const;
    expect(tidyApi(plain)).toEqual(plain);
  });

  it('with a name has its own envelope, unless the tree names one', () => {
    expect(tidyApi({ dialect: 'simple-rest', envelope: 'data' })).toEqual({ dialect: 'simple-rest', envelope: 'data' });
    expect(tidyApi({ dialect: { sort: true }, envelope: 'data' })).toEqual({ dialect: { sort: true } });
  });
});
