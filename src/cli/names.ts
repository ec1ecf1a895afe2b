import { MockgenError } from '../errors.ts';
import { nearestName, suggesting } from '../names.ts';

/**
 * Checks that each name is in a list.
 *
 * @param label what the names are called: `--only`, `show`
 * @param names what was asked for
 * @param valid what there is
 * @throws MockgenError `bad_option` for the first one that is not, with the nearest name or else the whole list
 * @example
 * checkNames('--only', ['users'], ['books', 'users']) // => undefined
 */
export function checkNames(label: string, names: readonly string[], valid: readonly string[]): void {
  const unknown = names.find((name) => !valid.includes(name));
  if (unknown === undefined) return;
  const expected = `expected ${names.length > 1 ? 'names' : 'one'} of ${valid.join(', ')}`;
  throw new MockgenError(
    'bad_option',
    `${label} ${unknown}: ${suggesting(expected, nearestName(unknown, valid))}`,
    'See: mockgen list',
  );
}
