/** What a parameter of a query is for. Each is called so, unless a tree names it otherwise; `offset` has no name by itself. */
export type Role = 'page' | 'limit' | 'count' | 'q' | 'search' | 'search_fields' | 'seed' | 'nocache' | 'offset';

/** What the built-in envelopes of collections are called. */
export type EnvelopeName = 'data' | 'array' | 'results' | 'items' | 'hal';

/** The names of the built-in envelopes. A record, so that the compiler misses a name that is left out. */
const ENVELOPES: Readonly<Record<EnvelopeName, true>> = {
  data: true,
  array: true,
  results: true,
  items: true,
  hal: true,
};

/** Whether a value is the name of a built-in envelope. */
export function isEnvelopeName(value: unknown): value is EnvelopeName {
  return Object.hasOwn(ENVELOPES, String(value));
}

/** The shape in which a tree answers. What is missing is as by default. */
export interface Api {
  /** What stands before every path, such as `/api/v1`: from a slash, without one at the end. Default: empty. */
  readonly base?: string;
  /** What is around the records of a collection. A template of the tree's own comes before it. Default: `data`. */
  readonly envelope?: EnvelopeName;
  /** The names of parameters that have another one than their role. Default: none has. */
  readonly query?: Readonly<Partial<Record<Role, string>>>;
  /** The number of the first page. Default: 1. */
  readonly firstPage?: 0 | 1;
  /** Whether an unknown parameter is a 400. Default: it is ignored. */
  readonly strict?: boolean;
}

/** The names of the parameters of a tree, by role; `offset` is there only where it has been named. */
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
 * The names of the parameters of a tree.
 *
 * @example
 * parameterNames({ query: { page: '_page' } }).page // => "_page"
 */
export function parameterNames({ query }: Api = {}): ParameterNames {
  return query ? { ...ROLES, ...query } : ROLES;
}

/**
 * What of a shape differs from the default, in a fixed order: as the manifest keeps it.
 *
 * @returns undefined where nothing does
 * @example
 * tidyApi({ base: '/api/', envelope: 'data', query: { page: 'page', limit: '_limit' } }) // => {"base":"/api","query":{"limit":"_limit"}}
 */
export function tidyApi({
  base = '',
  envelope = 'data',
  query = {},
  firstPage = 1,
  strict = false,
}: Api): Api | undefined {
  const folder = base.replace(/\/+$/, '');
  const named = Object.keys(parameterNames({ query: { offset: '' } })).flatMap((role) => {
    // The keys of the table are roles.
    const name = query[role as Role];
    return name === undefined || (name === role && role !== 'offset') ? [] : [[role, name]];
  });
  const api: Api = {
    ...(folder && { base: folder }),
    ...(envelope !== 'data' && { envelope }),
    ...(named.length > 0 && { query: Object.fromEntries(named) as NonNullable<Api['query']> }),
    ...(firstPage !== 1 && { firstPage }),
    ...(strict && { strict }),
  };
  return Object.keys(api).length > 0 ? api : undefined;
}
