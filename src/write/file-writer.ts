import { Encoder, type Chunk } from '../node/index.ts';
import type { PlannedFile } from '../render/index.ts';
import type { Comparison } from './comparison.ts';
import type { Edits } from './edits.ts';
import type { Measure } from './measure.ts';
import type { NewFile } from './new-file.ts';
import type { TreeFolder } from './tree-folder.ts';

/** What a writer of files gets from the build that it works for. */
export interface WriteContext {
  /** Is called before each change. Before the first one, it prepares the folder, or throws. */
  readonly begin: () => Promise<void> | void;
  /** Called often, between files and pieces of files, so that other work can run. */
  readonly pause: () => Promise<void> | void;
  /**
   * Is called after files were written or compared, with their number. A file counts once for each of its paths.
   * Default: 1.
   */
  readonly onFile: (files?: number) => void;
  /** Measures the size of the tree while it is written. Default: the size is not measured. */
  readonly measure?: Measure | undefined;
  /** Looks at files before they are replaced, to find those that somebody has edited. Default: nobody looks. */
  readonly edits?: Edits | undefined;
  /**
   * Whether files are moved to their places all at once, at the end. Default: each file is moved as soon as it is
   * written.
   */
  readonly holdsBack?: boolean;
  /** Is called before files that were held back are moved to their places. */
  readonly onPlacing?: () => void;
}

/**
 * Writes a large file at one of its paths. As long as it is equal to the existing file, it is only compared; from the
 * first difference on, it is written anew.
 */
class LargeFile {
  readonly path: string;
  readonly #folder: TreeFolder;
  readonly #slot: number;
  readonly #existing: Comparison | undefined;
  #isSame = true;
  #fresh: NewFile | undefined;

  constructor(folder: TreeFolder, path: string, slot: number) {
    this.#folder = folder;
    this.path = path;
    this.#slot = slot;
    this.#existing = folder.compare(path);
  }

  /** Whether the existing file is equal up to and including this chunk. */
  isSame(chunk: Chunk): boolean {
    const matches = (): boolean => this.#existing?.matches(chunk) === true;
    if (this.#isSame) this.#isSame = this.#folder.during(this.path, matches);
    return this.#isSame;
  }

  /**
   * Writes a piece of the file. Before the first piece, copies the part that was equal, and checks whether somebody has
   * edited the existing file.
   */
  write({ bytes, isLast }: Chunk, edits: Edits | undefined): void {
    this.#folder.during(this.path, () => {
      if (!this.#fresh) {
        if (this.#existing) edits?.look(this.path, this.#existing);
        this.#fresh = this.#folder.create(this.path, this.#slot);
        for (const same of this.#existing?.same() ?? []) this.#fresh.write(same);
      }
      this.#fresh.write(bytes);
      if (!isLast) return;
      this.#fresh.put();
      this.#fresh = undefined;
    });
  }

  /** Closes all files, and removes an unfinished one. */
  close(): void {
    this.#existing?.close();
    this.#fresh?.drop();
  }
}

/**
 * Writes the files that differ from existing ones, and leaves equal ones alone. Each file is rendered once, for all of
 * its paths.
 */
export class FileWriter {
  /** How many files were written. */
  written = 0;
  readonly #folder: TreeFolder;
  readonly #context: WriteContext;
  readonly #encoder: Encoder = new Encoder();

  constructor(folder: TreeFolder, context: WriteContext) {
    this.#folder = folder;
    this.#context = context;
  }

  /** Writes a file at those of its paths where the existing file differs. */
  async write({ paths, text }: PlannedFile): Promise<void> {
    const chunks = this.#encoder.encode(text());
    const first = chunks.next();
    if (first.done) return;
    this.#folder.turnTo(paths[0] ?? '');
    if (first.value.isLast) {
      for (const path of paths) await this.#writeSmall(path, first.value);
    } else {
      await this.#writeLarge(paths, first.value, chunks);
    }
    await this.#context.pause();
  }

  async #writeSmall(path: string, chunk: Chunk): Promise<void> {
    const existing = this.#folder.compare(path);
    let isSame = false;
    try {
      isSame = existing !== undefined && this.#folder.during(path, () => existing.matches(chunk) === true);
      if (!isSame) await this.#context.begin();
      if (existing && !isSame) this.#folder.during(path, () => this.#context.edits?.look(path, existing));
    } finally {
      existing?.close();
    }
    if (!isSame) {
      this.#folder.put(path, chunk.bytes);
      this.written += 1;
    }
    this.#count(path, chunk.bytes.length);
  }

  async #writeLarge(paths: readonly string[], first: Chunk, others: Iterable<Chunk>): Promise<void> {
    const files: LargeFile[] = [];
    let bytes = 0;
    const take = async (chunk: Chunk): Promise<void> => {
      bytes += chunk.bytes.length;
      for (const file of files) {
        if (file.isSame(chunk)) continue;
        await this.#context.begin();
        file.write(chunk, this.#context.edits);
        if (chunk.isLast) this.written += 1;
      }
    };
    try {
      for (const [slot, path] of paths.entries()) files.push(new LargeFile(this.#folder, path, slot));
      await take(first);
      for (const chunk of others) {
        await this.#context.pause();
        await take(chunk);
      }
    } finally {
      for (const file of files) file.close();
    }
    for (const path of paths) this.#count(path, bytes);
  }

  #count(path: string, bytes: number): void {
    this.#context.measure?.add(path, bytes);
    this.#context.onFile();
  }
}
