import { readFieldFilters } from './field-filters.ts';
import type { SortKey } from './order.ts';
import type { Plan, Reader, Window } from './plan.ts';
import type { Reading } from './reading.ts';
import { findList, findReference } from './relations.ts';
import { containsText } from './whole-search.ts';

/** A page has this many records, if a query does not state the number. */
const PAGE_SIZE = 10;

/**
 * Reads `_sort` and `_order`: a list of fields, and a list of their directions in the same order. A missing direction
 * means ascending.
 */
function readOrder(reading: Reading): readonly SortKey[] {
  const fields = (reading.text('_sort') ?? '').split(',');
  const orders = (reading.text('_order') ?? '').toLowerCase().split(',');
  const wrong = orders.find((order) => !['', 'asc', 'desc'].includes(order));
  if (wrong !== undefined) reading.refuse('_order', 'asc or desc for each field of _sort', wrong);
  const keys = fields.map((path, at) => ({ path, isDescending: orders[at] === 'desc' }));
  return reading.sortKeys(
    '_sort',
    keys.filter(({ path }) => path !== ''),
  );
}

/**
 * Reads which records are asked for: by `_page` and `_limit`, otherwise by `_start` and `_end`, otherwise by `_start`
 * and `_limit`.
 */
function readWindow(reading: Reading): { readonly isPaged: boolean; readonly window: Window } {
  const { page: pageName, limit: limitName } = reading.names;
  const page = reading.integer(pageName, 1);
  const limit = reading.integer(limitName, 0);
  const start = reading.integer('_start', 0) ?? 0;
  const end = reading.integer('_end', 0);
  if (page !== undefined) {
    const size = limit || PAGE_SIZE;
    return { isPaged: true, window: { page, start: (page - 1) * size, limit: size } };
  }
  if (end !== undefined) return { isPaged: false, window: { page: 1, start, limit: Math.max(0, end - start) } };
  if (limit !== undefined) return { isPaged: false, window: { page: 1, start, limit } };
  return { isPaged: false, window: { page: 1, start: 0, limit: Infinity } };
}

function readPlan(reading: Reading): Plan {
  const { isPaged, window } = readWindow(reading);
  const order = readOrder(reading);
  const text = reading.text(reading.names.q)?.toLowerCase() ?? '';
  const filters = readFieldFilters(reading, { separators: ['_'], operators: ['gte', 'lte', 'ne', 'like'] });
  return {
    tests: text === '' ? filters : [(record) => containsText(record, text), ...filters],
    order,
    window: () => window,
    // As in json-server, there are links only where there are several pages, and this one has records.
    headers: ({ count, total, links }) => (isPaged && count > 0 && count < total ? links() : {}),
  };
}

/** The dialect of json-server 0.17. */
export const jsonServer: Reader = {
  relations: (reading) => [
    ...reading.relations('_embed', reading.texts('_embed'), findList),
    ...reading.relations('_expand', reading.texts('_expand'), findReference),
  ],
  plan: readPlan,
};
