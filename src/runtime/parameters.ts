import { type Api, DEFAULT_LIMIT, parameterNames, type Role } from '../tree/index.ts';
import { knownParameters, unknownNames } from './ignored.ts';
import { firstValue, type Query } from './query.ts';

/** One bad parameter, as a 400 lists it. */
export interface ParameterError {
  readonly parameter: string;
  /** What was expected and what was given, in one line. */
  readonly message: string;
}

/** The records of a collection that a query asks for. */
export interface Selection {
  /** The number of the page; the first page is 0 or 1, as the API of the tree says. */
  readonly page: number;
  /** The position of the first record, from 0. */
  readonly start: number;
  /** The page size, from 1 to 100. */
  readonly limit: number;
  /** Maximum number of records to return, from 1 to 100. */
  readonly count: number;
  /** The text to search for; empty for no search. */
  readonly searchText: string;
  /** The fields to search; empty for all text fields. */
  readonly searchFields: readonly string[];
}

/** Where the requested data comes from: the parameters `seed` and `nocache`, which every document has. */
export interface DataSource {
  /** From 0 to 2^53 - 1; undefined for the seed of the tree. */
  readonly seed: number | undefined;
  /** Whether the data has to be fresh. */
  readonly nocache: boolean;
}

/** Everything that a query says. If there are errors, the other properties are meaningless. */
export interface Parameters extends Selection, DataSource {
  readonly errors: readonly ParameterError[];
  /** The names of the parameters that have no effect, each once. Always empty where the API is strict. */
  readonly ignored: readonly string[];
}

const LARGEST_INTEGER = 2 ** 53 - 1;

const MAXIMUM_LIMIT = 100;

/** Splits names at commas, and trims them. */
function readNames(text: string = ''): readonly string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}

/** Returns the value of the parameter with a role. */
type ReadParameter = (role: Role) => string | undefined;

/** Finds everything that is wrong with the values of known parameters. */
function errorsIn(api: Api, valueOf: ReadParameter, fields: readonly string[] | undefined): readonly ParameterError[] {
  const names = parameterNames(api);
  const errors: ParameterError[] = [];
  const refuse = (parameter: string, message: string): void => void errors.push({ parameter, message });
  const check = (role: Role, expected: string, isValid: (text: string) => boolean): void => {
    const text = valueOf(role);
    if (text !== undefined && !isValid(text)) refuse(`${names[role]}`, `expected ${expected}, got '${text}'`);
  };
  const checkInteger = (role: Role, from: number, to = Infinity): void =>
    check(
      role,
      `an integer from ${from}${to < Infinity ? ` to ${to}` : ''}`,
      (text) => /^\d+$/.test(text) && Number(text) >= from && Number(text) <= to,
    );
  if (fields) {
    checkInteger('page', api.firstPage ?? 1);
    checkInteger('count', 1);
    checkInteger('limit', 1);
    checkInteger('offset', 0);
    const unknown = readNames(valueOf('search_fields')).filter((name) => !fields.includes(name));
    const message = `unknown: ${unknown.join(', ')}; the fields are ${fields.join(', ')}`;
    if (unknown.length) refuse(names.search_fields, message);
  }
  checkInteger('seed', 0, LARGEST_INTEGER);
  check('nocache', 'true, 1, false or 0', (text) => /^(true|1|false|0)$/.test(text));
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
  const page = Math.min(Number(valueOf('page') ?? firstPage), LARGEST_INTEGER);
  const start = offset ? Math.min(Number(offset), LARGEST_INTEGER) : (page - firstPage) * limit;
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
