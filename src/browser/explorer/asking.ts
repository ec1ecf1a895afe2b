import { queryOf, type Dialect, type Role } from '../../tree/index.ts';
import type { Naming } from './naming.ts';

/** A query parameter that a request can have. */
export interface Choice {
  readonly name: string;
  readonly description: string;
  /** All values that the parameter can have; empty if it can have any. */
  readonly values: readonly string[];
}

/** The parameters that a service has, in its dialect (the server that it behaves like) and under its own names. */
export interface Choices {
  readonly choices: readonly Choice[];
  /** A sentence on what the name of a field does as a parameter; empty if it does nothing. */
  readonly filters: string;
}

/** Returns the parameters that a request for a document can have. */
export function choicesOf(
  { names }: Naming,
  dialect: Dialect | undefined,
  isCollection: boolean,
  parameters: Readonly<
    Record<Role, { readonly description: string; readonly isEverywhere?: true; readonly values?: readonly string[] }>
  >,
): Choices {
  const { roles, own, filters = '' } = queryOf(dialect);
  const known = roles.flatMap((role) => {
    const { description, isEverywhere, values = [] } = parameters[role];
    const name = names[role];
    if (name === undefined || !(isCollection || isEverywhere)) return [];
    return [{ name, description: description.replaceAll('`', ''), values }];
  });
  const others = Object.entries(own)
    .filter(([, { isOfItems }]) => isCollection || isOfItems)
    .map(([name, { description, values = [] }]) => ({ name, description: description.replaceAll('`', ''), values }));
  return { choices: [...known, ...others], filters: isCollection ? filters : '' };
}

/** A request as the form edits it: its path and its query parameters. */
export interface AskedParts {
  readonly path: string;
  readonly parameters: readonly (readonly [name: string, value: string])[];
}

/**
 * Splits a request into its path and its parameters.
 *
 * @example
 * readAsked('users?q=a%20b').parameters // => [["q","a b"]]
 */
export function readAsked(text: string): AskedParts {
  const [path = '', query = ''] = text.split('?');
  return { path, parameters: [...new URLSearchParams(query)] };
}

/**
 * Joins path and parameters to a request. A parameter without a value is left out.
 *
 * @example
 * writeAsked({ path: 'users', parameters: [['q', 'a b'], ['page', '']] }) // => "users?q=a+b"
 */
export function writeAsked({ path, parameters }: AskedParts): string {
  const given = parameters.filter(([, value]) => value !== '').map(([name, value]) => [name, value]);
  const query = new URLSearchParams(given).toString().replaceAll('%2C', ',').replaceAll('%2F', '/');
  return query === '' ? path : `${path}?${query}`;
}

/** Returns a request in which a parameter has another value; if the value is empty, the parameter is left out. */
export function withParameter({ path, parameters }: AskedParts, name: string, value: string): AskedParts {
  const has = parameters.some(([one]) => one === name);
  return {
    path,
    parameters: has
      ? parameters.map(([one, old]) => [one, one === name ? value : old])
      : [...parameters, [name, value]],
  };
}
