import type { Envelope } from './segments.ts';

/** The name of a dialect: the server whose parameters and answers it has. */
export type DialectName = 'json-server' | 'json-server-1' | 'simple-rest';

/**
 * What clients may ask of collections besides pages and searches. The names of the parameters are chosen by the tree.
 */
interface Abilities {
  /** The parameter that sorts: `?sort=-age,name`. `true` stands for `sort`. Default: nothing sorts. */
  readonly sort?: string | true;
  /** Whether each field is a parameter that filters, also as `age_gte`. Default: nothing filters. */
  readonly filter?: boolean;
  /** The parameter that adds related records: `?expand=user`. `true` stands for `expand`. Default: nothing adds them. */
  readonly expand?: string | true;
}

/**
 * How clients query a tree: like a known server, by its name, or with single abilities whose parameters the tree names.
 */
export type Dialect = DialectName | Abilities;

/**
 * The names of the parameters `page` and `limit` in each dialect, where these differ from the default names. Everything
 * else about a dialect is in `src/dialects`, which a host loads only for a tree with a dialect.
 */
export const DIALECTS: Readonly<Record<DialectName, { readonly page?: string; readonly limit?: string }>> = {
  'json-server': { page: '_page', limit: '_limit' },
  'json-server-1': { page: '_page', limit: '_per_page' },
  'simple-rest': {},
};

/**
 * Whether a value is the name of a dialect.
 *
 * @example
 * isDialectName('json-server') // => true
 */
export function isDialectName(value: unknown): value is DialectName {
  return typeof value === 'string' && Object.hasOwn(DIALECTS, value);
}

// A record, so that the compiler reports a missing name.
const ABILITIES: Readonly<Record<keyof Abilities, (value: unknown) => boolean>> = {
  sort: isParameter,
  filter: (value) => typeof value === 'boolean',
  expand: isParameter,
};

/** Whether a value may stand for the name of a parameter: a name, or true for the usual name. */
function isParameter(value: unknown): boolean {
  return value === true || (typeof value === 'string' && /^[A-Za-z_$][\w.$-]*$/.test(value));
}

/**
 * Whether a value is a dialect: the name of a known server, or an object with abilities.
 *
 * @example
 * isDialect({ sort: 'order_by', filter: true }) // => true
 */
export function isDialect(value: unknown): value is Dialect {
  if (typeof value !== 'object' || value === null) return isDialectName(value);
  const checks = new Map(Object.entries(ABILITIES));
  const entries = Object.entries(value);
  return entries.length > 0 && entries.every(([name, one]) => checks.get(name)?.(one) === true);
}

const BARE: Envelope = [{ slot: 'data' }, '\n'];

/** The envelope of pages in each dialect. */
export const DIALECT_ENVELOPES: Readonly<Record<DialectName, Envelope>> = {
  'json-server': BARE,
  'json-server-1': [
    '{"first":1,"prev":',
    { slot: 'prev_page' },
    ',"next":',
    { slot: 'next_page' },
    ',"last":',
    { slot: 'total_pages' },
    ',"pages":',
    { slot: 'total_pages' },
    ',"items":',
    { slot: 'total' },
    ',"data":',
    { slot: 'data' },
    '}\n',
  ],
  'simple-rest': BARE,
};
