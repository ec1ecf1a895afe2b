import { expect, it } from 'vitest';
import { describeWith } from '../../contract/needs.ts';
import { load, openJsonServer, openOurs, type OutsideHost, readData, through } from './hosts.ts';

type Row = Readonly<Record<string, unknown>>;
type Call<P> = readonly [name: string, call: (provider: P) => Promise<unknown>];

/** What of the providers of react-admin is called. */
type AdminProvider = Readonly<
  Record<
    | 'getList'
    | 'getOne'
    | 'getMany'
    | 'getManyReference'
    | 'create'
    | 'update'
    | 'updateMany'
    | 'delete'
    | 'deleteMany',
    (resource: string, asked: object) => Promise<unknown>
  >
>;

/** What of the provider of refine is called. */
type RefineProvider = Readonly<
  Record<
    'getList' | 'getOne' | 'getMany' | 'create' | 'update' | 'deleteOne' | 'custom',
    (asked: object) => Promise<unknown>
  >
>;

/** The id of a user, and of a buyer, whom others refer to: a test below checks that. */
const CUSTOMER = 4;

const pagination = { page: 2, perPage: 5 };
const sort = { field: 'price', order: 'DESC' };

/** Every call of a provider of react-admin that reads. Both providers have the same calls. */
const READS: readonly Call<AdminProvider>[] = [
  [
    'a page',
    (p) =>
      p.getList('users', { pagination: { page: 2, perPage: 10 }, sort: { field: 'id', order: 'ASC' }, filter: {} }),
  ],
  ['a sorted page', (p) => p.getList('subscriptions', { pagination, sort, filter: {} })],
  [
    'a filtered page',
    (p) =>
      p.getList('subscriptions', {
        pagination: { page: 1, perPage: 50 },
        sort,
        filter: { currency: 'USD', price_gte: 10 },
      }),
  ],
  [
    'a page filtered inside objects',
    (p) =>
      p.getList('buyers', {
        pagination: { page: 1, perPage: 5 },
        sort: { field: 'name', order: 'ASC' },
        filter: { home: { city: 'Florence' } },
      }),
  ],
  [
    'a page sorted inside objects',
    (p) => p.getList('buyers', { pagination, sort: { field: 'home.city', order: 'DESC' }, filter: {} }),
  ],
  ['a page past the end', (p) => p.getList('users', { pagination: { page: 99, perPage: 10 }, sort, filter: {} })],
  ['one', (p) => p.getOne('users', { id: 7 })],
  ['many', (p) => p.getMany('users', { ids: [7, 3, 44] })],
  [
    'many references',
    (p) =>
      p.getManyReference('subscriptions', {
        target: 'user_id',
        id: CUSTOMER,
        pagination: { page: 1, perPage: 5 },
        sort,
        filter: {},
      }),
  ],
  [
    'many references, filtered',
    (p) =>
      p.getManyReference('players', {
        target: 'team_id',
        id: 1,
        pagination,
        sort: { field: 'height', order: 'ASC' },
        filter: { goals: 0 },
      }),
  ],
  ['no reference', (p) => p.getManyReference('orders', { target: 'buyer_id', id: 999, pagination, sort, filter: {} })],
];

/** Calls with related records, which the providers ask for in ways of their own. */
const embedded = (embed: unknown): readonly Call<AdminProvider>[] => [
  [
    'a page with relations',
    (p) => p.getList('buyers', { pagination, sort: { field: 'age', order: 'ASC' }, filter: {}, meta: { embed } }),
  ],
  ['one with relations', (p) => p.getOne('buyers', { id: CUSTOMER, meta: { embed } })],
  ['many with relations', (p) => p.getMany('buyers', { ids: [2, CUSTOMER], meta: { embed } })],
];

/** Every call of a provider of react-admin that writes. */
const WRITES: readonly Call<AdminProvider>[] = [
  ['create', (p) => p.create('users', { data: { age: 1 } })],
  ['update', (p) => p.update('users', { id: 1, data: { age: 1 }, previousData: {} })],
  ['update many', (p) => p.updateMany('users', { ids: [1, 2], data: { age: 1 } })],
  ['delete', (p) => p.delete('users', { id: 1, previousData: {} })],
  ['delete many', (p) => p.deleteMany('users', { ids: [1, 2] })],
];

/** Every call of the provider of refine that reads. */
const REFINE_READS: readonly Call<RefineProvider>[] = [
  ['a page', (p) => p.getList({ resource: 'users', pagination: { currentPage: 2, pageSize: 5 } })],
  ['all', (p) => p.getList({ resource: 'orders', pagination: { mode: 'off' } })],
  [
    'a sorted page',
    (p) =>
      p.getList({
        resource: 'subscriptions',
        pagination: { pageSize: 7 },
        sorters: [
          { field: 'currency', order: 'asc' },
          { field: 'price', order: 'desc' },
        ],
      }),
  ],
  ...(['eq', 'ne', 'gte', 'lte'] as const).map((operator): Call<RefineProvider> => [
    operator,
    (p) => p.getList({ resource: 'users', filters: [{ field: 'age', operator, value: 30 }] }),
  ]),
  [
    'contains',
    (p) => p.getList({ resource: 'users', filters: [{ field: 'email', operator: 'contains', value: 'an' }] }),
  ],
  ['q', (p) => p.getList({ resource: 'users', filters: [{ field: 'q', operator: 'eq', value: 'ma' }] })],
  ['in', (p) => p.getList({ resource: 'users', filters: [{ field: 'id', operator: 'in', value: [2, 9] }] })],
  [
    'inside objects',
    (p) => p.getList({ resource: 'buyers', filters: [{ field: 'home.city', operator: 'eq', value: 'Florence' }] }),
  ],
  [
    'references',
    (p) => p.getList({ resource: 'orders', filters: [{ field: 'buyer_id', operator: 'eq', value: CUSTOMER }] }),
  ],
  ['one', (p) => p.getOne({ resource: 'users', id: 7 })],
  ['many', (p) => p.getMany({ resource: 'users', ids: [7, 3] })],
];

