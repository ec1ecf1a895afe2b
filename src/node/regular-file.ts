import {
  closeSync,
  constants,
  fstatSync,
  openSync,
  readFile,
  readFileSync,
  readlinkSync,
  realpathSync,
  type Stats,
} from 'node:fs';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { describing, ifThere, isAbsent, systemCode } from './system-error.ts';
import { isTreePath } from './tree-path.ts';

// A pipe would block until somebody writes to it. Windows has neither flag.
const READ = constants.O_RDONLY | constants.O_NONBLOCK;
const READ_NO_LINK = READ | constants.O_NOFOLLOW;

/** A file that a person writes, such as a config, a schema or a template, may have at most this many bytes. */
const MOST_WRITTEN = 20 * 1024 * 1024;

/** A file of a tree may have at most this many bytes to be read as a whole. */
const MOST_BUILT = 256 * 1024 * 1024;

/** A regular file that is open for reading. Whoever opens it closes the handle. */
export interface RegularFile {
  readonly handle: number;
  readonly stats: Stats;
}

function refusal(code: string): Error {
  return Object.assign(new Error(code), { code });
}

function open(path: string, flags: number, isRight: (handle: number) => boolean = () => true): RegularFile {
  const handle = openSync(path, flags);
  try {
    const stats = fstatSync(handle);
    if (stats.isDirectory()) throw refusal('EISDIR');
    if (!stats.isFile()) throw refusal('ENXIO');
    if (!isRight(handle)) throw refusal('ELINK');
    return { handle, stats };
  } catch (error) {
    closeSync(handle);
    throw error;
  }
}

/**
 * Returns the real path of an open file, without links. On Linux it is found by the handle, so that nobody can swap the
 * file in between.
 */
function realPathOf(handle: number, path: string): string {
  if (process.platform !== 'linux') return realpathSync.native(path);
  // If the path leads to another file by now, the opened file is still the old one.
  return readlinkSync(`/proc/self/fd/${handle}`).replace(/ \(deleted\)$/, '');
}

function openWithoutLinks(root: string, path: string): RegularFile {
  const file = join(root, path);
  if (!file.startsWith(root.endsWith(sep) ? root : root + sep)) throw refusal('ENOENT');
  try {
    return open(file, READ_NO_LINK, (handle) => realPathOf(handle, file) === file);
  } catch (error) {
    throw systemCode(error) === 'ELOOP' ? refusal('ELINK') : error;
  }
}

/**
 * Opens a file of a tree. Links inside of the tree are not followed. This is checked after the file was opened, so
 * nobody can swap it in between. Throws a system error: `ENOENT` also for a path that no tree has, `ELINK` for a link,
 * `EISDIR` for a folder, and `ENXIO` for a pipe, a device or a socket.
 *
 * @param root the real path of the tree's folder
 */
export function openInside(root: string, path: string): RegularFile {
  if (!isTreePath(path)) throw refusal('ENOENT');
  return openWithoutLinks(root, path);
}

/**
 * Opens a file of a tree as {@link openInside} does, but also a dotfile: builds write some, though no address leads to
 * them.
 */
export function openBuilt(root: string, path: string): RegularFile {
  return openWithoutLinks(root, path);
}

/**
 * Opens a file; undefined if there is none, or if it is a link, a folder or anything else.
 *
 * @param open opens the file. Default: {@link openInside}
 */
export function openIfFile(
  root: string,
  path: string,
  open: (root: string, path: string) => RegularFile = openInside,
): RegularFile | undefined {
  try {
    return open(root, path);
  } catch (error) {
    if (isAbsent(error) || ['ELINK', 'EISDIR', 'ENXIO'].includes(systemCode(error) ?? '')) return undefined;
    throw error;
  }
}

/** Reads an open file, and closes it. Throws a system error: `EFBIG` if it has more than `most` bytes. */
export function readAndClose({ handle, stats }: RegularFile, most: number = MOST_BUILT): Buffer {
  try {
    if (stats.size > most) throw refusal('EFBIG');
    return readFileSync(handle);
  } finally {
    closeSync(handle);
  }
}

// Reading a small file synchronously takes a tenth of the time of a trip through the thread pool.
const SMALL_FILE = 250_000;

/** Reads an open file as {@link readAndClose} does, but without holding up other work while it is large. */
export async function readAndCloseSoon(file: RegularFile): Promise<Buffer> {
  const { handle, stats } = file;
  if (stats.size <= SMALL_FILE || stats.size > MOST_BUILT) return readAndClose(file);
  try {
    return await promisify(readFile)(handle);
  } finally {
    closeSync(handle);
  }
}

/**
 * Reads a file that a user named; links are followed. Throws a system error: `EISDIR` for a folder, `ENXIO` for a pipe, a
 * device or a socket, and `EFBIG` for a larger file.
 *
 * @param most the largest size in bytes. Default: {@link MOST_WRITTEN}
 */
export function readText(path: string, most: number = MOST_WRITTEN): string {
  return readAndClose(open(path, READ), most).toString();
}

/**
 * Reads a text file of a tree, or one that a build left beside it; undefined if there is none.
 *
 * @param dir the folder of the tree, which may be a link
 * @param path is not checked, so it has to be one of the names that builds use
 * @throws MockgenError `read_failed` when it cannot be read, when it is not a file, or when a link inside of the tree
 *   leads to it
 */
export function readTreeText(dir: string, path: string): string | undefined {
  const read = (): string => readAndClose(openWithoutLinks(realpathSync.native(dir), path)).toString();
  return describing('read_failed', `read ${join(dir, path)}`, () => ifThere(read));
}
