import {
  type AskedQuery,
  type Dialects,
  parseParameters,
  TreeError,
  type TreeFile,
  type UnderstoodQuery,
} from '../runtime/index.ts';
import {
  type Dialect,
  type DialectName,
  fillItem,
  isDialect,
  isDialectName,
  type Manifest,
  templatesOf,
} from '../tree/index.ts';
import { createAbilities } from './abilities.ts';
import { jsonServer1 } from './json-server-1.ts';
import { jsonServer } from './json-server.ts';
import { answerPage } from './page.ts';
import type { Reader } from './plan.ts';
import { Reading } from './reading.ts';
import { createRelate, type Relation } from './relations.ts';
import { simpleRest } from './simple-rest.ts';
import { readRecords } from './stored-records.ts';

const READERS: Readonly<Record<DialectName, Reader>> = {
  'json-server': jsonServer,
  'json-server-1': jsonServer1,
  'simple-rest': simpleRest,
};

/**
 * Returns the code that reads queries in a dialect: that of a known server by its name, or one for single abilities.
 *
 * @throws TreeError of 501 for a dialect of a later release
 */
function readerOf(dialect: Dialect | undefined): Reader {
  if (isDialectName(dialect)) return READERS[dialect];
  if (isDialect(dialect)) return createAbilities(dialect);
  throw new TreeError(`This host does not know the dialect ${JSON.stringify(dialect)}.`, 501);
}

/**
 * Returns what is wrong with a query: invalid values, and parameters without effect. Parameters that the dialect has
 * not read count as unknown.
 */
function faultsOf(reading: Reading): Pick<UnderstoodQuery, 'errors' | 'ignored'> {
  const unknown = reading.unknown();
  if (reading.subject.api.strict) return { errors: [...reading.errors, ...unknown], ignored: [] };
  return { errors: reading.errors, ignored: unknown.map(({ parameter }) => parameter) };
}

/** Returns a function that adds related records to an item; undefined if the query asks for none. */
function expandItem(
  { resource, id }: AskedQuery,
  { resources }: Manifest,
  relations: readonly Relation[],
): NonNullable<UnderstoodQuery['item']> {
  const { key = 'id' } = resources[resource] ?? {};
  return async (tree, item, signal): Promise<TreeFile> => {
    const { records } = await readRecords(tree, resource, undefined, signal);
    const record = records.find((each) => String(each[key]) === String(id));
    const related = (await createRelate(tree, relations, signal))(record ?? {});
    const { item: template } = templatesOf(tree.manifest, resource);
    const { type, isNew = false } = item;
    return record
      ? { type, isNew, body: fillItem(template, resource, JSON.stringify({ ...record, ...related })) }
      : item;
  };
}

/** Reads a query in the dialect that the tree uses, and returns what it asks for. */
export const understand: Dialects['understand'] = async (own, asked, signal) => {
  const { query, api, resource, id } = asked;
  const { manifest } = own;
  const reader = readerOf(api.dialect);
  const isCollection = id === undefined;
  const { records } = isCollection ? await readRecords(own, resource, undefined, signal) : { records: [] };
  const reading = new Reading({ ...asked, manifest, records });
  const relations = reader.relations(reading);
  const plan = isCollection ? reader.plan(reading) : undefined;
  const { seed, nocache, errors: badSources } = parseParameters(query, { ...api, strict: false });
  const { errors, ignored } = faultsOf(reading);
  return {
    seed,
    nocache,
    errors: [...badSources, ...errors],
    ignored,
    ...(!isCollection && relations.length > 0 && { item: expandItem(asked, manifest, relations) }),
    page(tree, address, wanted) {
      if (!plan) throw new TypeError('an item has no page');
      return answerPage(tree, { address, query, api, plan, relations }, wanted);
    },
  };
};
