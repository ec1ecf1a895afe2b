import { Encoder, type Chunk } from '../node/index.ts';
import type { PlannedFile } from '../render/index.ts';
import type { Comparison } from './comparison.ts';
import type { Edits } from './edits.ts';
import type { Measure } from './measure.ts';
import type { NewFile } from './new-file.ts';
import type { TreeFolder } from './tree-folder.ts';

/** What a writer of files asks of the build it works for. */
export interface Desk {
  /** Called before each change: gives leave for the first one, or throws. */
  readonly begin: () => Promise<void> | void;
  /** Called often, between files and chunks: lets other work run now and then. */
  readonly pause: () => Promise<void> | void;
  /** Called as files are done. Each path counts. Default: one */
  readonly onFile: (files?: number) => void;
  /** Measures what there is. Default: nothing is measured. */
  readonly measure?: Measure | undefined;
  /** Looks at what is replaced. Default: it is replaced unseen. */
  readonly edits?: Edits | undefined;
}

/** A large file at one of its paths: compared while it is the same, written anew from its first difference on. */
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

  /** Whether what is there has been the same up to and with this chunk. */
  isSame(chunk: Chunk): boolean {
    const matches = (): boolean => this.#existing?.matches(chunk) === true;
    if (this.#isSame) this.#isSame = this.#folder.during(this.path, matches);
    return this.#isSame;
  }

  /** Writes a chunk and, before the first one, all that has been the same. What differs is looked at. */
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

  /** Leaves nothing open, and nothing of what was not written to its end. */
  close(): void {
    this.#existing?.close();
    this.#fresh?.drop();
  }
}

/** Makes files be what they should be, and leaves those alone that are. Renders and encodes each once for all paths. */
export class FileWriter {
  /** How many files were written. */
  written = 0;
  readonly #folder: TreeFolder;
  readonly #desk: Desk;
  readonly #encoder: Encoder = new Encoder();

  constructor(folder: TreeFolder, desk: Desk) {
    this.#folder = folder;
    this.#desk = desk;
  }

  /** Puts a file at each of its paths where it differs from what is there. */
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
    await this.#desk.pause();
  }

  async #writeSmall(path: string, chunk: Chunk): Promise<void> {
    const existing = this.#folder.compare(path);
    let isSame = false;
    try {
      isSame = existing !== undefined && this.#folder.during(path, () => existing.matches(chunk) === true);
      if (!isSame) await this.#desk.begin();
      if (existing && !isSame) this.#folder.during(path, () => this.#desk.edits?.look(path, existing));
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
        await this.#desk.begin();
        file.write(chunk, this.#desk.edits);
        if (chunk.isLast) this.written += 1;
      }
    };
    try {
      for (const [slot, path] of paths.entries()) files.push(new LargeFile(this.#folder, path, slot));
      await take(first);
      for (const chunk of others) {
        await this.#desk.pause();
        await take(chunk);
      }
    } finally {
      for (const file of files) file.close();
    }
    for (const path of paths) this.#count(path, bytes);
  }

  #count(path: string, bytes: number): void {
    this.#desk.measure?.add(path, bytes);
    this.#desk.onFile();
  }
}
