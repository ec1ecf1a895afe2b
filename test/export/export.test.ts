import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet';
import { describe, expect, it } from 'vitest';
import { builtins } from '../../src/builtins.ts';
import { exportTables, type ExportFormat, type ExportOptions } from '../../src/export/index.ts';
import { Records } from '../../src/render/index.ts';
import { withNeighbours } from '../../src/schema/index.ts';
import { DEFAULTS } from '../../src/settings.ts';
import { listTree, useTemporaryFolders } from '../node/temporary-folder.ts';

const temporary = useTemporaryFolders();
const { seed, refDate } = DEFAULTS;
const ITEMS = 10;

const exported = async (choices: Partial<ExportOptions> & { readonly format: ExportFormat }): Promise<string> => {
  const out = temporary();
  await exportTables(builtins, { seed, refDate, items: ITEMS, out, ...choices });
  return out;
};

const recordsOf = (resource: string): readonly Readonly<Record<string, unknown>>[] => {
  const records = new Records(builtins, { seed, refDate, items: ITEMS });
  return Array.from(
    { length: ITEMS },
    (_, at) => JSON.parse(JSON.stringify(records.record(resource, at + 1))) as Readonly<Record<string, unknown>>,
  );
};

describe.each(['csv', 'ndjson', 'sqlite', 'postgres'] as const)('an export as %s', (format) => {
  const ending = format === 'csv' || format === 'ndjson' ? format : 'sql';
  /** The lines of rows; without what stands around them in each file. */
  const rowsIn = (text: string): readonly string[] =>
    text.split(/(?<=\n)/).filter((line) => !/^(?:COPY |\\\.\n)/.test(line));

  it('has the same rows in shards as in one piece', { tags: 'slow' }, async () => {
    const whole = listTree(await exported({ format }));
    const out = temporary();
    for (const number of [2, 3, 1]) await exported({ format, out, shard: { number, of: 3 } });
    const parts = listTree(out);
    for (const { name } of builtins.resources) {
      const joined = [1, 2, 3].map((number) => parts[`${name}-${number}-of-3.${ending}`] ?? '').join('');
      expect(rowsIn(joined), name).toEqual(rowsIn(whole[`${name}.${ending}`] ?? ''));
    }
    expect(parts['schema.sql']).toBe(whole['schema.sql']);
  });
});

it('lines of NDJSON are the records', async () => {
  const files = listTree(await exported({ format: 'ndjson', only: ['invoices'] }));
  const needed = withNeighbours(builtins, ['invoices'], 'shown').map(({ name }) => `${name}.ndjson`);
  expect(Object.keys(files).toSorted()).toEqual(['.mockgen-export', ...needed].toSorted());
  const lines = recordsOf('invoices').map((record) => `${JSON.stringify(record)}\n`);
  expect(files['invoices.ndjson']).toBe(lines.join(''));
  const alone = listTree(await exported({ format: 'ndjson', only: ['invoices'], refs: false }));
  expect(alone).toEqual({ '.mockgen-export': 'invoices.ndjson\n', 'invoices.ndjson': lines.join('') });
});

it('a row of Parquet has the values of the record', async () => {
  const dir = await exported({ format: 'parquet', only: ['invoices', 'books', 'tickets'] });
  for (const name of ['invoices', 'books', 'tickets']) {
    const rows = await parquetReadObjects({ file: await asyncBufferFromFile(join(dir, `${name}.parquet`)) });
    const written = rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([field, value]) => [field, jsonOf(value)])),
    );
    const expected = recordsOf(name).map((record) =>
      Object.fromEntries(
        Object.entries(record).map(([field, value]) => [
          field,
          // The library reads days as moments.
          typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? `${value}T00:00:00.000Z` : value,
        ]),
      ),
    );
    expect(written, name).toEqual(expected);
  }
});

/** Returns a value that was read from Parquet as JSON has it. */
function jsonOf(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value);
  return value instanceof Date ? value.toISOString() : (value ?? null);
}

it('counts rows, and tells how far it is', { tags: 'slow' }, async () => {
  const told: (readonly [done: number, total: number])[] = [];
  const { rows, files } = await exportTables(builtins, {
    seed,
    refDate,
    items: 6000,
    format: 'csv',
    only: ['coupons'],
    out: temporary(),
    onProgress: (done, total) => told.push([done, total]),
  });
  expect([rows, files]).toEqual([6000, ['coupons.csv']]);
  expect(told).toEqual([[5000, 6000]]);
});

it('a file that cannot be written is not half-written', async () => {
  const out = temporary();
  mkdirSync(join(out, 'coupons.csv'));
  const failed = exportTables(builtins, { seed, refDate, items: 2, format: 'csv', only: ['coupons'], out });
  await expect(failed).rejects.toMatchObject({ code: 'write_failed' });
  expect(readdirSync(out)).toEqual(['.mockgen-export', 'coupons.csv']);
  writeFileSync(join(out, 'file'), 'mine');
  const below = exportTables(builtins, { seed, refDate, items: 2, format: 'csv', out: join(out, 'file/below') });
  await expect(below).rejects.toMatchObject({ code: 'write_failed' });
  expect(readFileSync(join(out, 'file'), 'utf8')).toBe('mine');
});
