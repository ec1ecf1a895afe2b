import { mkdirSync, renameSync, rmdirSync } from 'node:fs';
import { temporaryName } from '../build-marks/index.ts';
import { NewFile } from './new-file.ts';

/** The slot of the folder that the files are in. */
const SLOT = 15;

/**
 * Files that are written, and wait until everything is: the tree stays as it was until then. The methods throw system
 * errors.
 */
export class HeldFiles {
  /** The paths of the files in the tree, in the order in which they were written. */
  readonly paths: string[] = [];
  readonly #dir: string;
  readonly #folder: string;

  /** @param thread which thread of the process writes, from 0 */
  constructor(dir: string, thread: number) {
    this.#dir = dir;
    this.#folder = `${dir}/${temporaryName(process.pid, thread, SLOT)}`;
  }

  /** Starts the file of a path. */
  create(path: string): NewFile {
    if (this.paths.length === 0) mkdirSync(this.#folder);
    return new NewFile(this.#place(this.paths.push(path) - 1));
  }

  /** Moves a file into its place. */
  put(index: number): void {
    renameSync(this.#place(index), `${this.#dir}/${this.paths[index] ?? ''}`);
  }

  /** Forgets the files, all of which are in their places. */
  clear(): void {
    if (this.paths.length > 0) rmdirSync(this.#folder);
    this.paths.length = 0;
  }

  #place(index: number): string {
    return `${this.#folder}/${index}`;
  }
}
