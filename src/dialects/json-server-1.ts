import type { Envelope } from '../tree/index.ts';
import { readFieldFilters, type Test } from './field-filters.ts';
import { isObject, testOf } from './json-filters.ts';
import type { OperatorName } from './operators.ts';
import { readSigned } from './order.ts';
import type { Plan, Reader } from './plan.ts';
import type { Reading } from './reading.ts';
import { findList, findReference } from './relations.ts';
import type { JsonRecord } from './values.ts';

const PAGE_SIZE = 10;

const NAMES: readonly OperatorName[] = [
  'lt',
  'lte',
  'gt',
  'gte',
  'eq',
  'ne',
  'in',
  'contains',
  'startsWith',
  'endsWith',
];

const BARE: Envelope = [{ slot: 'data' }, '\n'];

const isOperator = (name: string): name is OperatorName => NAMES.some((each) => each === name);

/** Reads conditions by field: `{"views":{"gt":100},"author":{"name":{"eq":"Ada"}},"or":[{…},{…}]}`. */
function readWhere(reading: Reading, where: JsonRecord, above: string = ''): readonly Test[] {
  return Object.entries(where).flatMap(([name, value]): readonly Test[] => {
    if (name === 'or' && Array.isArray(value)) {
      const ways = value.filter(isObject).map((each) => readWhere(reading, each, above));
      return [(record) => ways.some((tests) => tests.every((test) => test(record)))];
    }
    const path = above + name;
    if (!reading.isField(path)) {
      reading.ignoreField('_where', path);
      return [];
    }
    if (!isObject(value)) return [testOf(path, 'eq', value)];
    const names = Object.keys(value).filter((each) => isOperator(each));
    return names.length > 0
      ? names.map((operator) => testOf(path, operator, value[operator]))
      : readWhere(reading, value, `${path}.`);
  });
}

/** Reads the filters of a query: those of `_where` if there is one, otherwise those in single parameters. */
function readFilters(reading: Reading): readonly Test[] {
  const where = reading.json('_where', 'a JSON object of conditions', isObject);
  const grammar = { separators: [':', '_'], operators: NAMES, hasNull: true, lastCounts: true };
  const filters = readFieldFilters(reading, grammar);
  return where ? readWhere(reading, where) : filters;
}

function readPlan(reading: Reading): Plan {
  const page = reading.integer(reading.names.page, 1);
  const limit = reading.integer(reading.names.limit, 1) ?? PAGE_SIZE;
  const order = reading.sortKeys('_sort', readSigned(reading.text('_sort') ?? ''));
  const text = reading.text(reading.names.q) ?? '';
  return {
    search: { text, fields: [] },
    tests: readFilters(reading),
    order,
    window(total) {
      if (page === undefined) return { page: 1, start: 0, limit: Infinity };
      // As in json-server, a page past the end is the last one.
      const current = Math.min(page, Math.max(1, Math.ceil(total / limit)));
      return { page: current, start: (current - 1) * limit, limit };
    },
    envelope: page === undefined ? BARE : undefined,
    headers: () => ({}),
  };
}

/** The dialect of json-server 1. */
export const jsonServer1: Reader = {
  relations: (reading) => reading.relations('_embed', reading.texts('_embed'), findReference, findList),
  plan: readPlan,
};
