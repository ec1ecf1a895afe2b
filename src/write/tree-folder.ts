import { lstatSync, rmdirSync, unlinkSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { MockgenError } from '../errors.ts';
import { describing, ifThere } from '../node/index.ts';
import { Comparison } from './comparison.ts';
import { HeldFiles } from './held-files.ts';
import { NewFile } from './new-file.ts';
import { Staging } from './staging.ts';
import { temporaryName } from '../build-marks/index.ts';

/**
 * Returns the folder of a path inside the tree, or an empty text for a file at the top.
 *
 * @example
 * folderOf('people/authors/7.json') // => "people/authors"
 */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/**
 * A folder that a tree is written into, change by change. Paths are tree paths with forward slashes. The folder exists
 * before a file is written.
 *
 * A link in place of a file is replaced by a real file, and its target stays unchanged. A link in place of a folder is
 * refused by `create` and skipped by `remove`, so nothing outside of the folder is ever changed. The folder itself may
 * be a link.
 *
 * Each method throws MockgenError `write_failed` when the system refuses.
 */
export class TreeFolder {
  readonly #dir: string;
  readonly #thread: number;
  /** Folders that are known to be real, not links. */
  readonly #verified: Set<string> = new Set(['']);
  /** Folders that this build created. Only its own files can be in them. */
  readonly #own: Set<string> = new Set();
  /**
   * Folders in which a file was found missing. There, checking first whether a file exists is cheaper than an error for
   * each missing file.
   */
  readonly #sparse: Set<string> = new Set();
  /** The folder of the previous path. Files come folder by folder, so this saves a lookup. */
  #last = '';
  /** New folders that are not in their places yet. */
  readonly #staging: Staging;
  /** Folders that files were removed from. */
  readonly #emptied: Set<string> = new Set();
  readonly #held: HeldFiles | undefined;

  /**
   * @param thread which thread of the process writes, from 0
   * @param holdsBack whether files are moved to their places only by {@link release}. Default: as soon as they are
   *   written
   */
  constructor(dir: string, thread = 0, holdsBack = false) {
    this.#dir = dir;
    this.#thread = thread;
    this.#staging = new Staging(dir, thread, holdsBack ? Infinity : undefined);
    this.#held = holdsBack ? new HeldFiles(dir, thread) : undefined;
  }

  /** Runs an action on a file; a system error becomes one that names the file. */
  during<T>(path: string, act: () => T, verb = 'write'): T {
    try {
      return act();
    } catch (error) {
      return this.#refuse(path, error, verb);
    }
  }

  /** Whether anything exists at a path, even if it is a link that leads nowhere. */
  has(path: string): boolean {
    return this.during(path, () => this.#lookAt(path) !== undefined);
  }

  /** Opens the file at a path for comparison; undefined when there is no file, or a link. */
  compare(path: string): Comparison | undefined {
    const folder = this.#folderOf(path);
    if (this.#own.has(folder)) return undefined;
    return this.during(path, () => {
      if (!this.#isReal(folder)) return undefined;
      if (this.#sparse.has(folder) && !this.#lookAt(path)) return undefined;
      const found = Comparison.open(`${this.#dir}/${path}`);
      if (!found) this.#sparse.add(folder);
      return found;
    });
  }

  /**
   * Says which file comes next. If it is not in the new folder that is being filled, new folders are moved into place.
   */
  turnTo(path: string): void {
    if (!this.#held && !this.#staging.holds(this.#folderOf(path))) this.settle();
  }

  /** Moves everything into place that is not there yet: new folders, then the files that were held back, in order. */
  async release(pause: () => Promise<void> | void): Promise<void> {
    this.settle();
    for (const [index, path] of (this.#held?.paths ?? []).entries()) {
      this.during(path, () => this.#held?.put(index));
      await pause();
    }
    this.during('', () => this.#held?.clear());
  }

  /** Moves new folders into place, with their files. Is called before anything else is written. */
  settle(): void {
    for (const folder of this.#staging.folders) this.during(folder, () => this.#staging.put(folder));
  }

  /**
   * Moves new folders into place after a failure, so that the next build finds complete files. Ignores further errors.
   */
  salvage(): void {
    try {
      this.settle();
    } catch {
      // The next build removes what is left.
    }
  }

  /**
   * Creates a file, and its folder if that is missing. If files are held back, it is moved into its place together with
   * all others.
   *
   * @param slot number of the file among those that are written at the same time, from 0
   */
  create(path: string, slot = 0): NewFile {
    return this.during(path, () => {
      const folder = this.#folderOf(path);
      this.#make(folder);
      const staged = this.#staging.take(folder);
      // Nobody sees the file before its folder is in place.
      if (staged !== undefined) return new NewFile(`${staged}${path.slice(folder.length)}`);
      if (this.#held) return this.#held.create(path);
      const temporary = temporaryName(process.pid, this.#thread, slot);
      return new NewFile(`${this.#dir}/${temporary}`, `${this.#dir}/${path}`);
    });
  }

  /** Writes a file with these bytes, or with the bytes that a function makes for the new file. */
  put(path: string, bytes: Uint8Array | ((file: NewFile) => Uint8Array)): void {
    const file = this.create(path);
    try {
      file.write(typeof bytes === 'function' ? bytes(file) : bytes);
      file.put();
    } catch (error) {
      file.drop();
      this.#refuse(path, error, 'write');
    }
  }

  /** Removes a file. Returns whether there was one. */
  remove(path: string): boolean {
    const folder = folderOf(path);
    this.#emptied.add(folder);
    return this.during(path, () => this.#isReal(folder) && this.#unlink(path), 'remove');
  }

  /** Removes folders that became empty through {@link remove}. */
  removeEmpty(): void {
    const all = new Set<string>();
    for (const folder of this.#emptied) {
      for (let outer = folder; outer !== ''; outer = folderOf(outer)) all.add(outer);
    }
    this.#emptied.clear();
    // Longest path first, so that inner folders are removed before outer ones.
    for (const folder of [...all].toSorted((a, b) => b.length - a.length)) {
      try {
        if (this.#isReal(folder)) rmdirSync(`${this.#dir}/${folder}`);
        this.#verified.delete(folder);
        this.#own.delete(folder);
      } catch {
        // The folder contains other files, and stays.
      }
    }
  }

  #refuse(path: string, error: unknown, verb: string): never {
    return describing('write_failed', `${verb} ${join(this.#dir, path)}`, () => {
      throw error;
    });
  }

  #folderOf(path: string): string {
    const end = path.lastIndexOf('/');
    if (end !== this.#last.length || !path.startsWith(this.#last)) this.#last = path.slice(0, Math.max(0, end));
    return this.#last;
  }

  #lookAt(path: string): Stats | undefined {
    // Checking is cheaper than an error for each missing file.
    return ifThere(() => lstatSync(`${this.#dir}/${path}`, { throwIfNoEntry: false }));
  }

  /** Whether a folder and all folders above it are real folders, not links. Remembers those that are. */
  #isReal(folder: string): boolean {
    if (this.#verified.has(folder)) return true;
    const real = this.#isReal(folderOf(folder)) && this.#lookAt(folder)?.isDirectory() === true;
    if (real) this.#verified.add(folder);
    return real;
  }

  #make(folder: string): void {
    if (this.#isReal(folder)) return;
    this.#make(folderOf(folder));
    const stats = this.#lookAt(folder);
    if (stats === undefined) {
      this.#staging.make(folder);
      this.#own.add(folder);
      this.#verified.add(folder);
      return;
    }
    throw new MockgenError(
      'write_failed',
      `cannot write below ${join(this.#dir, folder)}: it is a ${stats.isSymbolicLink() ? 'link' : 'file'}, and a tree has real folders only`,
      'Move it out of the way, or choose another --out.',
    );
  }

  #unlink(path: string): boolean {
    const stats = this.#lookAt(path);
    if (stats === undefined || stats.isDirectory()) return false;
    unlinkSync(`${this.#dir}/${path}`);
    return true;
  }
}
