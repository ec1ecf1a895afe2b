import { join } from 'node:path';
import type { EditedFiles } from '../write/index.ts';

/**
 * Tells of files that were edited by hand: one line with their number, and one for each that has a name.
 *
 * @param dir the folder of the tree
 * @returns without a final newline
 * @example
 * tellEdits('out', { count: 1, named: ['a.json'] }) // => "1 file edited by hand was overwritten or removed:\n  out/a.json"
 */
export function tellEdits(dir: string, { count, named }: EditedFiles): string {
  const files = count === 1 ? '1 file edited by hand was' : `${count} files edited by hand were`;
  const more = count > named.length ? [`  and ${count - named.length} more`] : [];
  return [`${files} overwritten or removed:`, ...named.map((path) => `  ${join(dir, path)}`), ...more].join('\n');
}
