import {
  type AskedQuery,
  type CollectionAddress,
  JSON_TYPE,
  linkHeader,
  type PageAnswer,
  type Signal,
  type Tree,
  type Wanted,
} from '../runtime/index.ts';
import { addressesOf, fillPage, type ManifestResource, pageLinks, templatesOf } from '../tree/index.ts';
import { sortRecords } from './order.ts';
import type { Plan } from './plan.ts';
import { createRelate, type Relation } from './relations.ts';
import { readRecords } from './stored-records.ts';
import type { JsonRecord } from './values.ts';

/** What a query asks for, and the collection that it is sent to. */
export interface PageRequest extends Pick<AskedQuery, 'query' | 'api'> {
  readonly address: CollectionAddress;
  readonly plan: Plan;
  readonly relations: readonly Relation[];
}

/** Returns the search that the tree itself can do before the dialect filters; undefined if all records are needed. */
function searchOf({ address, plan }: PageRequest, entry: ManifestResource | undefined): Wanted['search'] {
  const { text = '', fields = [] } = plan.search ?? {};
  const reference = address.under?.reference;
  if (text === '' && !reference) return undefined;
  const isChosen = fields.length > 0;
  const searched = isChosen ? fields : (entry?.searchFields ?? []);
  return { text, fields: searched, matchesNull: isChosen, ...(reference && { reference }) };
}

/** Returns a record with only those fields that lists have. */
function pick(record: JsonRecord, list: readonly string[] | undefined): JsonRecord {
  return list ? Object.fromEntries(list.map((name) => [name, record[name]])) : record;
}

/** Answers with a page of the records that a query selects: filtered, sorted, and with related records. */
export async function answerPage(tree: Tree, request: PageRequest, signal?: Signal): Promise<PageAnswer> {
  const { address, query, api, plan, relations } = request;
  const { resource, path, base, under } = address;
  const { manifest } = tree;
  const entry = manifest.resources[resource];
  const { records, isNew = false } = await readRecords(tree, resource, searchOf(request, entry), signal);
  const { tests, order } = plan;
  const selected = sortRecords(
    records.filter((record) => tests.every((test) => test(record))),
    order,
  );
  const total = selected.length;
  const { page, start, limit, count = limit } = plan.window(total);
  const relate = await createRelate(tree, relations, signal);
  const data = selected
    .slice(start, start + Math.min(limit, count))
    .map((record) => JSON.stringify({ ...pick(record, entry?.list), ...relate(record) }));
  // An answer without a limit is one page, and so is an empty one.
  const size = Number.isFinite(limit) && limit > 0 ? limit : total || 1;
  const queries = pageLinks(query, { start, limit: size, total }, api);
  const home = under?.path ?? addressesOf(manifest, resource).home;
  const shown = { resource, data, page, start, limit: size, total, queries, path: home };
  const facts = { page, start, limit, resource, total, count: data.length, links: () => linkHeader(path, queries) };
  return {
    type: JSON_TYPE,
    isNew,
    body: fillPage(plan.envelope ?? templatesOf(manifest, resource).envelope, shown, base),
    headers: { 'x-total-count': `${total}`, ...plan.headers(facts) },
  };
}
