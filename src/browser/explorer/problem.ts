import { isObject, objectsOf, textOf } from './json.ts';

/** Why something cannot be shown, in sentences for the reader. */
export class Problem extends Error {
  /** Further details, one line each. */
  readonly details: readonly string[];

  constructor(message: string, details: readonly string[] = []) {
    super(message);
    this.details = details;
  }
}

/** Turns an error of any kind into a problem. */
export function problemOf(error: unknown): Problem {
  return error instanceof Problem ? error : new Problem(error instanceof Error ? error.message : String(error));
}

/**
 * Reads what a service says about a failed request.
 *
 * @param document the body, `application/problem+json`; undefined when it is something else
 * @param otherwise what to say when the service says nothing
 * @example
 * readProblem({detail: 'There is no author 101.'}, '404').message // => "There is no author 101."
 */
export function readProblem(document: unknown, otherwise: string): Problem {
  if (!isObject(document)) return new Problem(otherwise);
  const details = objectsOf(document['errors']).map(
    ({ parameter, message }) => `${textOf(parameter)}: ${textOf(message)}`,
  );
  return new Problem(textOf(document['detail']) || otherwise, details);
}
