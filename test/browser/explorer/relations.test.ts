import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { referrersIn } from '../../../src/browser/explorer/relations.ts';
import { readTreeSummary } from '../../../src/browser/explorer/tree-summary.ts';
import { narrowed, readUnder, writeUnder } from '../../../src/browser/explorer/under.ts';
import { routesOf } from '../../../src/tree/index.ts';

const SHAPE = {
  format: 2,
  layout: 'category',
  resources: {
    users: { category: 'people', total: 2 },
    invoices: { category: 'money', total: 9, under: ['users/{customer_id}/invoices'] },
    profiles: { category: 'people', total: 2, single: true, under: ['users/{user_id}/profile'] },
    lines: { category: 'money', total: 9, under: ['users/{customer_id}/invoices/{invoice_id}/lines'] },
  },
} as const;

describe('referrersIn', () => {
  it('are the nested collections of a tree, but not those below others', () => {
    const referrers = referrersIn(routesOf(SHAPE));
    expect(referrers.get('users')).toEqual([
      { resource: 'invoices', field: 'customer_id', path: 'invoices', isSingle: false },
      { resource: 'profiles', field: 'user_id', path: 'profile', isSingle: true },
    ]);
    expect(referrers.get('invoices')).toBeUndefined();
  });
});

describe('the records that refer to one', () => {
  const manifest = JSON.parse(readFileSync('fixtures/mockgen.json', 'utf8')) as object;
  const { resources } = readTreeSummary(undefined, { ...manifest, layout: 'category' });
  const invoices = resources.find(({ name }) => name === 'invoices');

  it('have an address below that record', () => {
    const under = readUnder(writeUnder('users', '7', { path: 'invoices' }), 'invoices', resources);
    expect(under).toMatchObject({ target: { name: 'users' }, key: '7', referrer: { field: 'customer_id' } });
    expect(invoices && narrowed(invoices, under)).toMatchObject({
      collection: 'people/users/7/invoices',
      home: 'business/invoices',
      total: undefined,
    });
  });

  it.each(['', 'users/7', 'users/7/tickets', 'nobody/7/invoices'])('are all where %j leads nowhere', (text) => {
    expect(readUnder(text, 'invoices', resources)).toBeUndefined();
    expect(invoices && narrowed(invoices, undefined)).toBe(invoices);
  });
});
