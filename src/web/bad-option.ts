import { MockgenError } from '../errors.ts';

/**
 * Words what is wrong with an option.
 *
 * @param name what it is called
 * @param value what came
 * @param expected what it may be
 * @example
 * badOption('items', 0, 'an integer from 1').message // => "items 0: expected an integer from 1"
 */
export function badOption(name: string, value: unknown, expected: string): MockgenError {
  const shown =
    typeof value === 'string' ? `'${value}'` : Array.isArray(value) ? `[${value.join(', ')}]` : String(value);
  return new MockgenError('bad_option', `${name} ${shown}: expected ${expected}`, `Give ${expected}.`);
}
