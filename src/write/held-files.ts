import { mkdirSync, rmdirSync } from 'node:fs';
import { move } from '../node/index.ts';
import { temporaryName } from '../build-marks/index.ts';
import { NewFile } from './new-file.ts';

/** Number in the temporary name of the folder in which these files wait. */
const SLOT = 15;

/**
 * Files that were written, but are moved into their places only when all are complete. Until then, the tree stays as it
 * was. The methods throw system errors.
 */
export class HeldFiles {
  /** Paths in the tree of the files that wait to be moved, in the order in which they were written. */
  readonly paths: string[] = [];
  readonly #dir: string;
  readonly #folder: string;

  /** @param thread which thread of the process writes, from 0 */
  constructor(dir: string, thread: number) {
    this.#dir = dir;
    this.#folder = `${dir}/${temporaryName(process.pid, thread, SLOT)}`;
  }

  /** Creates the file for a path. */
  create(path: string): NewFile {
    if (this.paths.length === 0) mkdirSync(this.#folder);
    return new NewFile(this.#place(this.paths.push(path) - 1));
  }

  /** Moves the file with an index among the held-back ones into its place. */
  put(index: number): void {
    move(this.#place(index), `${this.#dir}/${this.paths[index] ?? ''}`);
  }

  /** Forgets all held-back files, once they have been moved into their places, and removes their folder. */
  clear(): void {
    if (this.paths.length > 0) rmdirSync(this.#folder);
    this.paths.length = 0;
  }

  #place(index: number): string {
    return `${this.#folder}/${index}`;
  }
}
