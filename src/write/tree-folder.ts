import { lstatSync, rmdirSync, unlinkSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { MockgenError } from '../errors.ts';
import { describing, ifThere } from '../node/index.ts';
import { Comparison } from './comparison.ts';
import { NewFile } from './new-file.ts';
import { Staging } from './staging.ts';
import { temporaryName } from '../build-marks/index.ts';

/**
 * The folder of a path inside the tree; empty for one at the top.
 *
 * @example
 * folderOf('people/authors/7.json') // => "people/authors"
 */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/**
 * A folder that a tree is written into, change by change. Paths are tree paths, with forward slashes. The folder is
 * there before anything is put into it.
 *
 * Links: one in place of a file is replaced by a real file and its target stays as it is; one in place of a folder is
 * refused by `create` and passed over by `remove`, so nothing is ever changed outside of the folder, which itself may be
 * a link.
 *
 * Each method throws MockgenError `write_failed` when the system refuses.
 */
export class TreeFolder {
  readonly #dir: string;
  readonly #thread: number;
  /** Folders that are real ones, down from the top. */
  readonly #verified: Set<string> = new Set(['']);
  /** Folders that we made: in these, nothing is but what we have put there. */
  readonly #own: Set<string> = new Set();
  /** Folders in which a file was missing: there, looking first is cheaper than an error for each of them. */
  readonly #sparse: Set<string> = new Set();
  /** The folder that was asked for last: files come folder by folder, and looking it up again takes longer. */
  #last = '';
  /** Folders that we made and that are not in their places yet. */
  readonly #staging: Staging;
  /** Folders that files were removed from. */
  readonly #emptied: Set<string> = new Set();

  /** @param thread which thread of the process writes, from 0 */
  constructor(dir: string, thread = 0) {
    this.#dir = dir;
    this.#thread = thread;
    this.#staging = new Staging(dir, thread);
  }

  /** Runs what is done to a file, and says of which one the system refuses it. */
  during<T>(path: string, act: () => T, verb = 'write'): T {
    try {
      return act();
    } catch (error) {
      return this.#refuse(path, error, verb);
    }
  }

  /** Whether anything is there, a dangling link included. */
  has(path: string): boolean {
    return this.during(path, () => this.#lookAt(path) !== undefined);
  }

  /** Opens what is there for a comparison; undefined where there is no file, or a link. */
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

  /** Tells which files come next: unless these go on filling a new folder, the new ones are put into their places. */
  turnTo(path: string): void {
    if (!this.#staging.holds(this.#folderOf(path))) this.settle();
  }

  /** Puts new folders into their places, with what is in them. Nothing else is put anywhere before that. */
  settle(): void {
    for (const folder of this.#staging.folders) this.during(folder, () => this.#staging.put(folder));
  }

  /** The same after a failure, which is the one to tell of: what is whole stays for the next build. */
  salvage(): void {
    try {
      this.settle();
    } catch {
      // It is swept up with what killed builds leave.
    }
  }

  /**
   * Begins a file, and makes its folder.
   *
   * @param slot which of the files that are written at once, from 0
   */
  create(path: string, slot = 0): NewFile {
    return this.during(path, () => {
      const folder = this.#folderOf(path);
      this.#make(folder);
      const staged = this.#staging.take(folder);
      // Nobody sees it before the folder is in its place.
      if (staged !== undefined) return new NewFile(`${staged}${path.slice(folder.length)}`);
      const temporary = temporaryName(process.pid, this.#thread, slot);
      return new NewFile(`${this.#dir}/${temporary}`, `${this.#dir}/${path}`);
    });
  }

  /** Puts a file with these bytes into its place. */
  put(path: string, bytes: Uint8Array): void {
    const file = this.create(path);
    try {
      file.write(bytes);
      file.put();
    } catch (error) {
      file.drop();
      this.#refuse(path, error, 'write');
    }
  }

  /** Removes a file, if there is one; whether there was. */
  remove(path: string): boolean {
    const folder = folderOf(path);
    this.#emptied.add(folder);
    return this.during(path, () => this.#isReal(folder) && this.#unlink(path), 'remove');
  }

  /** Removes the folders that are empty because of {@link remove}. */
  removeEmpty(): void {
    const all = new Set<string>();
    for (const folder of this.#emptied) {
      for (let outer = folder; outer !== ''; outer = folderOf(outer)) all.add(outer);
    }
    this.#emptied.clear();
    // The longest path first, so that a folder goes before the one around it.
    for (const folder of [...all].toSorted((a, b) => b.length - a.length)) {
      try {
        if (this.#isReal(folder)) rmdirSync(`${this.#dir}/${folder}`);
        this.#verified.delete(folder);
        this.#own.delete(folder);
      } catch {
        // Files that no build wrote are in it: it stays.
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
    // An error for every file that is not there yet would cost more than the look.
    return ifThere(() => lstatSync(`${this.#dir}/${path}`, { throwIfNoEntry: false }));
  }

  /** Whether a folder, and each one above it, is a folder and no link. Remembers those that are. */
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
