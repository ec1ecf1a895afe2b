import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  parseAddress,
  START,
  writeAddress,
  writeQuery,
  writeSeedQuery,
  type Address,
} from '../../../src/browser/explorer/address.ts';
import { anyCharacter } from '../../any-character.ts';
import { readNaming } from '../../../src/browser/explorer/naming.ts';

const name = fc.stringMatching(/^[a-z_]{1,8}$/);
const addresses: fc.Arbitrary<Address> = fc.record({
  resource: fc.string({ unit: 'grapheme' }),
  under: fc.constantFrom('', 'users/1/invoices', 'teams/a-b/x.y'),
  view: fc.constantFrom('records', 'fields', 'request'),
  q: fc.string({ unit: 'grapheme' }),
  searchFields: fc.array(name, { maxLength: 3 }),
  page: fc.integer({ min: 1 }),
  count: fc.integer({ min: 1, max: 100 }),
  columns: fc.array(name, { maxLength: 3 }),
  sort: fc.constantFrom('', 'total', '-total'),
  seed: fc.oneof(fc.constantFrom('', 'x', '1.5', '-1'), fc.maxSafeNat().map(String)),
  ask: fc.constantFrom('', 'users', 'users/1/invoices?limit=5&q=a+b'),
  record: fc.oneof(fc.constant(''), fc.integer({ min: 1 }).map(String)),
});

describe('an address', () => {
  it('reads back what it wrote', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        expect(parseAddress(writeAddress(address))).toEqual(address);
      }),
    );
  });

  it('shows the overview without a query', () => {
    expect(parseAddress('')).toEqual(START);
    expect(parseAddress(writeAddress(START))).toEqual(START);
  });

  it('is written readably, without values at their defaults', () => {
    const address = { ...START, resource: 'authors', q: 'ann b', searchFields: ['name', 'bio'], page: 2, count: 25 };
    expect(writeAddress({ ...address, record: '7' })).toBe(
      '?resource=authors&q=ann+b&search_fields=name,bio&page=2&count=25&record=7',
    );
    expect(writeAddress({ ...START, resource: 'authors', view: 'fields' })).toBe('?resource=authors&view=fields');
  });

  it('can be read from any text, and always leads to a valid query', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (query) => {
        const { page, count } = parseAddress(query);
        expect(Number.isSafeInteger(page) && page >= 1 && count >= 1 && count <= 100).toBe(true);
      }),
    );
  });

  it.each([
    ['page=0', 1, 10],
    ['page=-1&count=0', 1, 10],
    ['page=2x&count=1e3', 1, 10],
    ['page=99999999999999999&count=500', 1, 100],
    ['page=3&page=4&count=7', 3, 7],
  ])('takes %s for page %i of %i records', (query, page, count) => {
    expect(parseAddress(query)).toEqual({ ...START, page, count });
  });

  it.each(['..', '../1', '.x', 'x/1', 'x y', 'é'])('has no record %s', (record) => {
    expect(parseAddress(`record=${encodeURIComponent(record)}`).record).toBe('');
  });

  it.each(['0', '01', '12', '-1', 'oak', 'CH4f0c', 'a.B_c-1'])('has the record %s', (record) => {
    expect(parseAddress(`record=${record}`).record).toBe(record);
  });

  it.each([
    ['seed=7', '7'],
    ['seed=007', '7'],
    ['seed=0', '0'],
    ['seed=9007199254740991', '9007199254740991'],
    // An invalid seed is kept, so that the host can explain it.
    ['seed=9007199254740992', '9007199254740992'],
    ['seed=1.5', '1.5'],
    ['seed=abc', 'abc'],
    ['seed=', ''],
    ['', ''],
  ])('reads %s as the seed “%s”', (query, seed) => {
    expect(parseAddress(query)).toEqual({ ...START, seed });
  });

  it.each(['7', 'oak-desk', '0f3a-9c', '12.5'])('has the record %s', (record) => {
    expect(parseAddress(`record=${record}`).record).toBe(record);
  });
});

describe('the query of a request to the service', () => {
  it('contains the parameters of the service, and nothing else about the page', () => {
    const address = parseAddress('?resource=authors&q=a%26b&search_fields=name&page=2&count=25&record=7&view=fields');
    expect(writeQuery(address)).toBe('?q=a%26b&search_fields=name&page=2&count=25');
  });

  it('names a seed other than that of the tree, with the names of the service', () => {
    const address = parseAddress('?resource=authors&q=ann&page=2&seed=7&record=3');
    expect(writeQuery(address)).toBe('?q=ann&page=2&seed=7');
    expect(writeSeedQuery(address)).toBe('?seed=7');
    const naming = readNaming({ query: { seed: '_seed' } });
    expect(writeSeedQuery(address, naming)).toBe('?_seed=7');
    expect(writeSeedQuery(START, naming)).toBe('');
  });

  it('is empty if all values are the defaults of the service', () => {
    expect(writeQuery({ ...START, resource: 'authors', record: '7' })).toBe('');
  });
});
