import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { takeConfig } from '../../src/config/index.ts';
import { MockgenError } from '../../src/errors.ts';
import type { Catalogue } from '../../src/schema/index.ts';
import { DEFAULTS } from '../../src/settings.ts';
import { buildTree } from '../../src/write/index.ts';
import { listTree, useTemporaryFolders } from '../node/temporary-folder.ts';

const temporary = useTemporaryFolders();

/** Returns a catalogue of two resources; the function of the second one gives `value` from the record `from` on. */
async function catalogueWith(value: unknown, from: number): Promise<Catalogue> {
  const config = await takeConfig({
    resources: {
      authors: { fields: { name: {} } },
      books: {
        fields: {
          title: {},
          price: { type: 'number', reads: ['id'], value: (_: unknown, id: unknown) => (Number(id) < from ? 5 : value) },
        },
      },
    },
  });
  return config.catalogue();
}

const PRICE = 'config: resources.books.fields.price';

async function failureOf(promise: Promise<unknown>): Promise<MockgenError> {
  const error: unknown = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof MockgenError) return error;
  throw new Error(`expected a MockgenError, got ${String(error)}`);
}

describe('a build that fails', () => {
  it.each([
    [4, {}],
    [4, { packed: true }],
    [4000, { items: 4000, packed: true }],
  ])('in record %i leaves the old tree', async (from, options) => {
    const out = temporary();
    await buildTree(await catalogueWith(7, 2), { ...DEFAULTS, dataOnly: true, ...options, out });
    const before = listTree(out);
    const broken = await catalogueWith('free', from);
    const error = await failureOf(buildTree(broken, { ...DEFAULTS, dataOnly: true, ...options, out }));
    expect(error).toMatchObject({
      code: 'config_invalid',
      message: `${PRICE}: expected a number, and its function gave 'free' in record ${from}`,
      faults: [{ resource: 'books', field: 'price', id: from, expected: 'a number', got: "'free'" }],
    });
    expect(listTree(out)).toEqual(before);
    const built = await buildTree(await catalogueWith(7, 2), { ...DEFAULTS, dataOnly: true, ...options, out });
    expect(built).toMatchObject({ written: 0, removed: 0 });
  });

  it('leaves nothing in a new folder', async () => {
    const out = temporary();
    const error = await failureOf(buildTree(await catalogueWith(null, 90), { ...DEFAULTS, dataOnly: true, out }));
    expect(error.message).toBe(
      `${PRICE}: expected a number, as it is not nullable, and its function gave null in record 90`,
    );
    expect(readdirSync(out)).toEqual([]);
  });

  it('names the record in which a function throws', async () => {
    const price = {
      type: 'number',
      reads: ['id'],
      value: (_: unknown, id: unknown) => {
        if (Number(id) > 7) throw new Error('no price');
        return 1;
      },
    };
    const config = await takeConfig({ resources: { books: { fields: { price } } } });
    const error = await failureOf(
      buildTree(await config.catalogue(), { ...DEFAULTS, dataOnly: true, out: temporary() }),
    );
    expect(error.message).toBe(`${PRICE}: its function threw Error: no price in record 8`);
  });

  it('names the record and the field that a generator fails in, also in a record that another one refers to', async () => {
    const day = {
      reads: ['id'],
      type: 'string' as const,
      value: (_: unknown, id: unknown) => (id === 5 ? 'soon' : '2025-01-31'),
    };
    const config = await takeConfig({
      resources: {
        shelves: { fields: { book_id: { references: 'books', each: 1 }, since: { copy: 'book_id.since' } } },
        books: { fields: { day, since: { generator: 'past_date', args: { after: { from: 'day' } } } } },
      },
    });
    const error = await failureOf(
      buildTree(await config.catalogue(), { ...DEFAULTS, dataOnly: true, out: temporary() }),
    );
    expect(error).toMatchObject({
      code: 'config_invalid',
      message: "config: resources.books.fields.since: its generator failed in record 5: 'soon' is not a date",
      faults: [{ resource: 'books', field: 'since' }],
      hint: 'Correct this in config.',
    });
  });

  it('checks bounds beside a function in every record, and names the place inside of a list', async () => {
    const value = (_: unknown, id: unknown): number => (id === 70 ? 9 : 5);
    const quantity = { type: 'integer' as const, max: 5, reads: ['id'], value };
    const lines = { items: { count: 2, field: { fields: { quantity } } } };
    const config = await takeConfig({ resources: { books: { fields: { lines } } } });
    const error = await failureOf(
      buildTree(await config.catalogue(), { ...DEFAULTS, dataOnly: true, out: temporary() }),
    );
    expect(error).toMatchObject({
      message:
        'config: resources.books.fields.lines.items.field.fields.quantity: expected at most 5, and its function gave 9 in record 70',
      faults: [{ resource: 'books', field: 'lines.quantity', id: 70 }],
    });
  });

  it('replaces the files of a tree that differ, all at the end', async () => {
    const out = temporary();
    await buildTree(await catalogueWith(7, 2), { ...DEFAULTS, dataOnly: true, out });
    writeFileSync(join(out, 'notes.txt'), 'mine');
    const built = await buildTree(await catalogueWith(8, 2), { ...DEFAULTS, dataOnly: true, out });
    expect(built.written).toBeGreaterThan(100);
    const fresh = temporary();
    await buildTree(await catalogueWith(8, 2), { ...DEFAULTS, dataOnly: true, out: fresh });
    expect(listTree(out)).toEqual({ ...listTree(fresh), 'notes.txt': 'mine' });
  });
});
