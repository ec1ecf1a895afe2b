import { MockgenError } from '../errors.ts';

/**
 * Creates the error for an option with a wrong value.
 *
 * @param name the name of the option
 * @param value the value that was given
 * @param expected a description of the values that are allowed
 * @example
 * badOption('items', 0, 'an integer from 1').message // => "items 0: expected an integer from 1"
 */
export function badOption(name: string, value: unknown, expected: string): MockgenError {
  const shown =
    typeof value === 'string' ? `'${value}'` : Array.isArray(value) ? `[${value.join(', ')}]` : String(value);
  return new MockgenError('bad_option', `${name} ${shown}: expected ${expected}`, `Give ${expected}.`);
}
