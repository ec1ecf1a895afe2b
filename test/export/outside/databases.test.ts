import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { builtins } from '../../../src/builtins.ts';
import { exportTables, type ExportFormat } from '../../../src/export/index.ts';
import { tablesOf, type Table } from '../../../src/export/tables.ts';
import { Records } from '../../../src/render/index.ts';
import { DEFAULTS } from '../../../src/settings.ts';
import { describeWith } from '../../contract/needs.ts';
import { useTemporaryFolders } from '../../node/temporary-folder.ts';

const temporary = useTemporaryFolders();
const { seed, refDate } = DEFAULTS;
const ITEMS = 300;
const TABLES = tablesOf(
  builtins,
  builtins.resources.map(({ name }) => name),
);

type Row = Readonly<Record<string, unknown>>;

const tables = {
  name: 'an export in SQLite, PostgreSQL and DuckDB',
  program: process.env['DUCKDB'],
  advice: 'name the folder with the package @duckdb/node-api in DUCKDB, and install sqlite3 and postgresql',
};

/** Exports three shards of all resources into one folder. */
async function exported(format: ExportFormat): Promise<string> {
  const out = temporary();
  for (const number of [1, 2, 3]) {
    await exportTables(builtins, { seed, refDate, items: ITEMS, format, out, shard: { number, of: 3 } });
  }
  return out;
}

const recordsOf = (resource: string): readonly Row[] => {
  const records = new Records(builtins, { seed, refDate, items: ITEMS });
  // As JSON has them: a zero has no sign.
  return Array.from({ length: ITEMS }, (_, at) => JSON.parse(JSON.stringify(records.record(resource, at + 1))) as Row);
};

/** Returns a row with the values that JSON has, where the database has others. */
const asJson = ({ columns }: Table, row: Row, read: (value: unknown, kind: string) => unknown): Row =>
  Object.fromEntries(columns.map(({ name, kind }) => [name, row[name] === null ? null : read(row[name], kind)]));

const run = (program: string, args: readonly string[], cwd: string, input?: string): string =>
  execFileSync(program, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 28, ...(input !== undefined && { input }) });

const momentOf = (value: unknown): string => new Date(String(value)).toISOString();

describeWith(tables, (folder) => {
  it('SQLite has the values of the records, and all references resolve', { timeout: 120_000 }, async () => {
    const dir = await exported('sqlite');
    run('sqlite3', ['data.db'], dir, '.read load.sql\n');
    expect(run('sqlite3', ['data.db', 'PRAGMA foreign_key_check'], dir)).toBe('');
    for (const table of TABLES) {
      const rows = JSON.parse(run('sqlite3', ['-json', 'data.db', `SELECT * FROM "${table.name}"`], dir)) as Row[];
      const found = rows.map((row) =>
        asJson(table, row, (value, kind) => {
          if (kind === 'boolean') return value === 1;
          return kind === 'json' ? (JSON.parse(String(value)) as unknown) : value;
        }),
      );
      expect(found, table.name).toEqual(recordsOf(table.name));
    }
  });

  it('PostgreSQL has the values of the records, and takes all references', { timeout: 120_000 }, async () => {
    const dir = await exported('postgres');
    const selects = TABLES.map(
      ({ name, primaryKey = '1' }) => `SELECT json_agg(t ORDER BY t."${primaryKey}") FROM "${name}" t;`,
    );
    const script = `psql -q -v ON_ERROR_STOP=1 -f load.sql && psql -tA -c "SET timezone TO 'UTC'" ${selects
      .map((select) => `-c '${select}'`)
      .join(' ')}`;
    const [, ...lines] = run('pg_virtualenv', ['sh', '-c', script], dir)
      .split('\n')
      .filter((line) => /^SET|^\[|^ /.test(line))
      .join('\n')
      .split(/^(?=\[)/m);
    expect(lines.length).toBe(TABLES.length);
    for (const [at, table] of TABLES.entries()) {
      const rows = JSON.parse(lines[at] ?? '') as Row[];
      const found = rows.map((row) =>
        asJson(table, row, (value, kind) => (kind === 'date-time' ? momentOf(value) : value)),
      );
      expect(found, table.name).toEqual(recordsOf(table.name));
    }
  });

  it('DuckDB reads the same values from Parquet', { timeout: 120_000 }, async () => {
    const dir = await exported('parquet');
    // The package documents what it exports; the test shows whether that works.
    const { DuckDBInstance } = createRequire(resolve(folder(), 'package.json'))('@duckdb/node-api') as {
      readonly DuckDBInstance: {
        create(path: string): Promise<{
          connect(): Promise<{ runAndReadAll(sql: string): Promise<{ getRowObjectsJson(): Row[] }> }>;
        }>;
      };
    };
    const connection = await (await DuckDBInstance.create(':memory:')).connect();
    for (const table of TABLES) {
      const from = join(dir, `${table.name}-*-of-3.parquet`);
      const rows = (await connection.runAndReadAll(`SELECT * FROM '${from}'`)).getRowObjectsJson();
      const found = rows.map((row) =>
        asJson(table, row, (value, kind) => {
          if (kind === 'integer') return Number(value);
          if (kind === 'date-time') return momentOf(`${String(value).replace(' ', 'T')}Z`);
          return kind === 'json' ? (JSON.parse(String(value)) as unknown) : value;
        }),
      );
      expect(found, table.name).toEqual(recordsOf(table.name));
    }
  });
});
