import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Invoice, Page, User } from '../../src/index.ts';
import { createHandler, createTree, MockgenError, TreeError } from '../../src/testing/handler.ts';
import { createFetch } from '../../src/web/client.ts';

const tree = await createTree({ items: 12, only: ['invoices'] });
const { get } = createHandler(tree);

describe('the typed get of a handler', () => {
  it('answers with pages, items, and what is below an item', async () => {
    const page = await get('/users', { page: 2, limit: 5, search_fields: ['email', 'username'] });
    expectTypeOf(page).toEqualTypeOf<Page<User>>();
    expect(page.pagination).toEqual({ page: 2, limit: 5, total: 12, total_pages: 3 });
    const user = await get('/users/7', { seed: 42 });
    expectTypeOf(user).toEqualTypeOf<User>();
    expect(user).toEqual(page.data[1]);
    const below = await get('/users/1/invoices', { q: '' });
    expectTypeOf(below).toEqualTypeOf<Page<Invoice>>();
    expect(below.data.every(({ customer_id }) => customer_id === 1)).toBe(true);
  });

  it('rejects with what is wrong', async () => {
    await expect(get('/users', { page: 0, limit: -1 })).rejects.toMatchObject({
      code: 'request_refused',
      message: expect.stringContaining('GET /users?page=0&limit=-1: 400: Bad parameters: page, limit.'),
      faults: [{ path: ['page'] }, { path: ['limit'] }],
    });
    await expect(get('/users/13')).rejects.toThrow('GET /users/13: 404: ');
  });

  it('says the status as data, and what to do by its kind', async () => {
    const refused = async (asked: Promise<unknown>): Promise<unknown> => {
      const error = await asked.catch((reason: unknown) => reason);
      return error instanceof MockgenError ? [error.status, error.hint] : error;
    };
    expect(await refused(get('/users', { page: 0 }))).toEqual([400, 'Correct the parameters.']);
    expect(await refused(get('/users/13'))).toEqual([404, 'Correct the path.']);
    const lost = createHandler({ current: () => Promise.reject(new TreeError('The tree is gone.')) }, { base: '/api' });
    expect(await refused(lost.get('/users'))).toEqual([500, expect.stringContaining('the request is valid')]);
  });

  it('says of a failure that it was asked for', async () => {
    const failing = createHandler(tree, { fail: 1 }).get;
    const statuses = new Set<unknown>();
    for (let attempt = 0; attempt < 20; attempt++) {
      const error: unknown = await failing('/users').catch((reason: unknown) => reason);
      if (!(error instanceof MockgenError)) continue;
      statuses.add(error.status);
      expect(error.hint).toBe(
        'This failure was asked for: by `fail` in the options of the handler or client, or in the config of the tree.',
      );
    }
    expect(statuses).toEqual(new Set([500, 429]));
  });

  it.each(['/api', 'https://api.example/v1', 'https://api.example'])('asks below the base %s', async (base) => {
    const handler = createHandler(tree, { base });
    expect((await handler.get('/users/3')).id).toBe(3);
  });

  it('asks below the base of the tree', async () => {
    const based = createHandler(await createTree({ items: 2, only: ['users'], api: { base: '/v2' } }));
    expect((await based.get('/users/2')).id).toBe(2);
  });

  it('passes on what `fetch` takes', async () => {
    const signal = AbortSignal.abort(new Error('enough'));
    const { get: ask } = createFetch('https://you.github.io/repo/');
    await expect(ask('/users', {}, { signal })).rejects.toThrow('enough');
  });
});

describe('the types of get', () => {
  interface Patient {
    readonly id: string;
    readonly name: string;
  }
  interface Own {
    readonly '/v1/patients': (query?: { readonly _page?: number }) => { readonly results: readonly Patient[] };
    readonly '/v1/patients/{string}': (query?: {}) => Patient;
    readonly '/v1/patients/me': (query?: {}) => { readonly me: true };
    readonly '/v1/patients/{string}/visits/{number}': (query?: {}) => { readonly visit: number };
  }
  const own = createHandler<Own>(tree).get;

  it('knows the answers in a table of paths, keys among them', () => {
    type Answer = Awaited<ReturnType<typeof own<'/v1/patients'>>>;
    expectTypeOf<Answer['results'][number]['name']>().toEqualTypeOf<string>();
    expectTypeOf<Awaited<ReturnType<typeof own<'/v1/patients/P-1'>>>>().toEqualTypeOf<Patient>();
    expectTypeOf<Awaited<ReturnType<typeof own<'/v1/patients/me'>>>>().toEqualTypeOf<{ readonly me: true }>();
    expectTypeOf<Awaited<ReturnType<typeof own<'/v1/patients/P/visits/7'>>>>().toEqualTypeOf<{
      readonly visit: number;
    }>();
  });

  it('takes keys that only the run knows', () => {
    const asked = [
      (id: number) => get(`/users/${id}/invoices`, { page: 2 }),
      (id: string) => own(`/v1/patients/${id}`),
      (id: string, visit: number) => own(`/v1/patients/${id}/visits/${visit}`),
    ] as const;
    expectTypeOf<Awaited<ReturnType<(typeof asked)[0]>>>().toEqualTypeOf<Page<Invoice>>();
    expectTypeOf<Awaited<ReturnType<(typeof asked)[1]>>>().toEqualTypeOf<Patient>();
    expectTypeOf<Awaited<ReturnType<(typeof asked)[2]>>>().toEqualTypeOf<{ readonly visit: number }>();
  });

  it('refuses wrong names', () => {
    expect([
      // @ts-expect-error -- no such resource
      () => get('/user'),
      // @ts-expect-error -- an id is a number
      () => get('/users/ann'),
      // @ts-expect-error -- no book refers to an invoice
      () => get('/invoices/1/books'),
      // @ts-expect-error -- no slash in front
      () => get('users'),
      // @ts-expect-error -- no such parameter
      () => get('/users', { pages: 2 }),
      // @ts-expect-error -- no such field
      () => get('/users', { search_fields: ['mail'] }),
      // @ts-expect-error -- an item has no pages
      () => get('/users/7', { page: 2 }),
      // @ts-expect-error -- not in this table
      () => own('/users'),
      // @ts-expect-error -- a key contains no slash
      () => own('/v1/patients/P-1/visit'),
      // @ts-expect-error -- nor is it empty
      () => own('/v1/patients/'),
      // @ts-expect-error -- the parameter has another name
      () => own('/v1/patients', { page: 2 }),
      // @ts-expect-error -- a table of records is none of paths
      () => createHandler<{ readonly users: User }>(tree),
    ]).toHaveLength(12);
  });
});

it('tells JavaScript which path was meant, and what a query is', async () => {
  const loose = get as (path: unknown, query?: unknown) => Promise<unknown>;
  const said = async (...asked: Parameters<typeof loose>): Promise<unknown> =>
    loose(...asked).catch((error: unknown) => error instanceof MockgenError && [error.code, error.message]);
  expect(await said('users/7')).toEqual([
    'bad_option',
    "path: expected a path of the tree, with a slash in front, got 'users/7'; write get('/users/7')",
  ]);
  expect(await said('https://api.example/users')).toEqual([
    'bad_option',
    expect.stringMatching(/write get\('\/users'\)$/) as string,
  ]);
  expect(await said('/users', 'q=ann')).toEqual([
    'bad_option',
    "query: expected the parameters by name, got 'q=ann'; write get('/users', { q: 'ann' })",
  ]);
});
