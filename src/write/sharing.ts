import { Worker } from 'node:worker_threads';
import { MockgenError, type ErrorCode } from '../errors.ts';
import type { TreeSize } from '../providers/index.ts';
import type { RenderedTree, ResourceEntry, TreeOptions } from '../render/index.ts';
import type { CatalogueSource } from '../schema/index.ts';
import type { EditedFiles } from './edited-files.ts';
import type { Earlier } from './edits.ts';
import type { Desk, FileWriter } from './file-writer.ts';

/** What a thread is started with. */
export interface Setup {
  readonly dir: string;
  readonly options: TreeOptions;
  /** Where its catalogue comes from. Default: it is that of the service. */
  readonly source?: CatalogueSource | undefined;
  readonly isMeasured: boolean;
  /** What the build before left. */
  readonly earlier: Earlier | undefined;
}

/** What a thread is told: to write the files of a resource, or that it may change the folder. */
export type Order = { readonly kind: 'write'; readonly resource: string } | { readonly kind: 'begun' };

/** What a thread tells. */
export type Report =
  /** It has nothing to do. */
  | { readonly kind: 'free' }
  /** It has come to its first change. */
  | { readonly kind: 'begin' }
  /** So many more files are done. */
  | { readonly kind: 'done'; readonly files: number }
  /** It has written the files of a resource. */
  | {
      readonly kind: 'written';
      readonly resource: string;
      readonly entry: ResourceEntry;
      readonly written: number;
      readonly size: TreeSize | undefined;
      readonly edited: EditedFiles | undefined;
    }
  | { readonly kind: 'failed'; readonly code: ErrorCode; readonly message: string; readonly hint: string };

// The same way up from src/write and from dist/write.
const WORKER = new URL('../../dist/write/resource-worker.js', import.meta.url);

// More of them would share the disk, and each holds a heap of its own.
const THREADS = 2;

// What one resource needs at a time is a fraction of it. Without limits, a thread collects garbage only when it has grown to
// twice of that, and is hardly faster. The first thread has no limits, which is why it only waits for these.
const MEMORY = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 };

/** A thread that takes resources from the same list as the others. */
class Helper {
  readonly #worker: Worker;
  readonly #waiting: string[];
  readonly #entries: Map<string, ResourceEntry>;
  readonly #writer: FileWriter;
  readonly #desk: Desk;
  #failure: unknown;
  #state: 'works' | 'is done' | 'has failed' = 'works';
  /** Called whenever something has changed. */
  #onChange: () => void = () => {};

  constructor(setup: Setup, waiting: string[], entries: Map<string, ResourceEntry>, writer: FileWriter, desk: Desk) {
    this.#waiting = waiting;
    this.#entries = entries;
    this.#writer = writer;
    this.#desk = desk;
    this.#worker = new Worker(WORKER, { workerData: setup, resourceLimits: MEMORY });
    this.#worker.on('message', (report: Report) => this.#take(report));
    this.#worker.on('error', (error) => this.#fail(error));
    this.#worker.on('exit', (code) => this.#fail(new Error(`a thread of the build has ended with ${code}`)));
  }

  /**
   * Waits until there is nothing left to take, and the last resource that was is written.
   *
   * @throws what the thread has failed with
   */
  async finish(): Promise<void> {
    while (this.#state === 'works') {
      await new Promise<void>((done) => {
        this.#onChange = done;
      });
      await this.#desk.pause();
    }
    if (this.#state === 'has failed') throw this.#failure;
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #fail(error: unknown): void {
    this.#failure ??= error;
    this.#state = 'has failed';
    this.#onChange();
  }

  #order(order: Order): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
    this.#worker.postMessage(order);
  }

  #take(report: Report): void {
    switch (report.kind) {
      case 'free': {
        const resource = this.#waiting.shift();
        if (resource === undefined) this.#state = 'is done';
        else this.#order({ kind: 'write', resource });
        break;
      }
      case 'begin':
        void this.#begin();
        break;
      case 'done':
        this.#desk.onFile(report.files);
        break;
      case 'written':
        this.#entries.set(report.resource, report.entry);
        this.#writer.written += report.written;
        if (report.size) this.#desk.measure?.merge(report.size);
        if (report.edited) this.#desk.edits?.merge(report.edited);
        break;
      case 'failed':
        this.#fail(new MockgenError(report.code, report.message, report.hint));
    }
    this.#onChange();
  }

  async #begin(): Promise<void> {
    try {
      await this.#desk.begin();
      this.#order({ kind: 'begun' });
    } catch (error) {
      this.#fail(error);
    }
  }
}

/**
 * Writes a tree with two threads, which take the next resource from one list until there is none.
 *
 * @param dir the folder that `writer` writes into
 */
export async function writeShared(
  dir: string,
  { options, source }: Pick<Setup, 'options' | 'source'>,
  tree: RenderedTree,
  writer: FileWriter,
  desk: Desk,
): Promise<void> {
  const entries = new Map<string, ResourceEntry>();
  const { first, last } = tree.frame(entries);
  const waiting = Object.keys(tree.outline.resources);
  const setup = { dir, options, source, isMeasured: desk.measure !== undefined, earlier: desk.edits?.earlier };
  const helpers = Array.from({ length: THREADS }, () => new Helper(setup, waiting, entries, writer, desk));
  try {
    for (const file of first) await writer.write(file);
    await Promise.all(helpers.map((helper) => helper.finish()));
    for (const file of last) await writer.write(file);
  } finally {
    await Promise.all(helpers.map((helper) => helper.end()));
  }
}
