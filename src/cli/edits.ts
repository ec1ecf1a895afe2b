import { join } from 'node:path';
import type { EditedFiles } from '../write/index.ts';
import { printable } from './printable.ts';

/**
 * Returns the text of a warning about files: one line with their number, and one line for each file that is named.
 *
 * @param dir the folder of the tree
 * @param what what happened to the files, as it follows "1 file" and, in the plural, "2 files"
 * @returns without a final newline
 */
function tellFiles(dir: string, { count, named }: EditedFiles, what: readonly [one: string, many: string]): string {
  const [one, many] = what;
  const first = count === 1 ? `1 file ${one}:` : `${count} files ${many}:`;
  const more = count > named.length ? [`  and ${count - named.length} more`] : [];
  return [first, ...named.map((path) => `  ${printable(join(dir, path))}`), ...more].join('\n');
}

/**
 * Returns the text of the warning about files that were edited by hand and then overwritten.
 *
 * @param dir the folder of the tree
 * @returns without a final newline
 * @example
 * tellEdited('out', { count: 1, named: ['a.json'] }) // => "1 file edited by hand was overwritten:\n  out/a.json"
 */
export function tellEdited(dir: string, files: EditedFiles): string {
  return tellFiles(dir, files, ['edited by hand was overwritten', 'edited by hand were overwritten']);
}

/**
 * Returns the text of the warning about files that the last manifest lists, but that no build is known to have written.
 *
 * @param dir the folder of the tree
 * @returns without a final newline
 * @example
 * tellKept('out', { count: 1, named: ['a.json'] }) // => "1 file was kept, since nothing proves that a build wrote it:\n  out/a.json"
 */
export function tellKept(dir: string, files: EditedFiles): string {
  const reason = 'kept, since nothing proves that a build wrote';
  return tellFiles(dir, files, [`was ${reason} it`, `were ${reason} them`]);
}
