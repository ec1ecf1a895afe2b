import { join } from 'node:path';
import { NAMED_EDITS } from './limits.ts';

/** Tells of files that were edited by hand: of each once, and of so many by name. */
export class EditNotices {
  readonly #dir: string;
  readonly #onNotice: (line: string) => void;
  readonly #told: Set<string> = new Set();

  /** @param onNotice receives a text of one line */
  constructor(dir: string, onNotice: (line: string) => void) {
    this.#dir = dir;
    this.#onNotice = onNotice;
  }

  /** Tells something. */
  tell(line: string): void {
    this.#onNotice(line);
  }

  /** Tells that a file was edited by hand, unless that has been told. */
  tellOfEdit(path: string): void {
    if (this.#told.size > NAMED_EDITS || this.#told.has(path)) return;
    this.#told.add(path);
    const isNamed = this.#told.size <= NAMED_EDITS;
    const named = `${join(this.#dir, path)} was edited by hand: served as it is`;
    this.#onNotice(isNamed ? named : 'More files were edited by hand: served as they are');
  }
}
