import { MockgenError } from '../errors.ts';

/**
 * Words what is wrong with a spec.
 *
 * @param where the resource or field
 * @example
 * invalid('users.age', 'nope').message // => "users.age: nope"
 */
export function invalid(where: string, what: string): MockgenError {
  return new MockgenError('spec_invalid', `${where}: ${what}`, 'Correct the spec of this field or resource.');
}
