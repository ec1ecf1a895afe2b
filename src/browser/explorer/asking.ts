import { queryOf, type Dialect, type Parameter, type Role } from '../../tree/index.ts';
import { objectOf, objectsOf, textOf } from './json.ts';
import type { Naming } from './naming.ts';

/** A query parameter that a request can have. */
export interface Choice {
  readonly name: string;
  readonly description: string;
  /** For a whole number: its lowest value, and its highest value if it has one. */
  readonly integer: Parameter['integer'];
  /** Whether the parameter is either true or not given. */
  readonly isFlag: boolean;
  /** Whether the value is a list of the names of fields. */
  readonly isOfFields: boolean;
}

/** The parameters that a service has, in its dialect (the server that it behaves like) and under its own names. */
export interface Choices {
  readonly choices: readonly Choice[];
  /** A sentence on what the name of a field does as a parameter; empty if it does nothing. */
  readonly filters: string;
}

/** Describes a parameter for the form. */
export function choiceOf(name: string, parameter: Parameter): Choice {
  const { description, integer, values = [], isOfFields = false } = parameter;
  return { name, description: description.replaceAll('`', ''), integer, isFlag: values.includes('true'), isOfFields };
}

/** Returns the parameters that a request for a document can have. */
export function choicesOf(
  { names, firstPage }: Naming,
  dialect: Dialect | undefined,
  isCollection: boolean,
  parameters: Readonly<Record<Role, Parameter>>,
): Choices {
  const { roles, own, changed = {}, filters = '' } = queryOf(dialect);
  const known = roles.flatMap((role) => {
    const parameter = changed[role] ?? parameters[role];
    const name = names[role];
    if (name === undefined || !(isCollection || parameter.isEverywhere)) return [];
    return [choiceOf(name, role === 'page' ? { ...parameter, integer: [firstPage] } : parameter)];
  });
  const others = Object.entries(own)
    .filter(([, { isOfItems }]) => isCollection || isOfItems)
    .map(([name, parameter]) => choiceOf(name, parameter));
  return { choices: [...known, ...others], filters: isCollection ? filters : '' };
}

/**
 * Returns the lists of names that somebody who types such a list may be about to write: each name that it does not have yet,
 * behind what is there.
 *
 * @example
 * listsFrom('name,em', ['name', 'email', 'city']) // => ["name,email","name,city"]
 */
export function listsFrom(text: string, names: readonly string[]): readonly string[] {
  const given = text.split(',').slice(0, -1);
  return names.filter((name) => !given.includes(name)).map((name) => [...given, name].join(','));
}

/**
 * Returns what a service found wrong with a request: messages by the name of the parameter.
 *
 * @param document the answer, which says so if it is `application/problem+json`
 * @example
 * faultsIn({ errors: [{ parameter: 'page', message: 'expected an integer from 1' }] }).get('page') // => "expected an integer from 1"
 */
export function faultsIn(document: unknown): ReadonlyMap<string, string> {
  const errors = objectsOf(objectOf(document)['errors']);
  return new Map(errors.map(({ parameter, message }) => [textOf(parameter), textOf(message)]));
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
