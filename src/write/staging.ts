import { lstatSync, mkdirSync, readdirSync, renameSync, rmdirSync } from 'node:fs';
import { move, systemCode } from '../node/index.ts';
import { temporaryName } from '../build-marks/index.ts';

/** The first number that the temporary name of a folder can have. Lower numbers are for files. */
const FIRST_SLOT = 16;

/** At most this many files wait in folders that are not in their places yet. */
const MOST_FILES = 512;

// Another thread or program has created the folder meanwhile.
const TAKEN: ReadonlySet<string | undefined> = new Set(['ENOTEMPTY', 'EEXIST', 'EPERM', 'EACCES']);

/**
 * Keeps new folders that are filled outside of the tree, and then moved into their places in one step each. So a reader
 * sees, and a killed build leaves, only complete files. It takes one rename per folder rather than one per file. The
 * methods throw system errors.
 */
export class Staging {
  readonly #dir: string;
  readonly #thread: number;
  /** Temporary path of each folder, by its path in the tree; outer folders come first. */
  readonly #places: Map<string, string> = new Map();
  #slot = FIRST_SLOT;
  #files = 0;

  readonly #most: number;

  /**
   * @param thread which thread of the process writes, from 0
   * @param most how many files may wait. Default: few, so that little is lost when the process is killed
   */
  constructor(dir: string, thread: number, most: number = MOST_FILES) {
    this.#dir = dir;
    this.#thread = thread;
    this.#most = most;
  }

  /** Folders that were not moved into place yet. */
  get folders(): readonly string[] {
    return [...this.#places.keys()];
  }

  /** Whether a folder is still being filled outside of the tree. */
  holds(folder: string): boolean {
    return this.#files < this.#most && this.#places.has(folder);
  }

  /**
   * Returns the path of the folder to which the next file has to be written; undefined if the folder is in its place
   * already.
   */
  take(folder: string): string | undefined {
    const place = this.#places.get(folder);
    if (place !== undefined) this.#files += 1;
    return place;
  }

  /** Creates a folder at a temporary path. Nothing may exist at its place in the tree. */
  make(folder: string): void {
    const place = `${this.#dir}/${temporaryName(process.pid, this.#thread, this.#slot++)}`;
    mkdirSync(place);
    this.#places.set(folder, place);
  }

  /** Moves a folder with all its files into its place. The folder around it must be in place already. */
  put(folder: string): void {
    const place = this.#places.get(folder);
    if (place === undefined) return;
    this.#places.delete(folder);
    if (this.#places.size === 0) this.#files = 0;
    const target = `${this.#dir}/${folder}`;
    try {
      renameSync(place, target);
    } catch (error) {
      if (!TAKEN.has(systemCode(error))) throw error;
      if (!lstatSync(target, { throwIfNoEntry: false })?.isDirectory()) {
        move(place, target);
        return;
      }
      for (const name of readdirSync(place)) move(`${place}/${name}`, `${target}/${name}`);
      rmdirSync(place);
    }
  }
}
