import { MockgenError } from '../../errors.ts';

/**
 * Returns the entry of a table under a key that a spec states.
 *
 * @throws MockgenError `spec_invalid` when the table has no such key
 */
export function entry<T>(table: Readonly<Record<string, T>>, key: string): T {
  const found = Object.hasOwn(table, key) ? table[key] : undefined;
  if (found !== undefined) return found;
  const keys = Object.keys(table).join(', ');
  throw new MockgenError('spec_invalid', `"${key}": expected one of ${keys}`, 'Correct the choices in the spec.');
}
