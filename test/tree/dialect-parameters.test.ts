import { expect, it } from 'vitest';
import { type Dialect, parameterNames, queryOf } from '../../src/tree/index.ts';
import { askerOf } from '../dialects/asking.ts';

it.each<Dialect>(['json-server', 'json-server-1', 'simple-rest', { sort: true, filter: true, expand: 'with' }])(
  'the parameters of %j are those that it reads',
  async (dialect) => {
    const api = { dialect, strict: true };
    const ask = askerOf({ users: { rows: [{ id: 1 }] } }, api);
    const { own, roles } = queryOf(dialect);
    const names = parameterNames(api);
    const known = roles.flatMap((role) => names[role] ?? []);
    const { json } = await ask('/users?nope=1');
    const [, listed = ''] = /the parameters are (.*?)(?: and the fields)?"/.exec(JSON.stringify(json)) ?? [];
    expect(listed.split(', ').toSorted()).toEqual([...known, ...Object.keys(own)].toSorted());
  },
);

it('items have the parameters that add related records', () => {
  const { own } = queryOf({ sort: 'by', expand: 'with' });
  expect(Object.entries(own).flatMap(([name, { isOfItems }]) => (isOfItems ? name : []))).toEqual(['with']);
  expect(queryOf(undefined)).toMatchObject({ own: {} });
});
