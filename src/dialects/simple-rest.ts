import { EXPOSED } from '../runtime/index.ts';
import type { Test } from './field-filters.ts';
import { isObject, testOf } from './json-filters.ts';
import type { OperatorName } from './operators.ts';
import type { SortKey } from './order.ts';
import { readOwnParameters } from './own-parameters.ts';
import type { PageFacts, Plan, Reader, Window } from './plan.ts';
import type { Reading } from './reading.ts';
import { findList, findReference, type Relation } from './relations.ts';
import type { JsonRecord } from './values.ts';

/** The operator for each ending of a key. */
const ENDINGS: Readonly<Record<string, OperatorName>> = {
  _eq: 'eq',
  _eq_any: 'eq',
  _neq: 'ne',
  _neq_any: 'ne',
  _gt: 'gt',
  _gte: 'gte',
  _lt: 'lt',
  _lte: 'lte',
  _q: 'contains',
};

const isPair = (value: unknown): value is readonly [unknown, unknown] => Array.isArray(value) && value.length === 2;

const isRange = (value: unknown): value is readonly [first: number, last: number] =>
  isPair(value) && value.every((end) => Number.isSafeInteger(end) && Number(end) >= 0);

const isOrder = (value: unknown): value is readonly [field: string, order: string] =>
  isPair(value) && typeof value[0] === 'string' && /^(?:asc|desc)$/i.test(String(value[1]));

const isTexts = (value: unknown): value is string | readonly string[] =>
  [value].flat().every((one) => typeof one === 'string');

/**
 * Reads the conditions of a filter. For each field, it has a value, a list of alternatives, or an object with
 * conditions for the fields inside.
 */
function readConditions(reading: Reading, filter: JsonRecord, above: string = ''): readonly Test[] {
  return Object.entries(filter).flatMap(([name, wanted]): readonly Test[] => {
    const path = above + name;
    if (reading.isField(path)) {
      return isObject(wanted) ? readConditions(reading, wanted, `${path}.`) : [testOf(path, 'eq', wanted)];
    }
    const ending = Object.keys(ENDINGS).find(
      (end) => path.endsWith(end) && reading.isField(path.slice(0, -end.length)),
    );
    const operator = ending === undefined ? undefined : ENDINGS[ending];
    if (ending !== undefined && operator) return [testOf(path.slice(0, -ending.length), operator, wanted)];
    reading.ignoreField('filter', path);
    return [];
  });
}

/** Reads `filter`, a JSON object: its conditions, and under the key `q` the text to search for. */
function readFilter(reading: Reading): { readonly tests: readonly Test[]; readonly text: string } {
  const { q: text = '', ...filter } = reading.json('filter', 'a JSON object such as {"id":[1,2]}', isObject) ?? {};
  return { tests: readConditions(reading, filter), text: String(text) };
}

function readSort(reading: Reading): readonly SortKey[] {
  const [path, order] = reading.json('sort', 'a field and an order such as ["name","ASC"]', isOrder) ?? [];
  return path === undefined ? [] : reading.sortKeys('sort', [{ path, isDescending: order?.toLowerCase() === 'desc' }]);
}

function readRange(reading: Reading): Window | undefined {
  const [first, last] = reading.json('range', 'the first and the last position such as [0,9]', isRange) ?? [];
  if (first === undefined || last === undefined) return undefined;
  const limit = Math.max(0, last - first + 1);
  return { page: limit > 0 ? Math.floor(first / limit) + 1 : 1, start: first, limit };
}

/** Returns the header with the positions of the records and their total number. */
function contentRange({ resource, start, count, total }: PageFacts): Readonly<Record<string, string>> {
  const part = count > 0 ? `${start}-${start + count - 1}` : '*';
  return {
    'content-range': `${resource} ${part}/${total}`,
    'access-control-expose-headers': `${EXPOSED}, Content-Range`,
  };
}

function readPlan(reading: Reading): Plan {
  const own = readOwnParameters(reading);
  const range = readRange(reading);
  const { tests, text } = readFilter(reading);
  const window = range ?? (own.isPaged ? own.window : { page: 1, start: 0, limit: Infinity });
  return {
    search: text === '' ? own.search : { text, fields: [] },
    tests,
    order: readSort(reading),
    window: () => window,
    headers: contentRange,
  };
}

/** Reads `embed`: the name of one relation, or a list of names. */
function readEmbed(reading: Reading): readonly Relation[] {
  const names = reading.json('embed', 'a relation or a list of them such as ["author"]', isTexts) ?? [];
  return reading.relations('embed', [names].flat(), findReference, findList);
}

/** The dialect of react-admin's provider ra-data-simple-rest. */
export const simpleRest: Reader = { relations: readEmbed, plan: readPlan };
