import { firstValue, type Query } from './query.ts';

/** One bad parameter, as a 400 lists it. */
export interface ParameterError {
  readonly parameter: string;
  /** What was expected and what came, in one line. */
  readonly message: string;
}

/** Whose data is asked for: `seed` and `nocache`, which every document takes. */
export interface Origin {
  /** From 0 to 2^53 - 1; undefined means the tree's own. */
  readonly seed: number | undefined;
  readonly nocache: boolean;
  readonly errors: readonly ParameterError[];
}

/** Which records of a collection are asked for. */
export interface Selection {
  /** From 1. */
  readonly page: number;
  /** The page size, from 1 to 100. */
  readonly limit: number;
  /** How many records of the page are wanted at most, from 1 to 100. */
  readonly count: number;
  /** What to look for, in lower case; empty for everything. */
  readonly needle: string;
  /** The fields to look into; undefined for all text fields. */
  readonly fields: readonly string[] | undefined;
  readonly errors: readonly ParameterError[];
}

const DEFAULT_LIMIT = 10;
const MAXIMUM_LIMIT = 100;
const FLAGS: ReadonlyMap<string | undefined, boolean> = new Map([
  [undefined, false],
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

/** Reads digits; undefined when the parameter is absent, NaN when it is anything else. */
function digits(query: Query, name: string): number | undefined {
  const text = firstValue(query, name);
  return text === undefined ? undefined : /^\d+$/.test(text) ? Number(text) : NaN;
}

function expected(query: Query, parameter: string, what: string): ParameterError {
  return { parameter, message: `expected ${what}, got '${firstValue(query, parameter)}'` };
}

/**
 * Reads `seed` (digits, 0 to 2^53 - 1) and `nocache` (`true`, `1`, `false`, `0`).
 *
 * @returns with `errors` filled, the other values mean nothing
 * @example
 * parseOrigin([{name: 'nocache', value: '1', raw: 'nocache=1'}]) // => {"nocache":true,"errors":[]}
 */
export function parseOrigin(query: Query): Origin {
  const errors: ParameterError[] = [];
  const seed = digits(query, 'seed');
  if (seed !== undefined && !Number.isSafeInteger(seed)) {
    errors.push(expected(query, 'seed', `an integer from 0 to ${Number.MAX_SAFE_INTEGER}`));
  }
  const nocache = FLAGS.get(firstValue(query, 'nocache'));
  if (nocache === undefined) errors.push(expected(query, 'nocache', 'true, 1, false or 0'));
  return { seed, nocache: nocache === true, errors };
}

/**
 * Reads what a collection takes: `page`, `limit` and `count` (digits, from 1; a limit or count above 100 means 100),
 * `q` or else `search`, and `search_fields` (names between commas, blanks around them dropped).
 *
 * @param known all field names of the resource
 * @returns with `errors` filled, the other values mean nothing
 * @example
 * parseSelection([{name: 'limit', value: '500', raw: 'limit=500'}], ['id']) // => {"page":1,"limit":100,"count":100,"needle":"","errors":[]}
 */
export function parseSelection(query: Query, known: readonly string[]): Selection {
  const errors: ParameterError[] = [];
  const positive = (name: string, maximum: number): number | undefined => {
    const value = digits(query, name);
    if (value === undefined) return undefined;
    if (!(value >= 1)) errors.push(expected(query, name, 'an integer from 1'));
    return Math.min(value, maximum);
  };
  const page = positive('page', Number.MAX_SAFE_INTEGER) ?? 1;
  const count = positive('count', MAXIMUM_LIMIT);
  const limit = positive('limit', MAXIMUM_LIMIT) ?? count ?? DEFAULT_LIMIT;
  const fields = (firstValue(query, 'search_fields') ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const unknown = fields.filter((name) => !known.includes(name));
  if (unknown.length) {
    const message = `unknown: ${unknown.join(', ')}; the fields are ${known.join(', ')}`;
    errors.push({ parameter: 'search_fields', message });
  }
  const needle = (firstValue(query, 'q') ?? firstValue(query, 'search') ?? '').toLowerCase();
  return { page, limit, count: count ?? limit, needle, fields: fields.length ? fields : undefined, errors };
}
