import { writeQuery, type Address } from './address.ts';
import type { Resource } from './tree-summary.ts';
import type { Explorer } from './explorer.ts';
import { Problem } from './problem.ts';
import { readPage, type Page } from './shape.ts';
import { sortRecords } from './sort.ts';

/** A page of records, with the address at which the explorer shows it. */
export interface Shown extends Page {
  readonly address: Address;
}

/**
 * Loads the page of records of an address, and sorts its records as the address says. Only the page is sorted, not the
 * whole collection.
 *
 * @throws Problem when there is no such page
 */
export async function loadPage(
  { connection, summary }: Explorer,
  { collection, shape }: Resource,
  address: Address,
  signal?: AbortSignal,
): Promise<Shown> {
  const { document, total } = await connection.get(collection + writeQuery(address, summary.naming), signal);
  const page = readPage(document, shape, total, address.count);
  if (!page) throw new Problem(`The records in /${collection} are not where mockgen.json says.`);
  return { ...page, records: sortRecords(page.records, address.sort), address };
}
