import { describe, expect, it } from 'vitest';
import { isEnvelopeName, parameterNames, tidyApi } from '../../src/tree/index.ts';

describe('the names of parameters', () => {
  it('are their roles, unless a tree names them', () => {
    for (const [role, name] of Object.entries(parameterNames())) expect(name).toBe(role);
    expect(parameterNames({ query: { q: 'term' } })).toEqual({ ...parameterNames(), q: 'term' });
  });

  it('have an offset only where it is named', () => {
    expect(parameterNames().offset).toBeUndefined();
    expect(parameterNames({ query: { offset: 'offset' } }).offset).toBe('offset');
  });
});

describe('what a manifest keeps of a shape', () => {
  it('is nothing of the default', () => {
    const query = { page: 'page', nocache: 'nocache' };
    for (const base of ['', '/']) {
      expect(tidyApi({ base, envelope: 'data', query, firstPage: 1, strict: false })).toBeUndefined();
    }
    expect(tidyApi({})).toBeUndefined();
  });

  it('is all that differs, in one order', () => {
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
    expect(tidyApi(tidied ?? {})).toEqual(tidied);
  });
});

it('an envelope is known by its name', () => {
  for (const name of ['data', 'array', 'results', 'items', 'hal']) expect(isEnvelopeName(name)).toBe(true);
  for (const name of ['toString', '', 'Data', undefined, null, 1]) expect(isEnvelopeName(name)).toBe(false);
});
