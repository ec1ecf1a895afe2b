import { isDialectName, parameterNames, type ParameterNames } from '../../tree/index.ts';
import { numberOf, objectOf, textOf } from './json.ts';

/** The names of the service's query parameters. */
export interface Naming {
  readonly names: ParameterNames;
  /** The number of the first page. */
  readonly firstPage: number;
}

/** The names of the parameters of a service that has not renamed any. */
export const DEFAULT_NAMING: Naming = { names: parameterNames(), firstPage: 1 };

/**
 * Reads the names of parameters from the manifest.
 *
 * @example
 * readNaming({ query: { page: '_page' }, firstPage: 0 }).names.page // => "_page"
 */
export function readNaming(api: unknown): Naming {
  const { query, firstPage, dialect } = objectOf(api);
  const usual = isDialectName(dialect) ? parameterNames({ dialect }) : DEFAULT_NAMING.names;
  const given = Object.entries(objectOf(query)).filter(([, name]) => textOf(name) !== '');
  return { names: { ...usual, ...Object.fromEntries(given) }, firstPage: numberOf(firstPage) ?? 1 };
}
