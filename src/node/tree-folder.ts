import {
  closeSync,
  constants,
  lstatSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import type { Stats } from 'node:fs';
import { dirname, join } from 'node:path';
import { MockgenError } from '../errors.ts';
import { describing, ifThere, systemCode } from './system-error.ts';
import { temporaryName } from './temporary.ts';

/** A folder that a tree is written into, change by change. Paths are tree paths, with forward slashes. */
export interface TreeFolder {
  /** Whether a regular file with exactly these bytes is there. */
  holds(path: string, bytes: Uint8Array): boolean;
  /** Whether anything is there, a dangling link included. */
  has(path: string): boolean;
  /** Puts a file in place in one step, so that a reader, or a kill, sees the old or the new one and nothing between. */
  put(path: string, bytes: Uint8Array): void;
  /** Removes the files that are there, then the folders this leaves empty; the number of files removed. */
  remove(paths: readonly string[]): number;
}

/**
 * Opens a folder for writing a tree. It need not exist: the first `put` makes it.
 *
 * Links: one in place of a file is replaced by a real file and its target stays as it is; one in place of a folder is
 * refused by `put` and passed over by `remove`, so nothing is ever changed outside `dir`. `dir` itself may be a link.
 *
 * Each method throws MockgenError `write_failed` when the system refuses.
 */
export function openTreeFolder(dir: string): TreeFolder {
  const verified = new Set<string>(['.']);
  /** Folders that we made: in these, nothing is but what we have put there. */
  const own = new Set<string>();
  let made = false;
  const temporary = join(dir, temporaryName(process.pid));

  const holds = (path: string, bytes: Uint8Array): boolean => {
    if (own.has(dirname(path)) || !isRealFolder(dir, dirname(path), verified)) return false;
    return ifThere(() => isSame(join(dir, path), bytes)) ?? false;
  };
  const put = (path: string, bytes: Uint8Array): void => {
    if (!made) describing('write_failed', `make ${dir}`, () => makeRoot(dir));
    made = true;
    makeFolder(dir, dirname(path), verified, own);
    try {
      // `wx`: never through something that lies there under the temporary name.
      writeFileSync(temporary, bytes, { flag: 'wx' });
      renameSync(temporary, join(dir, path));
    } catch (error) {
      rmSync(temporary, { force: true });
      throw error;
    }
  };
  const remove = (path: string): boolean => isRealFolder(dir, dirname(path), verified) && removeFile(join(dir, path));

  const naming = <T>(path: string, verb: string, act: () => T): T =>
    describing('write_failed', `${verb} ${join(dir, path)}`, act);
  return {
    holds: (path, bytes) => naming(path, 'write', () => holds(path, bytes)),
    has: (path) => naming(path, 'write', () => lookAt(join(dir, path)) !== undefined),
    put: (path, bytes) => naming(path, 'write', () => put(path, bytes)),
    remove: (paths) => {
      const removed = paths.filter((path) => naming(path, 'remove', () => remove(path)));
      removeEmptyFolders(dir, paths, verified);
      return removed.length;
    },
  };
}

function lookAt(path: string): Stats | undefined {
  // An error for every file that is not there yet would cost more than the look.
  return ifThere(() => lstatSync(path, { throwIfNoEntry: false }));
}

/** What a file on disk is read into, to be compared; made larger when one needs it. */
let scratch = Buffer.alloc(1 << 16);

/**
 * Whether a regular file, and no link, has exactly these bytes. Three system calls: on an unchanged tree this is most of
 * what a build asks of the disk.
 */
function isSame(file: string, bytes: Uint8Array): boolean {
  const handle = openSync(file, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    // One byte more than there should be tells a longer file.
    if (scratch.length <= bytes.length) scratch = Buffer.alloc(bytes.length * 2);
    const length = readSync(handle, scratch, 0, bytes.length + 1, 0);
    return length === bytes.length && scratch.compare(bytes, 0, bytes.length, 0, length) === 0;
  } catch (error) {
    if (systemCode(error) === 'EISDIR') return false;
    throw error;
  } finally {
    closeSync(handle);
  }
}

/** Whether a folder inside `dir`, and each one above it, is a folder and no link. Remembers those that are. */
function isRealFolder(dir: string, folder: string, verified: Set<string>): boolean {
  if (verified.has(folder)) return true;
  const real = isRealFolder(dir, dirname(folder), verified) && lookAt(join(dir, folder))?.isDirectory() === true;
  if (real) verified.add(folder);
  return real;
}

/** Makes a folder and those above it. By hand: where `/proc` forbids it, Node's own `recursive` never comes back. */
function makeRoot(dir: string): void {
  if (ifThere(() => statSync(dir)) !== undefined) return;
  if (dirname(dir) !== dir) makeRoot(dirname(dir));
  mkdirSync(dir);
}

function makeFolder(dir: string, folder: string, verified: Set<string>, own: Set<string>): void {
  if (isRealFolder(dir, folder, verified)) return;
  makeFolder(dir, dirname(folder), verified, own);
  const target = join(dir, folder);
  const stats = lookAt(target);
  if (stats !== undefined) {
    throw new MockgenError(
      'write_failed',
      `cannot write below ${target}: it is a ${stats.isSymbolicLink() ? 'link' : 'file'}, and a tree has real folders only`,
      'Move it out of the way, or choose another --out.',
    );
  }
  mkdirSync(target);
  verified.add(folder);
  own.add(folder);
}

function removeFile(target: string): boolean {
  const stats = lookAt(target);
  if (stats === undefined || stats.isDirectory()) return false;
  unlinkSync(target);
  return true;
}

function removeEmptyFolders(dir: string, removed: readonly string[], verified: Set<string>): void {
  const folders = new Set<string>();
  for (const path of removed) {
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) folders.add(folder);
  }
  // The longest path first, so that a folder goes before the one around it.
  for (const folder of [...folders].toSorted((a, b) => b.length - a.length)) {
    if (!isRealFolder(dir, folder, verified)) continue;
    try {
      rmdirSync(join(dir, folder));
      verified.delete(folder);
    } catch {
      // Files that no build wrote are in it: it stays.
    }
  }
}
