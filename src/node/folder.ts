import { closeSync, fstatSync, openSync, readFileSync, statSync } from 'node:fs';
import type { Stats } from 'node:fs';
import { join } from 'node:path';
import type { Read } from '../runtime/index.ts';
import { describing, ifThere } from './system-error.ts';
import { realPathInside } from './tree-path.ts';

// What the runtime asks for on every query; the other files are small and rarely asked for.
const KEPT = /(?:^mockgen|(?:^|\/)all)\.json$/;

interface Kept {
  readonly stamp: string;
  readonly text: string;
}

/**
 * Reads a tree from a folder. The manifest and the collections (`all.json`) are kept in memory, and the identical string
 * is given again until the file changes on disk; nothing else is kept. Never leaves the folder, by `..` or by a link.
 *
 * Synchronous inside: a look at a file costs some 10 µs this way and several times that through the thread pool.
 *
 * @param dir the folder of the tree
 * @returns the text of a file; rejects with MockgenError `read_failed` when it is there and cannot be read
 */
export function createFolderSource(dir: string): Read {
  const kept = new Map<string, Kept>();
  return async (path) => {
    const known = kept.get(path);
    const real = realPathInside(dir, path);
    const find = (): Kept | undefined => (real === undefined ? undefined : ifThere(() => reread(real, known)));
    const found = describing('read_failed', `read ${join(dir, path)}`, find);
    if (found === undefined) kept.delete(path);
    else if (KEPT.test(path)) kept.set(path, found);
    return found?.text;
  };
}

function reread(file: string, known: Kept | undefined): Kept | undefined {
  const stats = statSync(file);
  if (!stats.isFile()) return undefined;
  if (known?.stamp === stampOf(stats)) return known;
  const handle = openSync(file, 'r');
  try {
    // Of the open file: a build may have put another one in its place since.
    return { stamp: stampOf(fstatSync(handle)), text: readFileSync(handle, 'utf8') };
  } finally {
    closeSync(handle);
  }
}

function stampOf(stats: Stats): string {
  return `${stats.ino} ${stats.size} ${stats.mtimeMs}`;
}
