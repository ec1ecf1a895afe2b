import { closeSync, fstatSync, openSync, rmSync, writeSync } from 'node:fs';
import { placeOf } from '../build-marks/index.ts';
import { move } from '../node/index.ts';

/**
 * A file that is written under a temporary name and moved into its place in one step. A reader, or a kill, sees either
 * the old or the new file. The methods throw system errors.
 */
export class NewFile {
  readonly #temporary: string;
  readonly #target: string;
  readonly #handle: number;
  #isOpen = true;

  /**
   * @param temporary path to write to; nothing may exist there
   * @param target path to move the file to. Default: the temporary path, in a folder that no reader sees yet
   */
  constructor(temporary: string, target: string = temporary) {
    this.#temporary = temporary;
    this.#target = target;
    // `wx` never writes through a file or link that already has the temporary name.
    this.#handle = openSync(temporary, 'wx');
  }

  /** Text that identifies the file on this machine, whatever its name. */
  get place(): string {
    return placeOf(fstatSync(this.#handle, { bigint: true }));
  }

  write(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length;) at += writeSync(this.#handle, bytes, at, bytes.length - at);
  }

  /** Moves the file into its place, replacing an existing one. */
  put(): void {
    this.#close();
    if (this.#target !== this.#temporary) move(this.#temporary, this.#target);
  }

  /** Closes and removes the unfinished file, so that the old one stays. */
  drop(): void {
    if (this.#isOpen) this.#close();
    rmSync(this.#temporary, { force: true });
  }

  #close(): void {
    this.#isOpen = false;
    closeSync(this.#handle);
  }
}
