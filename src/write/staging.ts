import { lstatSync, mkdirSync, readdirSync, renameSync, rmdirSync } from 'node:fs';
import { systemCode } from '../node/index.ts';
import { temporaryName } from '../build-marks/index.ts';

/** The first slot of folders: those below are for files. */
const FIRST_SLOT = 16;

/** So many files wait at most: what a kill costs stays small, also where a folder has a hundred thousand. */
const MOST_FILES = 512;

// Another thread, or a person, has made the folder in the meantime.
const TAKEN: ReadonlySet<string | undefined> = new Set(['ENOTEMPTY', 'EEXIST', 'EPERM', 'EACCES']);

/**
 * New folders, filled beside their places: their files are written straight, and each folder is put into its place in one
 * step. A reader, or a kill, sees whole files only, and one renaming per folder takes the place of one per file. Each
 * method throws the errors of the system.
 */
export class Staging {
  readonly #dir: string;
  readonly #thread: number;
  /** Where each folder is filled, by its path in the tree: outer ones first. */
  readonly #places: Map<string, string> = new Map();
  #slot = FIRST_SLOT;
  #files = 0;

  /** @param thread which thread of the process writes, from 0 */
  constructor(dir: string, thread: number) {
    this.#dir = dir;
    this.#thread = thread;
  }

  /** The folders that are not in their places yet. */
  get folders(): readonly string[] {
    return [...this.#places.keys()];
  }

  /** Whether a folder goes on being filled beside its place. */
  holds(folder: string): boolean {
    return this.#files < MOST_FILES && this.#places.has(folder);
  }

  /** Where on the disk the next file of a folder is written; undefined for a folder that is in its place. */
  take(folder: string): string | undefined {
    const place = this.#places.get(folder);
    if (place !== undefined) this.#files += 1;
    return place;
  }

  /** Makes a folder beside its place, which nothing is in. */
  make(folder: string): void {
    const place = `${this.#dir}/${temporaryName(process.pid, this.#thread, this.#slot++)}`;
    mkdirSync(place);
    this.#places.set(folder, place);
  }

  /** Puts a folder into its place, with what is in it. The one around it is in its own. */
  put(folder: string): void {
    const place = this.#places.get(folder);
    if (place === undefined) return;
    this.#places.delete(folder);
    if (this.#places.size === 0) this.#files = 0;
    const target = `${this.#dir}/${folder}`;
    try {
      renameSync(place, target);
    } catch (error) {
      const isThere = lstatSync(target, { throwIfNoEntry: false })?.isDirectory();
      if (!TAKEN.has(systemCode(error)) || !isThere) throw error;
      for (const name of readdirSync(place)) renameSync(`${place}/${name}`, `${target}/${name}`);
      rmdirSync(place);
    }
  }
}
