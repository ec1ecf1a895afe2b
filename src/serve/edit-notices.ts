import { join } from 'node:path';
import { NAMED_EDITS } from './limits.ts';

/** Reports files that were edited by hand: each file once, and the first {@link NAMED_EDITS} by name. */
export class EditNotices {
  readonly #dir: string;
  readonly #onNotice: (line: string) => void;
  readonly #reported: Set<string> = new Set();

  /**
   * @param dir the folder of the tree
   * @param onNotice receives one line per notice
   */
  constructor(dir: string, onNotice: (line: string) => void) {
    this.#dir = dir;
    this.#onNotice = onNotice;
  }

  /** Reports a file, by its path inside the tree, unless it has been reported before. */
  report(path: string): void {
    if (this.#reported.size > NAMED_EDITS || this.#reported.has(path)) return;
    this.#reported.add(path);
    const isNamed = this.#reported.size <= NAMED_EDITS;
    const named = `${join(this.#dir, path)} was edited by hand: served as it is`;
    this.#onNotice(isNamed ? named : 'More files were edited by hand: served as they are');
  }
}
