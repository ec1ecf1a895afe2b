import { type Lines, TreeError, type TreeFile } from '../runtime/index.ts';
import { splitRecords } from '../tree/index.ts';

/** The records of a resource, however they are kept. */
export interface StoredCollection {
  /** How many records there are. Throws TreeError where the file is broken. */
  readonly total: number;
  /** The file with all records. */
  readonly file: TreeFile;
  /** All records. */
  readonly lines: Lines;
  /** The records at some positions, from 0, each as one line of JSON. */
  at(positions: readonly number[]): Promise<readonly string[]>;
  /** Keeps what it reads from open until `work` is done, even if it is retired meanwhile. */
  during<T>(work: () => Promise<T>): Promise<T>;
  /** Closes what it reads from as soon as nobody reads it. */
  retire(): void;
}

/** A collection in memory. */
export class MemoryCollection implements StoredCollection {
  readonly file: TreeFile;
  readonly #path: string;
  readonly #bytes: Buffer;
  #split: readonly string[] | undefined;

  constructor(path: string, bytes: Buffer, digest: string) {
    this.file = { type: 'application/json', body: bytes, bytes: bytes.length, digest };
    this.#path = path;
    this.#bytes = bytes;
  }

  get total(): number {
    return this.#lines().length;
  }

  readonly lines = (): Iterable<readonly string[]> => [this.#lines()];

  /** The record at a position, from 0; empty when there is none. */
  line(position: number): string {
    return this.#lines()[position] ?? '';
  }

  async at(positions: readonly number[]): Promise<readonly string[]> {
    return positions.map((position) => this.line(position));
  }

  during<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }

  retire(): void {}

  #lines(): readonly string[] {
    this.#split ??= this.#cut();
    return this.#split;
  }

  #cut(): readonly string[] {
    try {
      return splitRecords(this.#bytes.toString());
    } catch {
      throw new TreeError(`${this.#path} is broken: build it again.`);
    }
  }
}
