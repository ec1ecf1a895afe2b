import { type Api, DEFAULT_LIMIT, type Parameter, parameterNames, PARAMETERS, type Role } from '../tree/index.ts';
import { knownParameters, unknownNames } from './ignored.ts';
import { firstValue, type Query } from './query.ts';

/** One bad parameter, as a 400 lists it. */
export interface ParameterError {
  readonly parameter: string;
  /** What was expected as the value of the parameter, and what was given, in one line. */
  readonly message: string;
}

/** Which records of a collection a query asks for. */
export interface Selection {
  /** The number of the page; the first page is 0 or 1, as the API of the tree says. */
  readonly page: number;
  /** The position of the first record, from 0. */
  readonly start: number;
  /** The page size, from 1 to 100. */
  readonly limit: number;
  /** The largest number of records to return, from 1 to 100. */
  readonly count: number;
  /** The text to search for; empty if the query does not search. */
  readonly searchText: string;
  /** The fields to search in; empty for all text fields. */
  readonly searchFields: readonly string[];
}

/** Which data a request asks for, by the parameters `seed` and `nocache`, which every document has. */
export interface DataSource {
  /** The seed that is asked for, from 0 to 2^53 - 1; undefined for the seed of the tree. */
  readonly seed: number | undefined;
  /** Whether the data has to be generated anew. */
  readonly nocache: boolean;
}

/** Everything that a query says. If there are errors, the other properties are meaningless. */
export interface Parameters extends Selection, DataSource {
  readonly errors: readonly ParameterError[];
  /** The names of the parameters that have no effect, each once. Always empty where the API is strict. */
  readonly ignored: readonly string[];
}

const MAXIMUM_LIMIT = 100;

/** Splits a list of names at its commas, and trims each. */
function readNames(text: string = ''): readonly string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}

/** Returns the value of the parameter with a role; undefined if the query does not have it. */
type ReadParameter = (role: Role) => string | undefined;

/** Returns what was expected in place of a parameter's value; undefined if the value is valid. */
function faultIn(text: string, { integer, values }: Parameter): string | undefined {
  if (values) return values.includes(text) ? undefined : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
  if (!integer) return undefined;
  const [least, greatest = Infinity] = integer;
  if (/^\d+$/.test(text) && Number(text) >= least && Number(text) <= greatest) return undefined;
  return `an integer from ${least}${greatest < Infinity ? ` to ${greatest}` : ''}`;
}

/** Returns an error for each known parameter with an invalid value. */
function errorsIn(api: Api, valueOf: ReadParameter, fields: readonly string[] | undefined): readonly ParameterError[] {
  const names = parameterNames(api);
  const errors: ParameterError[] = [];
  // The keys of the table are roles.
  for (const [role, parameter] of Object.entries(PARAMETERS) as readonly [Role, Parameter][]) {
    const text = parameter.isEverywhere || fields ? valueOf(role) : undefined;
    if (text === undefined) continue;
    const expected = faultIn(text, role === 'page' ? { ...parameter, integer: [api.firstPage ?? 1] } : parameter);
    const refuse = (message: string): void => void errors.push({ parameter: `${names[role]}`, message });
    if (expected !== undefined) refuse(`expected ${expected}, got '${text}'`);
    const unknown = role === 'search_fields' ? readNames(text).filter((name) => !fields?.includes(name)) : [];
    if (unknown.length) refuse(`unknown: ${unknown.join(', ')}; the fields are ${fields?.join(', ')}`);
  }
  return errors;
}

/**
 * Parses the parameters of a query. Every document has `seed` (digits, 0 to 2^53 - 1) and `nocache` (`true`, `1`,
 * `false`, `0`). A collection also has `page`, `limit` and `count` (digits, from 1; a limit or count above 100 means
 * 100), `q` and its alias `search`, `search_fields` (names separated by commas), and if the API names it, `offset`
 * (digits, from 0), which takes precedence over `page`.
 *
 * @param api the names of the parameters, the number of the first page, and whether unknown parameters are errors
 * @param fields the names of all fields of a collection; undefined for any other document
 * @example
 * parseParameters([{ name: 'nocache', value: '1', encoded: 'nocache=1' }]) // => {"nocache":true,"page":1,"start":0,"limit":10,"count":10,"searchText":"","searchFields":[],"errors":[],"ignored":[]}
 */
export function parseParameters(query: Query, api: Api = {}, fields?: readonly string[]): Parameters {
  const { firstPage = 1, strict = false } = api;
  const known = knownParameters(api, fields !== undefined);
  const unknown = unknownNames(query, known);
  const message = `unknown; the parameters are ${known.join(', ')}`;
  const valueOf: ReadParameter = (role) => firstValue(query, parameterNames(api)[role]);
  const seed = valueOf('seed');
  const count = valueOf('count');
  const offset = valueOf('offset');
  const limit = Math.min(Number(valueOf('limit') ?? count ?? DEFAULT_LIMIT), MAXIMUM_LIMIT);
  const page = Math.min(Number(valueOf('page') ?? firstPage), Number.MAX_SAFE_INTEGER);
  const start = offset ? Math.min(Number(offset), Number.MAX_SAFE_INTEGER) : (page - firstPage) * limit;
  return {
    seed: seed ? Number(seed) : undefined,
    nocache: ['true', '1'].some((on) => on === valueOf('nocache')),
    page: offset ? Math.floor(start / limit) + firstPage : page,
    start,
    limit,
    count: Math.min(Number(count ?? limit), MAXIMUM_LIMIT),
    searchText: valueOf('q') ?? valueOf('search') ?? '',
    searchFields: readNames(valueOf('search_fields')),
    errors: [
      ...errorsIn(api, valueOf, fields),
      ...(strict ? unknown.map((parameter) => ({ parameter, message })) : []),
    ],
    ignored: strict ? [] : unknown,
  };
}
