import type { Dialect } from '../tree/index.ts';
import { readFieldFilters } from './field-filters.ts';
import { readSigned } from './order.ts';
import { readOwnParameters } from './own-parameters.ts';
import type { Reader } from './plan.ts';
import { findList, findReference } from './relations.ts';

/**
 * Creates the dialect of a tree that names its parameters itself: those of the service, and those to sort, filter and
 * expand.
 */
export function createAbilities({ sort, filter, expand }: Exclude<Dialect, string>): Reader {
  const expandName = expand === true ? 'expand' : expand;
  const sortName = sort === true ? 'sort' : sort;
  return {
    relations(reading) {
      if (expandName === undefined) return [];
      const names = reading
        .texts(expandName)
        .flatMap((text) => text.split(','))
        .filter(Boolean);
      return reading.relations(expandName, names, findReference, findList);
    },
    plan(reading) {
      const { window, search } = readOwnParameters(reading);
      const keys = sortName === undefined ? [] : readSigned(reading.text(sortName) ?? '');
      const order = sortName === undefined ? [] : reading.sortKeys(sortName, keys);
      const grammar = { separators: ['_'], operators: ['gt', 'gte', 'lt', 'lte', 'ne', 'like'] } as const;
      return {
        search,
        tests: filter ? readFieldFilters(reading, grammar) : [],
        order,
        window: () => window,
        headers: ({ links }) => links(),
      };
    },
  };
}
