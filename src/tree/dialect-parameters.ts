import type { Role } from './api.ts';
import { type Dialect, type DialectName, isDialectName } from './dialects.ts';
import { type Parameter, PARAMETERS } from './parameters.ts';

/** A query parameter that a dialect has in addition to those of the service. */
interface DialectParameter extends Parameter {
  /** Whether requests for single items have the parameter, too. Default: only requests for collections have it. */
  readonly isOfItems?: true;
}

/** A header that only pages have. */
export type PageHeader = 'X-Total-Count' | 'Link' | 'Content-Range';

/** The query parameters of a dialect, and the headers that describe its pages. */
export interface DialectQuery {
  /** The roles of the service's own parameters that also exist in the dialect, under the names of the tree. */
  readonly roles: readonly Role[];
  /** Those of the service's own parameters that mean something else in the dialect, by role. */
  readonly changed?: Readonly<Partial<Record<Role, Parameter>>>;
  /** Parameters that only the dialect has, by name. */
  readonly own: Readonly<Record<string, DialectParameter>>;
  /** A sentence on what a field's name does as a parameter. Default: it does nothing. */
  readonly filters?: string;
  readonly headers: readonly PageHeader[];
  /** Whether the records of a collection come without an envelope if the request asks for no page. Default: false. */
  readonly isBareWithoutPage?: true;
}

// The keys of the table are roles.
const SERVICE = Object.keys(PARAMETERS) as readonly Role[];

const SEEDED: readonly Role[] = ['page', 'limit', 'q', 'seed', 'nocache'];

const COUNTED: readonly PageHeader[] = ['X-Total-Count', 'Link'];

/** Describes a parameter that adds related records. */
const adds = (what: string): DialectParameter => ({ description: `Adds ${what} to each record.`, isOfItems: true });

const NAMED: Readonly<Record<DialectName, DialectQuery>> = {
  'json-server': {
    roles: SEEDED,
    changed: { limit: { description: 'The page size. Default: 10 with a page, else all.', integer: [0] } },
    own: {
      _start: { description: 'The position of the first record, from 0.', integer: [0] },
      _end: { description: 'The position behind the last record.', integer: [0] },
      _sort: { description: 'The fields to sort by, between commas.', isOfFields: true },
      _order: { description: 'The order of each field of `_sort`: asc or desc, between commas.' },
      _embed: adds('the records of a resource that refer to it'),
      _expand: adds('the record that a field refers to'),
    },
    filters: 'The value of a field, also with `_gte`, `_lte`, `_ne` or `_like` behind its name.',
    headers: COUNTED,
  },
  'json-server-1': {
    roles: SEEDED,
    changed: { limit: { description: 'The page size. Default: 10.', integer: [1] } },
    own: {
      _sort: {
        description: 'The fields to sort by, between commas; `-` in front of one turns its order around.',
        isOfFields: true,
      },
      _where: { description: 'Conditions by field, as a JSON object, in place of all other filters.' },
      _embed: adds('the record, or the records, of a relation'),
    },
    filters: 'The value of a field, also with `:` and an operator such as `gte` or `contains` behind its name.',
    headers: ['X-Total-Count'],
    isBareWithoutPage: true,
  },
  'simple-rest': {
    roles: SERVICE,
    own: {
      range: { description: 'The first and the last position, as JSON: `[0,9]`.' },
      sort: { description: 'A field and its order, as JSON: `["name","ASC"]`.' },
      filter: { description: 'Conditions by field, as a JSON object: `{"id":[1,2]}`.' },
      embed: adds('the records of a relation, or of a list of them as JSON,'),
    },
    headers: ['X-Total-Count', 'Content-Range'],
  },
};

/** Returns the query parameters of a dialect; those of the service if there is no dialect. */
export function queryOf(dialect: Dialect | undefined): DialectQuery {
  if (isDialectName(dialect)) return NAMED[dialect];
  const { sort, filter, expand } = dialect ?? {};
  return {
    roles: SERVICE,
    headers: COUNTED,
    own: {
      ...(sort !== undefined && {
        [sort === true ? 'sort' : sort]: {
          description: 'The fields to sort by, between commas; `-` in front of one turns its order around.',
          isOfFields: true,
        },
      }),
      ...(expand !== undefined && { [expand === true ? 'expand' : expand]: adds('the records of some relations') }),
    },
    ...(filter && {
      filters: 'The value of a field, also with `_gt`, `_gte`, `_lt`, `_lte`, `_ne` or `_like` behind its name.',
    }),
  };
}
