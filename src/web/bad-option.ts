import { MockgenError } from '../errors.ts';
import { suggesting } from '../names.ts';

/**
 * Creates the error for an option with a wrong value.
 *
 * @param name the name of the option
 * @param value the value that was given
 * @param expected a description of the values that are allowed
 * @param nearest the valid name that was probably meant
 * @example
 * badOption('items', 0, 'an integer from 1').message // => "items 0: expected an integer from 1"
 */
export function badOption(name: string, value: unknown, expected: string, nearest?: string): MockgenError {
  const shown =
    typeof value === 'string' ? `'${value}'` : Array.isArray(value) ? `[${value.join(', ')}]` : String(value);
  return new MockgenError(
    'bad_option',
    `${name} ${shown}: ${suggesting(`expected ${expected}`, nearest)}`,
    `Give ${nearest ?? expected}.`,
  );
}
