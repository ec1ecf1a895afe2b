import type * as Library from 'hyparquet-writer';
import { MockgenError } from '../errors.ts';
import { systemCode } from '../node/index.ts';
import type { DataRecord } from '../render/index.ts';
import type { Json } from '../schema/index.ts';
import type { Column, ColumnKind, Table } from './tables.ts';

/** The package that writes Parquet. It is not installed with mockgen. */
const PACKAGE = 'hyparquet-writer';

type Element = NonNullable<Library.ParquetWriteOptions['schema']>[number];

/** This many rows are held in memory, and written to the file as one group. */
const GROUP = 10_000;

const TYPES: Readonly<Record<ColumnKind, Pick<Element, 'type' | 'converted_type'>>> = {
  integer: { type: 'INT64' },
  number: { type: 'DOUBLE' },
  boolean: { type: 'BOOLEAN' },
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  date: { type: 'INT32', converted_type: 'DATE' },
  'date-time': { type: 'INT64', converted_type: 'TIMESTAMP_MILLIS' },
  json: { type: 'BYTE_ARRAY', converted_type: 'JSON' },
};

const elementOf = ({ name, kind, isNullable }: Column): Element => ({
  name,
  repetition_type: isNullable ? 'OPTIONAL' : 'REQUIRED',
  ...TYPES[kind],
});

/** Converts a value to the form that the library expects for the type of a column. */
function given(value: Json | undefined, kind: ColumnKind): unknown {
  if (value === null || value === undefined) return undefined;
  // The kind of a column follows from the type of its field, and records are checked to have values of that type.
  if (kind === 'integer') return BigInt(value as number);
  // JSON has no negative zero.
  if (kind === 'number') return (value as number) + 0;
  if (kind === 'date' || kind === 'date-time') return new Date(value as string);
  return value;
}

/**
 * Loads the library that writes Parquet.
 *
 * @throws MockgenError `bad_option` if it is not installed
 */
export async function loadLibrary(): Promise<typeof Library> {
  try {
    return await import('hyparquet-writer');
  } catch (error) {
    if (systemCode(error) !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new MockgenError(
      'bad_option',
      `--format parquet: expected the package ${PACKAGE} beside mockgen, got none; npm install --save-dev ${PACKAGE}`,
      `npm install --save-dev ${PACKAGE}`,
    );
  }
}

/**
 * Writes a table as a Parquet file, a group of rows at a time.
 *
 * @throws MockgenError `bad_option` if the library that writes Parquet is not installed
 */
export async function writeParquet(path: string, { columns }: Table, records: Iterable<DataRecord>): Promise<void> {
  const { ParquetWriter, fileWriter } = await loadLibrary();
  const schema: Element[] = [{ name: 'root', num_children: columns.length }, ...columns.map(elementOf)];
  const writer = new ParquetWriter({ writer: fileWriter(path), schema });
  let rows: DataRecord[] = [];
  const flush = async (): Promise<void> => {
    const columnData = columns.map(({ name, kind }) => ({ name, data: rows.map((row) => given(row[name], kind)) }));
    await writer.write({ columnData, rowGroupSize: GROUP });
    rows = [];
  };
  for (const record of records) if (rows.push(record) === GROUP) await flush();
  if (rows.length > 0) await flush();
  await writer.finish();
}
