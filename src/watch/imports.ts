import { readFileSync, statSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';

/** Matches a relative module that a module imports or requires. One named in a comment does no harm: it is read for nothing. */
const IMPORTED = /(?:\bfrom|\bimport|\bimport\s*\(|\brequire\s*\()\s*(['"])(\.{1,2}\/[^'"\n]+)\1/g;

const MODULE = /^\.[cm]?[jt]s$/;

/** Endings that `require` adds to a name. */
const ENDINGS: readonly string[] = ['', '.js', '.cjs', '.json'];

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/**
 * Returns a module and the files that it imports by a relative name, those too that they import.
 *
 * @param entry the absolute path of the module, or of a file of another kind, which imports nothing
 */
export function withImports(entry: string): readonly string[] {
  const found = new Set([entry]);
  // A set gives also what is added while it is walked.
  for (const path of found) {
    if (!MODULE.test(extname(path)) || !isFile(path)) continue;
    for (const [, , name = ''] of readFileSync(path, 'utf8').matchAll(IMPORTED)) {
      const base = resolve(dirname(path), name);
      // A file that is missing is waited for.
      found.add(ENDINGS.map((end) => base + end).find(isFile) ?? base);
    }
  }
  return [...found];
}
