import { readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';

/**
 * Matches an import or a `require` of a module by a relative path. If only a comment has it, that does no harm: one
 * file more is read.
 */
const IMPORTED = /(?:\bfrom|\bimport|\bimport\s*\(|\brequire\s*\()\s*(['"])(\.{1,2}\/[^'"\n]+)\1/g;

const MODULE = /^\.[cm]?[jt]s$/;

/** Endings that `require` adds to a name. */
const ENDINGS: readonly string[] = ['', '.js', '.cjs', '.json'];

/** Whether a path leads to a file: not where links lead in a circle. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * Returns a module with all files that it imports by a relative path, directly or through others.
 *
 * @param entry the absolute path of the module, or of a file of another kind, which imports nothing
 */
export function withImports(entry: string): readonly string[] {
  const found = new Set([entry]);
  // Iterating over a set also yields elements that are added meanwhile.
  for (const path of found) {
    if (!MODULE.test(extname(path)) || !isFile(path)) continue;
    // If the module is a link, Node starts from what it leads to.
    const folder = dirname(realpathSync(path));
    for (const [, , name = ''] of readFileSync(path, 'utf8').matchAll(IMPORTED)) {
      const base = resolve(folder, name);
      // If a file is missing, its path is watched until it appears.
      found.add(ENDINGS.map((end) => base + end).find(isFile) ?? base);
    }
  }
  return [...found];
}