const REFINE_WRITES: readonly Call<RefineProvider>[] = [
  ['create', (p) => p.create({ resource: 'users', variables: { age: 1 } })],
  ['update', (p) => p.update({ resource: 'users', id: 1, variables: { age: 1 } })],
  ['delete', (p) => p.deleteOne({ resource: 'users', id: 1 })],
];

const packages = {
  name: 'clients of json-server and simple-rest',
  program: process.env['CLIENTS'],
  advice: 'name the folder that they are installed in in the environment variable CLIENTS',
};

describeWith(packages, (folder) => {
  const admin = ({ url }: OutsideHost, name: string, ...more: readonly unknown[]): AdminProvider =>
    load<(url: string, ...rest: readonly unknown[]) => AdminProvider>(folder(), name)(url, ...more);
  const refine = ({ url }: OutsideHost): RefineProvider => {
    const axios = load<{ create(options: object): unknown }>(folder(), 'axios');
    const fetch: typeof globalThis.fetch = (input, init) => globalThis.fetch(input, init);
    const create = load<(url: string, client: unknown) => RefineProvider>(folder(), '@refinedev/simple-rest');
    return create(url, axios.create({ adapter: 'fetch', env: { fetch, Request, Response } }));
  };

  /** Checks that a provider gets the same from both of our hosts as from json-server, and that each write fails. */
  async function compare<P>(
    providerOf: (host: OutsideHost) => P,
    reads: readonly Call<P>[],
    writes: readonly Call<P>[],
  ): Promise<void> {
    const theirs = await openJsonServer(folder());
    const hosts = await openOurs('json-server');
    for (const host of hosts) {
      for (const [name, call] of reads) {
        const expected = await call(providerOf(theirs));
        const got = await through(host, () => call(providerOf(host)));
        expect([host.name, name, got]).toEqual([host.name, name, expected]);
      }
      await refusesWrites(host, providerOf(host), writes);
    }
    for (const host of [theirs, ...hosts]) await host.close();
  }

  async function refusesWrites<P>(host: OutsideHost, provider: P, writes: readonly Call<P>[]): Promise<void> {
    for (const [name, call] of writes) {
      const fault: unknown = await through(host, () => call(provider)).then(
        () => 'written',
        (error: unknown) => error,
      );
      const { status, statusCode } = Object(fault) as { status?: number; statusCode?: number };
      expect([host.name, name, status ?? statusCode]).toEqual([host.name, name, 405]);
    }
  }

  it('ra-data-json-server gets what json-server gives it', { timeout: 120_000 }, () =>
    compare((host) => admin(host, 'ra-data-json-server'), [...READS, ...embedded('orders')], WRITES),
  );

  it("refine's simple-rest gets what json-server gives it", { timeout: 120_000 }, async () => {
    await compare(refine, REFINE_READS, REFINE_WRITES);
  });

  it('ra-data-simple-rest gets what ra-data-json-server gets from json-server', { timeout: 120_000 }, async () => {
    const theirs = await openJsonServer(folder());
    const hosts = await openOurs('simple-rest');
    const reference = admin(theirs, 'ra-data-json-server');
    const related = embedded('orders').map(([, call]) => call);
    for (const host of hosts) {
      const provider = admin(host, 'ra-data-simple-rest');
      const counted = admin(host, 'ra-data-simple-rest', undefined, 'X-Total-Count');
      for (const [name, call] of READS) {
        const expected = await call(reference);
        for (const each of [provider, counted]) {
          expect([host.name, name, await through(host, () => call(each))]).toEqual([host.name, name, expected]);
        }
      }
      for (const [at, [name, call]] of embedded(['orders']).entries()) {
        const expected = await related[at]?.(reference);
        expect([host.name, name, await through(host, () => call(provider))]).toEqual([host.name, name, expected]);
      }
      const asked = { pagination: { page: 1, perPage: 5 }, sort, filter: { q: 'ma' } };
      const found = (await through(host, () => provider.getList('users', asked))) as { readonly data: readonly Row[] };
      for (const row of found.data) expect(JSON.stringify(row).toLowerCase()).toContain('ma');
      expect(found.data).toHaveLength(5);
      await refusesWrites(host, provider, WRITES);
    }
    for (const host of [theirs, ...hosts]) await host.close();
  });

  it('what is compared has records', async () => {
    const data = await readData();
    const florentines = data['buyers']?.filter(({ home }) => (home as Row)['city'] === 'Florence');
    expect(florentines?.length).toBeGreaterThan(0);
    expect(data['orders']?.some(({ buyer_id }) => buyer_id === CUSTOMER)).toBe(true);
    expect(data['subscriptions']?.some(({ user_id }) => user_id === CUSTOMER)).toBe(true);
  });
});
