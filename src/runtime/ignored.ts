import { type Api, parameterNames } from '../tree/index.ts';
import type { Query } from './query.ts';

const IGNORED_HEADER = 'x-ignored-parameters';

/**
 * The header has at most this many names, and each name at most this many characters: some clients refuse long headers.
 */
const [MOST_NAMES, LONGEST_NAME] = [10, 60];

/**
 * Returns the names of the parameters that a document can have.
 *
 * @param isCollection whether the document is a page of a collection. All others have only the parameters that decide
 *   which data they are made from
 */
export function knownParameters(api: Api, isCollection: boolean): readonly string[] {
  const names = parameterNames(api);
  return isCollection ? Object.values(names) : [names.seed, names.nocache];
}

/**
 * Returns the names of those parameters of a query that are not among the known ones, each once, in order.
 *
 * @example
 * unknownNames([{ name: 'sort', value: 'age', encoded: 'sort=age' }], ['page']) // => ["sort"]
 */
export function unknownNames(query: Query, known: readonly string[]): readonly string[] {
  return [...new Set(query.map(({ name }) => name))].filter((name) => !known.includes(name));
}

/**
 * Returns the header that says which parameters of a request had no effect, percent-encoded: the first ten, each cut
 * after 60 characters. Without such parameters there is no header.
 *
 * @example
 * ignoredHeader(['sort', 'a b']) // => {"x-ignored-parameters":"sort, a%20b"}
 */
export function ignoredHeader(names: readonly string[]): Readonly<Record<string, string>> {
  if (!names.length) return {};
  // Half of a surrogate pair cannot be encoded.
  const encoded = (name: string): string =>
    encodeURIComponent(name.slice(0, LONGEST_NAME).replace(/\p{Surrogate}/gu, '\uFFFD'));
  return { [IGNORED_HEADER]: names.slice(0, MOST_NAMES).map(encoded).join(', ') };
}

/**
 * Returns the names in the header of an answer; empty without the header.
 *
 * @example
 * ignoredNames({ 'x-ignored-parameters': 'sort, a%20b' }) // => ["sort","a b"]
 */
export function ignoredNames(headers: Readonly<Record<string, string>>): readonly string[] {
  return headers[IGNORED_HEADER]?.split(', ').map(decodeURIComponent) ?? [];
}
