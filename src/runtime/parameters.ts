import { firstValue, type Query } from './query.ts';

/** One bad parameter, as a 400 lists it. */
export interface ParameterError {
  readonly parameter: string;
  /** What was expected and what came, in one line. */
  readonly message: string;
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

const DEFAULT_LIMIT = 10;
const MAXIMUM_LIMIT = 100;

/**
 * Reads the parameters of a document: `seed` (digits, 0 to 2^53 - 1) and `nocache` (`true`, `1`, `false`, `0`). And of a
 * collection: `page`, `limit` and `count` (digits, from 1; a limit or count above 100 means 100), `q` or else `search`,
 * and `search_fields` (names between commas, blanks around them dropped).
 *
 * @param known all field names of the resource of a collection; undefined for any other document
 * @example
 * parseParameters([{name: 'nocache', value: '1', raw: 'nocache=1'}]) // => {"nocache":true,"page":1,"limit":10,"count":10,"needle":"","fields":[],"errors":[]}
 */
export function parseParameters(query: Query, known?: readonly string[]): Parameters {
  const errors: ParameterError[] = [];
  const valueOf = (name: string): string | undefined => firstValue(query, name);
  const check = (parameter: string, expected: string, isGood: (text: string) => boolean): void => {
    const text = valueOf(parameter);
    if (text !== undefined && !isGood(text)) errors.push({ parameter, message: `expected ${expected}, got '${text}'` });
  };
  const fields = (valueOf('search_fields') ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  if (known) {
    for (const name of ['page', 'count', 'limit']) {
      check(name, 'an integer from 1', (text) => /^\d*[1-9]\d*$/.test(text));
    }
    const unknown = fields.filter((name) => !known.includes(name));
    if (unknown.length) {
      const message = `unknown: ${unknown.join(', ')}; the fields are ${known.join(', ')}`;
      errors.push({ parameter: 'search_fields', message });
    }
  }
  check(
    'seed',
    `an integer from 0 to ${Number.MAX_SAFE_INTEGER}`,
    (text) => /^\d+$/.test(text) && Number(text) <= Number.MAX_SAFE_INTEGER,
  );
  check('nocache', 'true, 1, false or 0', (text) => /^(?:true|1|false|0)$/.test(text));
  const [seed, count] = [valueOf('seed'), valueOf('count')];
  const limit = Math.min(Number(valueOf('limit') ?? count ?? DEFAULT_LIMIT), MAXIMUM_LIMIT);
  return {
    seed: seed ? Number(seed) : undefined,
    nocache: /^(?:true|1)$/.test(valueOf('nocache') ?? ''),
    page: Math.min(Number(valueOf('page') ?? 1), Number.MAX_SAFE_INTEGER),
    limit,
    count: Math.min(Number(count ?? limit), MAXIMUM_LIMIT),
    needle: (valueOf('q') ?? valueOf('search') ?? '').toLowerCase(),
    fields,
    errors,
  };
}
