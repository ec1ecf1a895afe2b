import {
  type Api,
  DIALECTS,
  isChaos,
  isDialect,
  isEnvelopeName,
  isLayout,
  type Layout,
  MOST_ITEMS,
  parameterNames,
  type Role,
} from './tree/index.ts';

/** The allowed values of an option of a build. */
export interface Setting {
  /** The allowed values in words. Messages have them behind "expected". */
  readonly expected: string;
  /** Returns whether a value is allowed. */
  readonly holds: (value: unknown) => boolean;
  /** The JSON Schema of the allowed values, for editors. Default: any value. */
  readonly schema?: Readonly<Record<string, unknown>>;
}

/** The defaults of the options of a build. */
export const DEFAULTS: {
  readonly seed: number;
  readonly items: number;
  readonly refDate: string;
  readonly layout: Layout;
} = {
  seed: 42,
  items: 100,
  refDate: '2026-01-01T00:00:00.000Z',
  layout: 'both',
};

/**
 * Creates a setting that allows the whole numbers from `least` to `most`.
 *
 * @example
 * integerFrom(1, 3).holds(4) // => false
 */
export function integerFrom(least: number, most: number): Setting {
  return {
    expected: `an integer from ${least} to ${most}`,
    holds: (value) => Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most,
    schema: { type: 'integer', minimum: least, maximum: most },
  };
}

const UTC_TIME = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?Z)?$/;

function isRefDate(value: unknown): boolean {
  const text = typeof value === 'string' && UTC_TIME.test(value) ? value : '';
  const time = new Date(text);
  const year = time.getUTCFullYear();
  // `Date` moves a day that does not exist, such as February 30, into the next month.
  return year >= 1970 && year <= 2100 && time.toISOString().startsWith(text.slice(0, 10));
}

function isPlainAddress(value: unknown): boolean {
  const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '';
}

const TEXT = { type: 'string' };

/** The options that the command line, configs and test helpers have in common. */
export const SETTINGS: Readonly<Record<'seed' | 'items' | 'refDate' | 'layout' | 'imagesBase', Setting>> = {
  seed: integerFrom(0, Number.MAX_SAFE_INTEGER),
  items: integerFrom(1, MOST_ITEMS),
  refDate: { expected: 'YYYY-MM-DD or YYYY-MM-DDTHH:mm:ss.sssZ, from 1970 to 2100', holds: isRefDate, schema: TEXT },
  layout: { expected: 'both, flat or category', holds: isLayout, schema: { enum: ['both', 'flat', 'category'] } },
  imagesBase: { expected: 'an address such as https://you.github.io/repo', holds: isPlainAddress, schema: TEXT },
};

/**
 * Returns a reference date as a date-time in UTC with milliseconds.
 *
 * @param text a value that the setting `refDate` allows
 * @example
 * toRefDate('2026-01-01') // => "2026-01-01T00:00:00.000Z"
 */
export function toRefDate(text: string): string {
  return new Date(text).toISOString();
}

/**
 * Returns an address without a slash at the end, so that a path can be appended.
 *
 * @param text a value that the setting `imagesBase` allows
 * @example
 * toImagesBase('https://you.github.io/repo/') // => "https://you.github.io/repo"
 */
export function toImagesBase(text: string): string {
  return new URL(text).href.replace(/\/+$/, '');
}

const SEGMENT = String.raw`(?:\/(?!\.\.?(?:\/|$))[\w.~-]+)`;
const BASE = new RegExp(String.raw`^${SEGMENT}*\/?$`);

// Characters that need no encoding in a query and have no meaning there. Brackets are for names such as `page[number]`.
const NAME = /^[A-Za-z_$][\w.$[\]-]*$/;

const NAME_OR_TRUE = { anyOf: [TEXT, { const: true }] };

/** The options for the shape of answers, except the names of parameters. */
export const API_SETTINGS: Readonly<Record<Exclude<keyof Api, 'query'>, Setting>> = {
  base: {
    expected: 'a path such as /api/v1',
    holds: (value) => typeof value === 'string' && BASE.test(value),
    schema: TEXT,
  },
  envelope: { expected: 'data, array, results, items or hal', holds: isEnvelopeName },
  firstPage: { expected: '0 or 1', holds: (value) => value === 0 || value === 1, schema: { enum: [0, 1] } },
  strict: { expected: 'true or false', holds: (value) => typeof value === 'boolean' },
  dialect: {
    expected: `${Object.keys(DIALECTS).join(', ')}, or an object with sort, filter or expand`,
    holds: isDialect,
    schema: {
      anyOf: [
        { enum: Object.keys(DIALECTS) },
        {
          type: 'object',
          properties: { sort: NAME_OR_TRUE, filter: { type: 'boolean' }, expand: NAME_OR_TRUE },
          additionalProperties: false,
          minProperties: 1,
        },
      ],
    },
  },
  chaos: { expected: 'an object with delay, fail or resources', holds: isChaos },
};

/** An option of a build whose value is not allowed. */
export interface BadChoice {
  /** Name of the option, such as `query.page`. */
  readonly name: string;
  readonly value: unknown;
  /** The allowed values in words. Messages have them behind "expected". */
  readonly expected: string;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The roles that query parameters can have, such as `page`. */
export const ROLES: readonly string[] = Object.keys(parameterNames({ query: { offset: '' } }));

/**
 * Returns a fault for each invalid name of a query parameter.
 *
 * @param query names by role
 * @example
 * badNamesIn({ page: 'limit' }) // => [{"name":"query.limit","value":"limit","expected":"another name than page has"}]
 */
export function badNamesIn(query: Readonly<Record<string, unknown>>): readonly BadChoice[] {
  const found = Object.entries(query).flatMap(([role, value]): BadChoice[] => {
    if (!ROLES.includes(role)) return [{ name: 'query', value: role, expected: ROLES.join(', ') }];
    const isName = value === undefined || (typeof value === 'string' && NAME.test(value));
    return isName ? [] : [{ name: `query.${role}`, value, expected: 'a name such as _page' }];
  });
  if (found.length > 0) return found;
  const taken = new Map<string, string>();
  // Each was found to be the name of a role.
  const named = parameterNames({ query: query as Partial<Record<Role, string>> });
  return Object.entries(named).flatMap(([role, value]): BadChoice[] => {
    const other = taken.get(value);
    taken.set(value, other ?? role);
    return other === undefined ? [] : [{ name: `query.${role}`, value, expected: `another name than ${other} has` }];
  });
}

/**
 * Returns the first fault in the options for the shape of answers.
 *
 * @returns undefined when a build accepts them
 * @example
 * findApiFault({ base: 'api' }) // => {"name":"base","value":"api","expected":"a path such as /api/v1"}
 */
export function findApiFault(api: unknown): BadChoice | undefined {
  if (!isObject(api)) return { name: 'api', value: api, expected: 'an object' };
  const settings = new Map(Object.entries<Setting>(API_SETTINGS));
  for (const [name, value] of Object.entries(api)) {
    if (value === undefined) continue;
    const setting = settings.get(name);
    if (setting && !setting.holds(value)) return { name, value, expected: setting.expected };
    if (!setting && name !== 'query')
      return { name: 'api', value: name, expected: `${[...settings.keys()].join(', ')}, query` };
  }
  const { query } = api;
  if (query === undefined) return undefined;
  return isObject(query)
    ? badNamesIn(query)[0]
    : { name: 'query', value: query, expected: 'names of parameters by role' };
}
