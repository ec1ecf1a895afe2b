import { renderRecords } from '../../src/render/index.ts';
import type { Json } from '../../src/schema/index.ts';
import { compiled } from '../config/opened.ts';

/** A record of a test. */
export type Row = Readonly<Record<string, Json>>;

/** Returns the first records of a resource with a schema of these properties. */
export async function schemaRows(resource: string, properties: object, count: number = 60): Promise<readonly Row[]> {
  const catalogue = await compiled({ resources: { [resource]: { schema: { type: 'object', properties } } } });
  const options = { resource, count, seed: 1, refDate: '2026-01-01T00:00:00.000Z' };
  // A record is an object of JSON.
  return [...renderRecords(catalogue, options)].map((line) => JSON.parse(line) as Row);
}

/** Returns the first records of a resource with these fields. */
export async function rowsOf(resource: string, fields: object, count: number = 60): Promise<readonly Row[]> {
  const catalogue = await compiled({ resources: { [resource]: { fields } } });
  const options = { resource, count, seed: 1, refDate: '2026-01-01T00:00:00.000Z' };
  // A record is an object of JSON.
  return [...renderRecords(catalogue, options)].map((line) => JSON.parse(line) as Row);
}

/** Returns the value of a field as a text. */
export const text = (row: Row, name: string): string => String(row[name]);

/** Returns the value of a field as a number. */
export const number = (row: Row, name: string): number => Number(row[name]);
