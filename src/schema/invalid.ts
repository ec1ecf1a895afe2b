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
  return new MockgenError('spec_invalid', `${where}: ${what}`, 'Correct the spec of this field or resource.');
}
