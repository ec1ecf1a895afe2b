import { MockgenError } from '../errors.ts';
import { nearestName, suggesting } from '../names.ts';

/**
 * Makes the error for a fault in a spec.
 *
 * @param where the resource or the field, `users` or `users.age`
 * @param what what is wrong, in words
 * @param nearest the valid name that was probably meant
 * @example
 * invalid('users.age', 'nope').message // => "users.age: nope"
 */
export function invalid(where: string, what: string, nearest?: string): MockgenError {
  const [resource = '', ...path] = where.split('.');
  const message = `${where}: ${suggesting(what, nearest)}`;
  const field = path.join('.').replaceAll(/\[\d*\]/g, '');
  const fault = {
    message,
    what,
    resource,
    path,
    ...(field !== '' && { field }),
    ...(nearest !== undefined && { nearest }),
  };
  return new MockgenError('spec_invalid', message, 'Correct the spec of this field or resource.', [fault]);
}

/** Makes the error for an unknown name in a spec. */
export function invalidName(where: string, what: string, name: string, valid: readonly string[]): MockgenError {
  return invalid(where, what, nearestName(name, valid));
}
