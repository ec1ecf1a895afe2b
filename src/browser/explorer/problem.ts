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
 * Returns the problem that a service reports about a failed request.
 *
 * @param document the body of the answer, if it is `application/problem+json`; undefined for any other body
 * @param otherwise the message if the service states none
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
