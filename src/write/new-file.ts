import { closeSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';

/**
 * A file that is written beside its place and put there in one step, so that a reader, or a kill, sees the old file or
 * the new one and nothing between. Each method throws the errors of the system.
 */
export class NewFile {
  readonly #temporary: string;
  readonly #target: string;
  readonly #handle: number;
  #isOpen = true;

  /**
   * @param temporary where it is written; nothing may be there
   * @param target where it belongs. Default: there, in a folder that nobody sees yet
   */
  constructor(temporary: string, target: string = temporary) {
    this.#temporary = temporary;
    this.#target = target;
    // `wx`: never through something that lies there under the temporary name.
    this.#handle = openSync(temporary, 'wx');
  }

  write(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length;) at += writeSync(this.#handle, bytes, at, bytes.length - at);
  }

  /** Puts the file into its place, also over another one. */
  put(): void {
    this.#close();
    if (this.#target !== this.#temporary) renameSync(this.#temporary, this.#target);
  }

  /** Leaves nothing behind. */
  drop(): void {
    if (this.#isOpen) this.#close();
    rmSync(this.#temporary, { force: true });
  }

  #close(): void {
    this.#isOpen = false;
    closeSync(this.#handle);
  }
}
