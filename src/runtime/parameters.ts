import { type Api, parameterNames, type Role } from '../tree/index.ts';
import { firstValue, type Query } from './query.ts';

/** One bad parameter, as a 400 lists it. */
export interface ParameterError {
  readonly parameter: string;
  /** What was expected and what came, in one line. */
  readonly message: string;
}

/** Which records of a collection are asked for. */
export interface Selection {
  /** Its number in the words of the tree, from 0 or 1. */
  readonly page: number;
  /** The position of the first record, from 0. */
  readonly start: number;
  /** The page size, from 1 to 100. */
  readonly limit: number;
  /** How many records of the page are wanted at most, from 1 to 100. */
  readonly count: number;
  /** What to look for; empty for everything. */
  readonly needle: string;
  /** The fields to look into; empty for all text fields. */
  readonly fields: readonly string[];
}

/** Whose data is asked for: `seed` and `nocache`, which every document takes. */
export interface Origin {
  /** From 0 to 2^53 - 1; undefined means the tree's own. */
  readonly seed: number | undefined;
  readonly nocache: boolean;
}

/** All that a query says; with `errors` filled, the rest means nothing. */
export interface Parameters extends Selection, Origin {
  readonly errors: readonly ParameterError[];
}

/** The largest number that is told from its neighbours. */
const MOST = 2 ** 53 - 1;

const DEFAULT_LIMIT = 10;
const MAXIMUM_LIMIT = 100;

/** Names between commas, without the blanks around them. */
function readNames(text: string = ''): readonly string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}

/** Gives the value of a parameter by its role. */
type Read = (role: Role) => string | undefined;

/** What is wrong with the parameters of a query. */
function errorsIn(query: Query, api: Api, valueOf: Read, known?: readonly string[] | false): readonly ParameterError[] {
  const names = parameterNames(api);
  const errors: ParameterError[] = [];
  const refuse = (parameter: string, message: string): void => void errors.push({ parameter, message });
  const check = (role: Role, expected: string, isGood: (text: string) => boolean): void => {
    const text = valueOf(role);
    if (text !== undefined && !isGood(text)) refuse(`${names[role]}`, `expected ${expected}, got '${text}'`);
  };
  const checkInteger = (role: Role, from: number, to = Infinity): void =>
    check(
      role,
      `an integer from ${from}${to < Infinity ? ` to ${to}` : ''}`,
      (text) => /^\d+$/.test(text) && +text >= from && +text <= to,
    );
  if (known) {
    checkInteger('page', api.firstPage ?? 1);
    checkInteger('count', 1);
    checkInteger('limit', 1);
    checkInteger('offset', 0);
    const unknown = readNames(valueOf('search_fields')).filter((name) => !known.includes(name));
    const message = `unknown: ${unknown.join(', ')}; the fields are ${known.join(', ')}`;
    if (unknown.length) refuse(names.search_fields, message);
  }
  checkInteger('seed', 0, MOST);
  check('nocache', 'true, 1, false or 0', (text) => /^(true|1|false|0)$/.test(text));
  if (api.strict) {
    const valid = known ? Object.values(names) : [names.seed, names.nocache];
    for (const name of new Set(query.map((part) => part.name))) {
      if (!valid.includes(name)) refuse(name, `unknown; the parameters are ${valid.join(', ')}`);
    }
  }
  return errors;
}

/**
 * Reads the parameters of a document: `seed` (digits, 0 to 2^53 - 1) and `nocache` (`true`, `1`, `false`, `0`). And of a
 * collection: `page`, `limit` and `count` (digits, from 1; a limit or count above 100 means 100), `q` or else `search`,
 * `search_fields` (names between commas, blanks around them dropped), and where it has a name `offset` (digits, from 0),
 * which comes before `page`.
 *
 * @param api what parameters are called, the number of the first page, and whether others are refused
 * @param known all field names of the resource of a collection; none for any other document
 * @example
 * parseParameters([{name: 'nocache', value: '1', raw: 'nocache=1'}], {}) // => {"nocache":true,"page":1,"start":0,"limit":10,"count":10,"needle":"","fields":[],"errors":[]}
 */
export function parseParameters(query: Query, api: Api = {}, known?: readonly string[] | false): Parameters {
  const { firstPage = 1 } = api;
  const valueOf: Read = (role) => firstValue(query, parameterNames(api)[role]);
  const seed = valueOf('seed');
  const count = valueOf('count');
  const offset = valueOf('offset');
  const limit = Math.min(+(valueOf('limit') ?? count ?? DEFAULT_LIMIT), MAXIMUM_LIMIT);
  const page = Math.min(+(valueOf('page') ?? firstPage), MOST);
  const start = offset ? Math.min(+offset, MOST) : (page - firstPage) * limit;
  return {
    seed: seed ? +seed : undefined,
    nocache: /^(true|1)$/.test(valueOf('nocache') ?? ''),
    page: offset ? Math.floor(start / limit) + firstPage : page,
    start,
    limit,
    count: Math.min(+(count ?? limit), MAXIMUM_LIMIT),
    needle: valueOf('q') ?? valueOf('search') ?? '',
    fields: readNames(valueOf('search_fields')),
    errors: errorsIn(query, api, valueOf, known),
  };
}
