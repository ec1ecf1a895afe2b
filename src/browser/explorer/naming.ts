import { parameterNames, type ParameterNames } from '../../tree/index.ts';
import { numberOf, objectOf, textOf } from './json.ts';

/** What a service calls its parameters, and its pages. */
export interface Naming {
  readonly names: ParameterNames;
  /** The number of the first page. */
  readonly firstPage: number;
}

/** What a service calls them unless it says otherwise. */
export const DEFAULT_NAMING: Naming = { names: parameterNames(), firstPage: 1 };

/**
 * Reads the names of parameters out of what a manifest says of the shape of its answers.
 *
 * @example
 * readNaming({ query: { page: '_page' }, firstPage: 0 }).names.page // => "_page"
 */
export function readNaming(api: unknown): Naming {
  const { query, firstPage } = objectOf(api);
  const given = Object.entries(objectOf(query)).filter(([, name]) => textOf(name) !== '');
  return { names: { ...DEFAULT_NAMING.names, ...Object.fromEntries(given) }, firstPage: numberOf(firstPage) ?? 1 };
}
