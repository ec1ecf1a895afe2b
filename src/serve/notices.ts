import { join } from 'node:path';
import { NAMED_EDITS, NAMED_FAILURES } from './limits.ts';

/** A file that differs from its manifest. */
export interface Edit {
  readonly path: string;
  /** Why the file cannot be served: the text of the answer to a request for it. Default: it is served as it is. */
  readonly fault?: string | undefined;
}

/**
 * Tells the user what matters about a tree. A file edited by hand is told once, the first {@link NAMED_EDITS} by name;
 * so is each reason why something cannot be served.
 */
export class Notices {
  readonly #dir: string;
  readonly #onNotice: (line: string) => void;
  readonly #edited: Set<string> = new Set();
  readonly #failures: Set<string> = new Set();
  readonly #faults: Set<string> = new Set();

  /**
   * @param dir the folder of the tree
   * @param onNotice receives one line per notice
   */
  constructor(dir: string, onNotice: (line: string) => void) {
    this.#dir = dir;
    this.#onNotice = onNotice;
  }

  /** Tells that a file was edited by hand, or why it cannot be served. */
  edit({ path, fault }: Edit): void {
    if (fault !== undefined) return this.failure(fault);
    if (this.#edited.size > NAMED_EDITS || this.#edited.has(path)) return;
    this.#edited.add(path);
    const isNamed = this.#edited.size <= NAMED_EDITS;
    const named = `${join(this.#dir, path)} was edited by hand: served as it is`;
    this.#onNotice(isNamed ? named : 'More files were edited by hand: served as they are');
  }

  /** Tells what is wrong with a file that no answer comes from. */
  fault(line: string): void {
    if (this.#faults.size > NAMED_EDITS || this.#faults.has(line)) return;
    this.#faults.add(line);
    const isNamed = this.#faults.size <= NAMED_EDITS;
    this.#onNotice(`${this.#dir}: ${isNamed ? line : 'More files are not as built: build again.'}`);
  }

  /** Tells why a request fails, or will. */
  failure(detail: string): void {
    if (this.#failures.size > NAMED_FAILURES || this.#failures.has(detail)) return;
    this.#failures.add(detail);
    const isNamed = this.#failures.size <= NAMED_FAILURES;
    this.#onNotice(
      `${this.#dir}: ${isNamed ? detail : 'More requests fail for other reasons, which their answers tell.'}`,
    );
  }
}
