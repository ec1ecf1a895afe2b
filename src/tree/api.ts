import { type ChaosOptions, tidyChaos } from './chaos-options.ts';
import { type Dialect, DIALECTS, isDialectName } from './dialects.ts';

/** The role of a query parameter, which is also its default name; `offset` exists only in trees whose API names it. */
export type Role = 'page' | 'limit' | 'count' | 'q' | 'search' | 'search_fields' | 'seed' | 'nocache' | 'offset';

/** The name of a built-in envelope of collections. */
export type EnvelopeName = 'data' | 'array' | 'results' | 'items' | 'hal';

/** The built-in envelopes. */
export const ENVELOPES: readonly EnvelopeName[] = ['data', 'array', 'results', 'items', 'hal'];

/** Whether a value is the name of a built-in envelope. */
export function isEnvelopeName(value: unknown): value is EnvelopeName {
  return ENVELOPES.some((name) => name === value);
}

/** The name of a built-in shape of items: the bare record, or `{"data": …}`. */
export type ItemName = 'record' | 'data';

/** The built-in shapes of items. */
export const ITEM_SHAPES: readonly ItemName[] = ['record', 'data'];

/** Whether a value is the name of a built-in shape of items. */
export function isItemName(value: unknown): value is ItemName {
  return ITEM_SHAPES.some((name) => name === value);
}

/** The shape of the answers of a tree. Missing properties have their default. */
export interface Api {
  /** The prefix of every path, such as `/api/v1`, with a leading slash and no trailing one. Default: empty. */
  readonly base?: string;
  /** The built-in envelope of collections. A template of the tree replaces it. Default: `data`. */
  readonly envelope?: EnvelopeName;
  /** The names of parameters by role, where they differ from the role. */
  readonly query?: Readonly<Partial<Record<Role, string>>>;
  /** The number of the first page. Default: 1. */
  readonly firstPage?: 0 | 1;
  /** Whether an unknown parameter is answered with 400. Default: unknown parameters are ignored. */
  readonly strict?: boolean;
  /**
   * How clients can sort, filter and expand collections: like another server, or by parameters of the tree's own.
   * Default: they cannot.
   */
  readonly dialect?: Dialect;
  /** How long answers take, and how many requests fail. A host may say otherwise. Default: no delays and no failures. */
  readonly chaos?: ChaosOptions;
}

/** The names of the parameters of a tree, by role. `offset` is missing if the API does not name it. */
export type ParameterNames = Readonly<Record<Exclude<Role, 'offset'>, string>> & { readonly offset?: string };

const ROLES: ParameterNames = {
  page: 'page',
  limit: 'limit',
  count: 'count',
  q: 'q',
  search: 'search',
  search_fields: 'search_fields',
  seed: 'seed',
  nocache: 'nocache',
};

/**
 * Returns the names of the parameters of a tree by role: the names that its API states or, if it states none, those of
 * its dialect. The default name is the role itself.
 *
 * @example
 * parameterNames({ query: { page: '_page' } }).page // => "_page"
 */
export function parameterNames({ query, dialect }: Api = {}): ParameterNames {
  const spoken = isDialectName(dialect) ? DIALECTS[dialect] : undefined;
  return query || spoken ? { ...ROLES, ...spoken, ...query } : ROLES;
}

/**
 * Returns the properties of an API that differ from the default, in a fixed order, as the manifest has them.
 *
 * @returns undefined when all properties have their default
 * @example
 * tidyApi({ base: '/api/', envelope: 'data', query: { page: 'page', limit: '_limit' } }) // => {"base":"/api","query":{"limit":"_limit"}}
 * tidyApi({ dialect: 'json-server', query: { page: '_page', limit: 'size' } }) // => {"query":{"limit":"size"},"dialect":"json-server"}
 */
export function tidyApi({
  base = '',
  envelope,
  query = {},
  firstPage = 1,
  strict = false,
  dialect,
  chaos = {},
}: Api): Api | undefined {
  const folder = base.replace(/\/+$/, '');
  const usual: Readonly<Partial<Record<Role, string>>> = parameterNames(dialect === undefined ? {} : { dialect });
  const named = Object.keys(parameterNames({ query: { offset: '' } })).flatMap((role) => {
    // The keys of the table are roles.
    const name = query[role as Role];
    return name === undefined || name === usual[role as Role] ? [] : [[role, name]];
  });
  // A dialect implies a shape of pages of its own.
  const isUsual = envelope === undefined || (envelope === 'data' && !isDialectName(dialect));
  const troubles = tidyChaos(chaos);
  const api: Api = {
    ...(folder && { base: folder }),
    ...(!isUsual && { envelope }),
    ...(named.length > 0 && { query: Object.fromEntries(named) as NonNullable<Api['query']> }),
    ...(firstPage !== 1 && { firstPage }),
    ...(strict && { strict }),
    ...(dialect !== undefined && { dialect }),
    ...(troubles && { chaos: troubles }),
  };
  return Object.keys(api).length > 0 ? api : undefined;
}
