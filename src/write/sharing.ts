import { Worker } from 'node:worker_threads';
import { MockgenError, type ErrorCode, type Fault } from '../errors.ts';
import type { TreeSize } from '../providers/index.ts';
import type { RenderedTree, ResourceEntry, TreeOptions } from '../render/index.ts';
import type { CatalogueSource } from '../schema/index.ts';
import type { EditedFiles } from './edited-files.ts';
import type { Earlier } from './edits.ts';
import type { WriteContext, FileWriter } from './file-writer.ts';

/** The data that a thread is started with. */
export interface Setup {
  readonly dir: string;
  readonly options: TreeOptions;
  /** Source of the catalogue. Default: the built-in resources. */
  readonly source?: CatalogueSource | undefined;
  /** Whether files are moved into their places only when the thread is told to. */
  readonly holdsBack: boolean;
  /** The tree that the previous build left, compared with the one of this build. Undefined if there was none. */
  readonly earlier: Earlier | undefined;
}

/**
 * A message to a thread: to write the files of a resource, to go on with its first change, or to move all files into
 * their places.
 */
export type Order =
  | { readonly kind: 'write'; readonly resource: string }
  | { readonly kind: 'begun' }
  | { readonly kind: 'release' };

/** A message from a thread. */
export type Report =
  /** The thread is idle. */
  | { readonly kind: 'free' }
  /** The thread is about to make its first change. */
  | { readonly kind: 'begin' }
  /** The thread has finished this many more files since the previous message. */
  | { readonly kind: 'done'; readonly files: number }
  /** The thread has written the files of a resource. */
  | {
      readonly kind: 'written';
      readonly resource: string;
      readonly entry: ResourceEntry;
      readonly written: number;
      readonly size: TreeSize;
      readonly edited: EditedFiles | undefined;
    }
  /** All files of the thread have been moved into their places. */
  | { readonly kind: 'released' }
  | {
      readonly kind: 'failed';
      readonly code: ErrorCode;
      readonly message: string;
      readonly hint: string;
      readonly faults: readonly Fault[];
    };

// The relative path is the same from src/write and from dist/write.
const WORKER = new URL('../../dist/write/resource-worker.js', import.meta.url);

// More threads would compete for the disk, and each has a heap of its own.
const THREADS = 2;

// One resource at a time needs a fraction of this. Without limits, a thread collects garbage only after it has grown to
// twice the size, and is hardly faster. The main thread cannot be limited, so it only waits for these.
const MEMORY = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 };

/** A thread that takes resources from a list shared with other threads. */
class Helper {
  readonly #worker: Worker;
  readonly #waiting: string[];
  readonly #entries: Map<string, ResourceEntry>;
  readonly #writer: FileWriter;
  readonly #context: WriteContext;
  #failure: unknown;
  #state: 'works' | 'is done' | 'has failed' | 'has released' = 'works';
  /** Called after every message of the thread, and after its end. */
  #onChange: () => void = () => {};

  constructor(
    setup: Setup,
    waiting: string[],
    entries: Map<string, ResourceEntry>,
    writer: FileWriter,
    context: WriteContext,
  ) {
    this.#waiting = waiting;
    this.#entries = entries;
    this.#writer = writer;
    this.#context = context;
    this.#worker = new Worker(WORKER, { workerData: setup, resourceLimits: MEMORY });
    this.#worker.on('message', (report: Report) => this.#take(report));
    this.#worker.on('error', (error) => this.#fail(error));
    this.#worker.on('exit', (code) => this.#fail(new Error(`a thread of the build has ended with ${code}`)));
  }

  /**
   * Waits until the list is empty and the last resource is written.
   *
   * @throws the error with which the thread has failed
   */
  async finish(): Promise<void> {
    await this.#reach('is done');
  }

  /**
   * Waits until all files of the thread are in their places.
   *
   * @throws the error with which the thread has failed
   */
  async release(): Promise<void> {
    this.#order({ kind: 'release' });
    await this.#reach('has released');
  }

  async #reach(state: 'is done' | 'has released'): Promise<void> {
    while (this.#state !== state && this.#state !== 'has failed') {
      await new Promise<void>((done) => {
        this.#onChange = done;
      });
      await this.#context.pause();
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
        this.#context.onFile(report.files);
        break;
      case 'written':
        this.#entries.set(report.resource, report.entry);
        this.#writer.written += report.written;
        this.#context.measure?.merge(report.size);
        if (report.edited) this.#context.edits?.merge(report.edited);
        break;
      case 'released':
        this.#state = 'has released';
        break;
      case 'failed':
        this.#fail(new MockgenError(report.code, report.message, report.hint, report.faults));
    }
    this.#onChange();
  }

  async #begin(): Promise<void> {
    try {
      await this.#context.begin();
      this.#order({ kind: 'begun' });
    } catch (error) {
      this.#fail(error);
    }
  }
}

/**
 * Writes a tree with two threads, which take resources from one list until it is empty.
 *
 * @param dir the folder that `writer` writes into
 */
export async function writeShared(
  dir: string,
  { options, source }: Pick<Setup, 'options' | 'source'>,
  tree: RenderedTree,
  writer: FileWriter,
  context: WriteContext,
): Promise<void> {
  const entries = new Map<string, ResourceEntry>();
  const { first, last } = tree.frame(entries);
  const waiting = Object.keys(tree.outline.resources);
  const { holdsBack = false, edits } = context;
  const setup = { dir, options, source, holdsBack, earlier: edits?.earlier };
  // Nested collections come first: their edited files are found with the help of the records of the last build, which
  // the threads replace.
  for (const file of first) await writer.write(file);
  const helpers = Array.from({ length: THREADS }, () => new Helper(setup, waiting, entries, writer, context));
  try {
    await Promise.all(helpers.map((helper) => helper.finish()));
    for (const file of last) await writer.write(file);
    context.onPlacing?.();
    await Promise.all(helpers.map((helper) => helper.release()));
  } finally {
    await Promise.all(helpers.map((helper) => helper.end()));
  }
}
