import { describe, expect, it } from 'vitest';
import { builtins } from '../../src/builtins.ts';
import { namedAddresses, nestedOf, type Field } from '../../src/schema/index.ts';

const reference = (references: string): Field => ({ type: 'integer', description: 'One.', references });
const find = (name: string) =>
  ({ users: { name }, shops: { name, path: 'v1/Shops' } } as const)[name as 'users' | 'shops'];

/** No spec names an address. */
const NONE: ReadonlySet<string> = new Set();

describe('nestedOf', () => {
  it('has one collection for each resource of the tree that is referred to, by the first reference to it', () => {
    const fields = {
      id: { type: 'integer', description: 'Id.' },
      buyer: { type: 'object', description: 'Who.', fields: { id: reference('users') } },
      seller_id: reference('users'),
      shops: { type: 'array', description: 'Where.', items: { field: reference('shops'), count: 2 } },
      gone_id: reference('gone'),
    } as const;
    expect(nestedOf(find, { name: 'orders', fields }, NONE)).toEqual([
      'users/{buyer.id}/orders',
      'v1/Shops/{shops}/orders',
    ]);
  });

  it('has the collections that the spec names instead, and the others', () => {
    const fields = { buyer_id: reference('users'), seller_id: reference('users'), shop_id: reference('shops') };
    const under = ['users/{buyer_id}/purchases', 'users/{seller_id}/sales'];
    expect(nestedOf(find, { name: 'orders', path: 'v2/Orders', fields, under }, NONE)).toEqual([
      ...under,
      'v1/Shops/{shop_id}/v2/Orders',
    ]);
  });

  it('says which records count where a reference is to one of several resources', () => {
    const is = { user: 'users', buyer: 'users', shop: 'shops' };
    const about_id: Field = { type: 'integer', description: 'One.', references: { by: 'about', is } };
    const notes = { name: 'notes', fields: { about_id } };
    const [users, shops] = ['users/{about_id}/notes?about=user,buyer', 'v1/Shops/{about_id}/notes?about=shop'];
    expect(nestedOf(find, notes, NONE)).toEqual([users, shops]);
    expect(nestedOf(find, { ...notes, under: ['v1/Shops/{about_id}/remarks'] }, NONE)).toEqual([
      'v1/Shops/{about_id}/remarks?about=shop',
      users,
    ]);
  });

  it('leaves out a collection whose address the spec of another resource names', () => {
    const fields = { shop_id: reference('shops'), user_id: reference('users') };
    const named = namedAddresses([{ under: ['v1/Shops/{owner}/hooks'] }, {}]);
    expect(nestedOf(find, { name: 'hooks', fields }, named)).toEqual(['users/{user_id}/hooks']);
  });

  it('finds no reference in a cause, which no record shows', () => {
    const resource = { name: 'orders', fields: {}, causes: { user_id: reference('users') } };
    expect(nestedOf(find, resource, NONE)).toEqual([]);
  });

  it('has a collection for each reference of the built-in resources', () => {
    for (const resource of builtins.resources) {
      const targets = Object.values(resource.fields).flatMap(({ references }) => references ?? []);
      expect(nestedOf(builtins.find, resource, NONE)).toHaveLength(new Set(targets).size);
    }
  });
});
