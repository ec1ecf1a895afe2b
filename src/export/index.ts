import { closeSync, mkdirSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { describing, Encoder, move } from '../node/index.ts';
import { checkRooms, countOf, Records, type DataOptions, type DataRecord } from '../render/index.ts';
import { withNeighbours, type Catalogue } from '../schema/index.ts';
import { claimFiles } from './claim.ts';
import { csv } from './csv.ts';
import { ndjson } from './ndjson.ts';
import { loadLibrary, writeParquet } from './parquet.ts';
import { fileOf, sliceOf, WHOLE, type Shard } from './shard.ts';
import { postgres } from './sql/postgres.ts';
import { sqlite } from './sql/sqlite.ts';
import { tablesOf, type Table } from './tables.ts';
import type { TextFormat } from './text-format.ts';

export type { Shard } from './shard.ts';

/** The formats that are written as text, by name. */
const TEXTS: Readonly<Record<string, TextFormat>> = { csv, ndjson, sqlite, postgres };

/** The formats in which tables can be exported. */
export type ExportFormat = 'csv' | 'ndjson' | 'sqlite' | 'postgres' | 'parquet';

/** Options of {@link exportTables}. */
export interface ExportOptions extends DataOptions {
  readonly format: ExportFormat;
  /** The folder for the files. It is made if there is none, and files that an export wrote are replaced. */
  readonly out: string;
  /** Whether to replace other files of the same names, too. Default: such files are refused. */
  readonly force?: boolean;
  /** How many records of each resource are exported, from 1. */
  readonly items: number;
  /** Path nouns of the resources. Default: all. */
  readonly only?: readonly string[];
  /** Whether also to export the resources that records of those in `only` refer to or are made from. Default: true. */
  readonly refs?: boolean;
  /** The part of the records to export. Default: all of them. */
  readonly shard?: Shard;
  /** Called repeatedly with the number of rows written so far, and that of all rows. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** What {@link exportTables} wrote: the files, and the number of rows. */
export interface Exported {
  /** Names of the files, in the order in which they were written. */
  readonly files: readonly string[];
  readonly rows: number;
}

/** This many rows are written between two calls of `onProgress`. */
const STEP = 5_000;

/** Writes a file under a temporary name, and renames it when it is complete. */
async function replaceFile(path: string, write: (path: string) => Promise<void> | void): Promise<void> {
  const part = `${path}.part`;
  try {
    await write(part);
    move(part, path);
  } catch (error) {
    rmSync(part, { force: true });
    describing('write_failed', `write ${path}`, () => {
      throw error;
    });
  }
}

/** Writes the rows of a table in text. */
function writeText(path: string, format: TextFormat, table: Table, shard: Shard, records: Iterable<DataRecord>): void {
  function* pieces(): Generator<string, void, undefined> {
    yield format.head(table, shard);
    for (const record of records) yield format.row(table, record);
    yield format.tail(table);
  }
  const file = openSync(path, 'w');
  try {
    for (const { bytes } of new Encoder().encode(pieces())) writeSync(file, bytes);
  } finally {
    closeSync(file);
  }
}

/**
 * Writes the records of a catalogue as tables, a file for each resource. Memory does not grow with their number.
 *
 * @returns the files, and the number of rows in them
 * @throws MockgenError `spec_invalid` if a unique field has fewer values than there are records; `write_failed`;
 *   `bad_option` for Parquet if the library that writes it is not installed, and for files that no export wrote
 */
export async function exportTables(catalogue: Catalogue, options: ExportOptions): Promise<Exported> {
  const { format, out, force = false, only, refs = true, shard = WHOLE, onProgress } = options;
  const chosen = refs ? withNeighbours(catalogue, only, 'shown').map(({ name }) => name) : only;
  const included = catalogue.resources.map(({ name }) => name).filter((name) => chosen?.includes(name) ?? true);
  const tables = tablesOf(catalogue, included);
  const totals = totalsOf(catalogue, tables, options);
  const slices = tables.map(({ name }) => sliceOf(shard, totals.get(name) ?? 0));
  const total = slices.reduce((sum, [first, last]) => sum + last - first + 1, 0);
  const records = new Records(catalogue, options);
  const files: string[] = [];
  let rows = 0;
  function* rowsOf(name: string, [first, last]: readonly [number, number]): Generator<DataRecord, void, undefined> {
    for (let id = first; id <= last; id++) {
      yield records.checked(name, id);
      rows += 1;
      if (rows % STEP === 0) onProgress?.(rows, total);
    }
  }
  const text = TEXTS[format];
  // Before there is a folder that would stay empty.
  if (!text) await loadLibrary();
  const beside = shard.number === 1 ? (text?.beside?.(tables, shard.of) ?? {}) : {};
  const names = tables.map(({ name }) => fileOf(name, text?.ending ?? format, shard));
  const claim = claimFiles(out, [...names, ...Object.keys(beside)], force);
  describing('write_failed', `write ${out}`, () => mkdirSync(out, { recursive: true }));
  claim();
  for (const [at, table] of tables.entries()) {
    const file = names[at] ?? '';
    const found = rowsOf(table.name, slices[at] ?? [1, 0]);
    await replaceFile(join(out, file), (path) =>
      text ? writeText(path, text, table, shard, found) : writeParquet(path, table, found),
    );
    files.push(file);
  }
  for (const [file, content] of Object.entries(beside)) {
    await replaceFile(join(out, file), (path) => writeFileSync(path, content));
    files.push(file);
  }
  return { files, rows };
}

/** Returns the number of records of each table, after checking that unique fields have enough values for them. */
function totalsOf(catalogue: Catalogue, tables: readonly Table[], options: ExportOptions): ReadonlyMap<string, number> {
  const totals = new Map<string, number>();
  for (const { name } of tables) {
    const resource = catalogue.find(name);
    if (!resource) continue;
    const count = countOf(resource, options, catalogue.find);
    checkRooms(catalogue, resource, count, { ...options, most: Infinity });
    totals.set(name, count);
  }
  return totals;
}
