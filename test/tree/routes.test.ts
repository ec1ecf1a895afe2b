import { describe, expect, it } from 'vitest';
import { addressesOf, collectionPaths, createRouter, parseUnder, routesOf } from '../../src/tree/index.ts';

const resources = {
  users: { category: 'people', total: 3 },
  shops: { category: 'commerce', path: 'v1/Shops', total: 2, ids: ['oak', 'elm'] },
  orders: {
    category: 'commerce',
    total: 5,
    under: [
      'users/{buyer.id}/orders',
      'users/{seller_id}/v1/Sales',
      'v1/Shops/{shop_id}/orders',
      'gone/{gone_id}/orders',
    ],
  },
  lines: { category: 'commerce', total: 9, under: ['users/{seller_id}/v1/Sales/{order_id}/lines/{id}'] },
  profiles: { category: 'people', single: true as const, total: 3, under: ['users/{user_id}/profile'] },
};
const both = { layout: 'both', resources } as const;

describe('the table of routes', () => {
  it('has the folders of each resource, named after its path', () => {
    expect(addressesOf(both, 'shops').folders).toEqual(['v1/Shops', 'commerce/v1/Shops']);
    expect(addressesOf({ ...both, layout: 'category' }, 'shops').home).toBe('commerce/v1/Shops');
    expect(collectionPaths({ ...both, layout: 'flat' })).toEqual([
      '/users',
      '/v1/Shops',
      '/orders',
      '/lines',
      '/profiles',
    ]);
    expect(routesOf(both).categories).toEqual(['people', 'commerce']);
  });

  it('has files only in the first folder if the tree is packed', () => {
    expect(addressesOf({ ...both, packed: true }, 'shops').stored).toEqual(['v1/Shops']);
    expect(addressesOf(both, 'shops').stored).toEqual(['v1/Shops', 'commerce/v1/Shops']);
  });

  it('has the nested collections whose target is in the tree', () => {
    expect(addressesOf(both, 'orders').nested).toEqual([
      { target: 'users', field: 'buyer.id', path: 'orders', kind: 'collection' },
      { target: 'users', field: 'seller_id', path: 'v1/Sales', kind: 'collection' },
      { target: 'shops', field: 'shop_id', path: 'orders', kind: 'collection' },
    ]);
  });

  it('has the nested routes of nested routes', () => {
    const above = { target: 'users', field: 'seller_id', path: 'v1/Sales', kind: 'items' };
    expect(addressesOf(both, 'lines').nested).toEqual([
      { target: 'orders', field: 'order_id', path: 'lines', kind: 'items', above },
    ]);
    expect(addressesOf(both, 'profiles')).toMatchObject({ isSingle: false, nested: [{ kind: 'single' }] });
  });

  it('has what holds for the records besides, where a reference can be to several resources', () => {
    const notes = { category: 'health', total: 4, under: ['users/{about_id}/notes?about=user,a%2Cb'] };
    const when = { field: 'about', values: ['user', 'a,b'] };
    const shape = { layout: 'both', resources: { ...resources, notes } } as const;
    expect(addressesOf(shape, 'notes').nested).toEqual([
      { target: 'users', field: 'about_id', path: 'notes', kind: 'collection', when },
    ]);
    expect(createRouter(shape)('/users/2/notes')).toEqual({
      kind: 'collection',
      resource: 'notes',
      under: { target: 'users', id: 2, field: 'about_id', path: 'users/2/notes', when },
    });
  });

  it('is created once per tree', () => {
    expect(routesOf(both)).toBe(routesOf(both));
  });

  it('names a missing resource', () => {
    expect(() => addressesOf(both, 'nope')).toThrow('the tree has no resource nope');
  });

  it.each(['users', 'users/orders', '{user_id}/orders', 'users/{user_id}', 'users/{a/b}/orders'])(
    'does not recognize %s as an address of a nested collection',
    (text) => {
      expect(parseUnder(text)).toBeUndefined();
    },
  );
});

describe('a router', () => {
  const route = createRouter(both);
  const under = (target: string, id: number | string, field: string, path: string) =>
    ({ kind: 'collection', resource: 'orders', under: { target, id, field, path } }) as const;

  it.each([
    ['/users/2/orders', under('users', 2, 'buyer.id', 'users/2/orders')],
    ['/people/users/2/orders/', under('users', 2, 'buyer.id', 'users/2/orders')],
    ['/users/9/v1/Sales', under('users', 9, 'seller_id', 'users/9/v1/Sales')],
    ['/v1/Shops/elm/orders', under('shops', 'elm', 'shop_id', 'v1/Shops/elm/orders')],
    ['/commerce/v1/Shops/elm/orders', under('shops', 'elm', 'shop_id', 'v1/Shops/elm/orders')],
  ])('leads %s to a nested collection', (path, expected) => {
    expect(route(path)).toEqual(expected);
  });

  it.each(['/users/02/orders', '/users/x/orders', '/users/2/sales', '/users/2/orders/1', '/v1/shops/elm/orders'])(
    'does not recognize %s as a nested collection',
    (path) => {
      expect(route(path)?.kind).toBe('file');
    },
  );

  it('leads to what is below records below records, and to its items', () => {
    const sale = { target: 'users', id: 2, field: 'seller_id', path: 'users/2/v1/Sales' };
    const line = { target: 'orders', id: 5, field: 'order_id', path: 'users/2/v1/Sales/5/lines', under: sale };
    expect(route('/users/2/v1/Sales/5/lines')).toEqual({ kind: 'collection', resource: 'lines', under: line });
    for (const end of ['', '.json']) {
      expect(route(`/people/users/2/v1/Sales/5/lines/8${end}`)).toEqual({
        kind: 'item',
        resource: 'lines',
        id: 8,
        under: line,
      });
    }
    expect(route('/users/2/v1/Sales/x/lines')?.kind).toBe('file');
    expect(route('/users/2/v1/Sales/5/lines/x')?.kind).toBe('file');
  });

  it('leads to the single record below a record', () => {
    const under = { target: 'users', id: 2, field: 'user_id', path: 'users/2/profile' };
    expect(route('/users/2/profile')).toEqual({ kind: 'single', resource: 'profiles', under });
    expect(route('/users/2/profile/1')?.kind).toBe('file');
    expect(route('/profiles')).toEqual({ kind: 'collection', resource: 'profiles' });
  });

  it.each(['/users', '/v1/Shops', '/users/2/orders', '/users/2/profile', '/users/2/v1/Sales/5/lines'])(
    'leads %s to the same with .json behind it',
    (path) => {
      expect(route(`${path}.json`)).toEqual(route(path));
      expect(route(`${path}.json/`)).toBeUndefined();
    },
  );

  it('leads paths of several segments in mixed case to their resource', () => {
    expect(route('/v1/Shops')).toEqual({ kind: 'collection', resource: 'shops' });
    expect(route('/commerce/v1/Shops/elm')).toEqual({ kind: 'item', resource: 'shops', id: 'elm' });
    expect(route('/commerce/v1/Shops/meta')).toEqual({ kind: 'document', file: 'v1/Shops/meta.json' });
    expect(route('/v1')).toEqual({ kind: 'file', file: 'v1' });
  });
});
