import { copyFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { createHandler, createTree, type TreeSettings } from '../../src/testing/handler.ts';
import { toNodeListener } from '../../src/testing/node.ts';
import { listen } from '../contract/listening.ts';
import { describeWith } from '../contract/needs.ts';

/** A record, as far as the tests look at it. */
interface User {
  readonly id: number;
  readonly age: number;
  readonly username: string;
}

interface List {
  readonly data: readonly User[];
  readonly total: number;
}

/** What of the providers is called: both have the same methods, with other parameters. */
interface Provider {
  getList(asked: object): Promise<List>;
  getList(resource: string, asked: object): Promise<List>;
  getOne(asked: object): Promise<{ readonly data: User }>;
  getManyReference(resource: string, asked: object): Promise<List>;
  update(resource: string, asked: object): Promise<{ readonly data: User }>;
  readonly getMany?: unknown;
}

/** What of TanStack Query is called. */
interface QueryCore {
  readonly QueryClient: new () => {
    fetchInfiniteQuery(options: object): Promise<{ readonly pages: readonly { readonly data: readonly User[] }[] }>;
    clear(): void;
  };
}

const packages = {
  name: 'react-admin, refine and TanStack Query',
  program: process.env['RECIPES'],
  advice: 'name the folder that their packages are installed in in the environment variable RECIPES',
};

describeWith(packages, (folder) => {
  const servers: Awaited<ReturnType<typeof listen>>[] = [];
  afterAll(async () => {
    for (const { close } of servers) await close();
  });

  /** The address of a tree. */
  const serve = async (tree: TreeSettings): Promise<string> => {
    const server = await listen(toNodeListener(createHandler(await createTree(tree))));
    servers.push(server);
    return `http://127.0.0.1:${server.port}`;
  };
  /** Loads a recipe beside the packages. What it exports is what the tests are about. */
  const load = async <T>(recipe: string): Promise<T> => {
    const copy = join(resolve(folder()), `${recipe}.mjs`);
    copyFileSync(`test/recipes/${recipe}.js`, copy);
    return (await import(/* @vite-ignore */ pathToFileURL(copy).href)) as T;
  };
  const ages = ({ data }: List): readonly number[] => data.map(({ age }) => age);
  const TREE = { items: 45, only: ['users', 'invoices'] };

  it('the provider of react-admin sorts, filters, pages and edits in the page', async () => {
    const { adminProvider } = await load<{ adminProvider(address: string, names: string[]): Promise<Provider> }>(
      'react-admin',
    );
    const provider = await adminProvider(await serve(TREE), ['users', 'invoices']);
    const sort = { field: 'age', order: 'DESC' };
    const second = await provider.getList('users', { pagination: { page: 2, perPage: 20 }, sort, filter: {} });
    expect(second).toMatchObject({ total: 45, data: { length: 20 } });
    expect(ages(second)).toEqual(ages(second).toSorted((a, b) => b - a));
    const [{ username = '' } = {}] = second.data;
    const found = await provider.getList('users', {
      pagination: { page: 1, perPage: 5 },
      sort,
      filter: { q: username },
    });
    expect(found.data.map((user) => user.username)).toContain(username);
    const pagination = { page: 1, perPage: 45 };
    const invoices = await provider.getManyReference('invoices', {
      target: 'customer_id',
      id: 1,
      pagination,
      sort,
      filter: {},
    });
    expect(invoices.total).toBeGreaterThan(0);
    for (const invoice of invoices.data) expect(invoice).toMatchObject({ customer_id: 1 });
    const { data } = await provider.update('users', { id: 1, data: { age: 99 }, previousData: { id: 1 } });
    expect(data).toMatchObject({ id: 1, age: 99 });
  });

  it('the provider of refine pages and searches', async () => {
    const { refineProvider } = await load<{ refineProvider(address: string): Provider }>('refine');
    const provider = refineProvider(await serve({ ...TREE, api: { envelope: 'array' } }));
    const resource = 'users';
    const last = await provider.getList({ resource, pagination: { currentPage: 3, pageSize: 20 } });
    expect(last).toMatchObject({ total: 45, data: [{ id: 41 }, { id: 42 }, { id: 43 }, { id: 44 }, { id: 45 }] });
    const [{ username = '' } = {}] = last.data;
    const found = await provider.getList({
      resource,
      filters: [{ field: 'q', operator: 'contains', value: username }],
    });
    expect(found.data).toContainEqual(last.data[0]);
    expect(await provider.getList({ resource })).toMatchObject({ data: { length: 10 } });
    expect((await provider.getOne({ resource, id: 7 })).data.id).toBe(7);
    await expect(provider.getOne({ resource, id: 46 })).rejects.toMatchObject({ statusCode: 404 });
    // With it, refine would ask for `?id=1&id=2`, a filter.
    expect(provider.getMany).toBeUndefined();
  });

  it('an infinite query of TanStack Query ends with the last page', async () => {
    const { pagesOf } = await load<{ pagesOf(address: string, name: string): object }>('tanstack-query');
    const core = join(resolve(folder()), 'node_modules/@tanstack/query-core/build/modern/index.js');
    const { QueryClient } = (await import(/* @vite-ignore */ pathToFileURL(core).href)) as QueryCore;
    const client = new QueryClient();
    const address = await serve(TREE);
    // Four are asked for, and there are three.
    const { pages } = await client.fetchInfiniteQuery({ ...pagesOf(address, 'users'), pages: 4 });
    expect(pages.map(({ data }) => data.length)).toEqual([20, 20, 5]);
    expect(new Set(pages.flatMap(({ data }) => data.map(({ id }) => id))).size).toBe(45);
    const wrong = client.fetchInfiniteQuery({ ...pagesOf(address, 'nope'), retry: false });
    await expect(wrong).rejects.toThrow(/nope/);
    client.clear();
  });
});
