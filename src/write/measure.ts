import type { TreeSize } from '../providers/index.ts';
import { folderOf } from './tree-folder.ts';

/** Measures the size of a tree while it is written. */
export class Measure {
  #files = 0;
  #bytes = 0;
  #largest: TreeSize['largest'] = { path: '', bytes: 0 };
  readonly #folders: Map<string, number> = new Map();

  /** Counts one file. */
  add(path: string, bytes: number): void {
    const folder = folderOf(path);
    this.#folders.set(folder, (this.#folders.get(folder) ?? 0) + 1);
    this.#files += 1;
    this.#bytes += bytes;
    if (bytes > this.#largest.bytes) this.#largest = { path, bytes };
  }

  /** Adds the files of another measure. */
  merge({ files, bytes, largest, folders }: TreeSize): void {
    for (const [folder, count] of folders) this.#folders.set(folder, (this.#folders.get(folder) ?? 0) + count);
    this.#files += files;
    this.#bytes += bytes;
    // Of equally large files the first by name, so that the order of counting does not matter.
    const isLarger = largest.bytes === this.#largest.bytes && largest.path < this.#largest.path;
    if (largest.bytes > this.#largest.bytes || isLarger) this.#largest = largest;
  }

  /** The size of all files that were counted so far. */
  get size(): TreeSize {
    return { files: this.#files, bytes: this.#bytes, largest: this.#largest, folders: this.#folders };
  }
}
