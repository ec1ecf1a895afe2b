import { MockgenError } from './errors.ts';
import { nearestName, suggesting } from './names.ts';

/** Writes the value of an option for a message. */
function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return `'${value}'`;
  if (Array.isArray(value)) return `[${value.join(', ')}]`;
  if (typeof value === 'function') return 'a function';
  if (typeof value !== 'object' || value === null || value instanceof URL) return String(value);
  return 'then' in value ? 'a promise' : 'an object';
}

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
  return new MockgenError(
    'bad_option',
    `${name} ${shown(value)}: ${suggesting(`expected ${expected}`, nearest)}`,
    `Give ${nearest ?? expected}.`,
  );
}

/**
 * Creates the error for an argument of another kind, such as a promise where an `await` was forgotten.
 *
 * @param name the name of the argument
 * @param value the value that was given
 * @param expected what the argument has to be
 * @param code what to write instead
 * @example
 * badArgument('tree', undefined, 'a tree', 'await createTree()').message // => "tree: expected a tree, got nothing; write await createTree()"
 */
export function badArgument(name: string, value: unknown, expected: string, code: string): MockgenError {
  const message = `${name}: expected ${expected}, got ${shown(value)}; write ${code}`;
  return new MockgenError('bad_option', message, `Write ${code}.`);
}

/** Whether a value is an object with keys of its own choice: no list, no date and no promise. */
export function isObject(value: unknown): value is object {
  return Object.prototype.toString.call(value) === '[object Object]';
}

/**
 * Checks the names of options: JavaScript has no compiler that refuses a misspelt one.
 *
 * @param options the options that were given
 * @param known the names that there are
 * @param place what stands before the names in messages, such as `resources.users.`
 * @throws MockgenError `bad_option` for anything but an object, and for the first unknown name, with the nearest known one
 * @example
 * checkNames({ seed: 7 }, ['seed', 'items']) // => undefined
 */
export function checkNames(options: unknown, known: readonly string[], place: string = ''): asserts options is object {
  if (!isObject(options)) throw badOption(place.replace(/\.$/, '') || 'options', options, 'an object');
  const unknown = Object.keys(options).find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw badOption('option', `${place}${unknown}`, known.join(', '), nearestName(unknown, known));
}
