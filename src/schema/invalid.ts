import { MockgenError } from '../errors.ts';

/**
 * Makes the error for a fault in a spec.
 *
 * @param where the resource or the field, `users` or `users.age`
 * @param what the fault
 * @example
 * invalid('users.age', 'nope').message // => "users.age: nope"
 */
export function invalid(where: string, what: string): MockgenError {
  const [resource = '', ...path] = where.split('.');
  const message = `${where}: ${what}`;
  const field = path.join('.');
  return new MockgenError('spec_invalid', message, 'Correct the spec of this field or resource.', [
    { message, resource, path, expected: what, ...(field !== '' && { field }) },
  ]);
}
