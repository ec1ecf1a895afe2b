import {
  type Api,
  isEnvelopeName,
  isLayout,
  type Layout,
  MOST_ITEMS,
  parameterNames,
  type Role,
} from './tree/index.ts';

/** What may be chosen of a tree, and what is wrong with a value that may not. */
export interface Setting {
  /** What a value has to be, in words that follow "expected". */
  readonly expected: string;
  /** Whether a value is that. */
  readonly holds: (value: unknown) => boolean;
}

/** What a tree is when nothing is said about it. */
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
 * A setting that takes whole numbers.
 *
 * @example
 * integerFrom(1, 3).holds(4) // => false
 */
export function integerFrom(least: number, most: number): Setting {
  return {
    expected: `an integer from ${least} to ${most}`,
    holds: (value) => Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most,
  };
}

const UTC_TIME = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?Z)?$/;

function isRefDate(value: unknown): boolean {
  const text = typeof value === 'string' && UTC_TIME.test(value) ? value : '';
  const time = new Date(text);
  const year = time.getUTCFullYear();
  // A day that does not exist, such as February 30, would come out as one of the next month.
  return year >= 1970 && year <= 2100 && time.toISOString().startsWith(text.slice(0, 10));
}

function isPlainAddress(value: unknown): boolean {
  const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '';
}

/** Every choice that the command line and the test helpers share. */
export const SETTINGS: Readonly<Record<'seed' | 'items' | 'refDate' | 'layout' | 'imagesBase', Setting>> = {
  seed: integerFrom(0, Number.MAX_SAFE_INTEGER),
  items: integerFrom(1, MOST_ITEMS),
  refDate: { expected: 'YYYY-MM-DD or YYYY-MM-DDTHH:mm:ss.sssZ, from 1970 to 2100', holds: isRefDate },
  layout: { expected: 'both, flat or category', holds: isLayout },
  imagesBase: { expected: 'an address such as https://you.github.io/repo', holds: isPlainAddress },
};

/**
 * A day, or a date-time in UTC, as every value is made with it: with milliseconds.
 *
 * @param text for which the setting `refDate` holds
 * @example
 * toRefDate('2026-01-01') // => "2026-01-01T00:00:00.000Z"
 */
export function toRefDate(text: string): string {
  return new Date(text).toISOString();
}

/**
 * An address that paths can follow: without a slash at the end.
 *
 * @param text for which the setting `imagesBase` holds
 * @example
 * toImagesBase('https://you.github.io/repo/') // => "https://you.github.io/repo"
 */
export function toImagesBase(text: string): string {
  return new URL(text).href.replace(/\/+$/, '');
}

const SEGMENT = String.raw`(?:\/(?!\.\.?(?:\/|$))[\w.~-]+)`;
const BASE = new RegExp(String.raw`^${SEGMENT}*\/?$`);

// Of what stands in a query as it is, and means nothing there; brackets are for names such as `page[number]`.
const NAME = /^[A-Za-z_$][\w.$[\]-]*$/;

/** The choices of the shape of answers, but the names of parameters. */
const API_SETTINGS: Readonly<Record<Exclude<keyof Api, 'query'>, Setting>> = {
  base: { expected: 'a path such as /api/v1', holds: (value) => typeof value === 'string' && BASE.test(value) },
  envelope: { expected: 'data, array, results, items or hal', holds: isEnvelopeName },
  firstPage: { expected: '0 or 1', holds: (value) => value === 0 || value === 1 },
  strict: { expected: 'true or false', holds: (value) => typeof value === 'boolean' },
};

/** What is wrong with a choice. */
export interface Fault {
  /** What it is called: `query.page`. */
  readonly name: string;
  readonly value: unknown;
  /** What it has to be, in words that follow "expected". */
  readonly expected: string;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is wrong with the names of parameters. */
function findQueryFault(query: Readonly<Record<string, unknown>>): Fault | undefined {
  const roles = Object.keys(parameterNames({ query: { offset: '' } }));
  for (const [role, value] of Object.entries(query)) {
    if (!roles.includes(role)) return { name: 'query', value: role, expected: roles.join(', ') };
    const isName = typeof value === 'string' && NAME.test(value);
    if (!isName && value !== undefined) return { name: `query.${role}`, value, expected: 'a name such as _page' };
  }
  const taken = new Map<string, string>();
  // Each has just been found to be the name of a role.
  const named = parameterNames({ query: query as Partial<Record<Role, string>> });
  for (const [role, value] of Object.entries(named)) {
    const other = taken.get(value);
    if (other) return { name: `query.${role}`, value, expected: `another name than ${other} has` };
    taken.set(value, role);
  }
  return undefined;
}

/**
 * What is wrong with a shape of answers, the first fault that is found.
 *
 * @returns undefined when a build takes it
 * @example
 * findApiFault({ query: { page: 'limit' } }) // => {"name":"query.limit","value":"limit","expected":"another name than page has"}
 */
export function findApiFault(api: unknown): Fault | undefined {
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
    ? findQueryFault(query)
    : { name: 'query', value: query, expected: 'names of parameters by role' };
}
