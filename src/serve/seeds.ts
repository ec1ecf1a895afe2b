import { Worker } from 'node:worker_threads';
import { type Found, type Signal, type Tree, TreeError, type TreeFile, type Wanted } from '../runtime/index.ts';
import type { Manifest } from '../tree/index.ts';
import { QUEUED_JOBS, WORKER_MEGABYTES } from './limits.ts';
import { whyNoSeeds, type OwnCatalogue } from './own-catalogue.ts';
import type { SeedJob, SeedReply, SeedRequest, SeedResult } from './seed-messages.ts';

interface Waiting {
  readonly id: number;
  readonly manifest: string;
  readonly seed: number | undefined;
  readonly asked: SeedRequest;
  readonly resolve: (result: SeedResult) => void;
  readonly reject: (error: TreeError) => void;
}

// The same way up from src/serve and from dist/serve. A worker cannot be loaded from TypeScript.
const WORKER = new URL('../../dist/serve/seed-worker.js', import.meta.url);

const givenUp = (): TreeError => new TreeError('The request was given up.', 503);

/**
 * Generates the data of other seeds on a thread of its own, so that no amount of it holds up other answers. The thread
 * starts when it is first needed and does one job at a time; it never keeps the process alive.
 */
export class Seeds {
  readonly #file: URL;
  readonly #catalogue: OwnCatalogue | undefined;
  #worker: Worker | undefined;
  /** The manifest that the worker was told. */
  #told = '';
  #queue: Waiting[] = [];
  #running: Waiting | undefined;
  #count = 0;
  #isClosed = false;

  /**
   * @param file the module of the worker
   * @param catalogue the one of the trees. Default: that of the service
   */
  constructor(file: URL = WORKER, catalogue?: OwnCatalogue) {
    this.#file = file;
    this.#catalogue = catalogue;
  }

  /** How many jobs wait, the running one aside. */
  get waiting(): number {
    return this.#queue.length;
  }

  /**
   * What makes the trees of other seeds of a tree.
   *
   * @param text the text of its manifest
   * @returns undefined for a tree that another version of the generator, or another catalogue, has made
   */
  of(manifest: Manifest, text: string): ((seed: number | undefined) => Tree) | undefined {
    if (whyNoSeeds(manifest, this.#catalogue) !== undefined) return undefined;
    return (seed) => this.#tree(manifest, text, seed);
  }

  /** Ends the worker. What still waits fails. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const worker = this.#worker;
    this.#fail(new TreeError('The server is closing.', 503));
    await worker?.terminate();
  }

  #tree(manifest: Manifest, text: string, seed: number | undefined): Tree {
    const ask = (asked: SeedRequest, signal: Signal | undefined): Promise<SeedResult> =>
      this.#ask({ manifest: text, seed, asked }, signal);
    return {
      manifest: seed === undefined ? manifest : { ...manifest, seed },
      async records(resource: string, wanted: Wanted, signal?: Signal): Promise<Found> {
        const result = await ask({ kind: 'records', resource, wanted }, signal);
        return 'found' in result ? result.found : { lines: [], total: 0 };
      },
      async item(resource: string, id: number | string, signal?: Signal): Promise<TreeFile | undefined> {
        const result = await ask({ kind: 'item', resource, id }, signal);
        return 'file' in result ? result.file : undefined;
      },
      async file(path: string, signal?: Signal): Promise<TreeFile | undefined> {
        const result = await ask({ kind: 'file', path }, signal);
        return 'file' in result ? result.file : undefined;
      },
    };
  }

  #ask(job: Pick<Waiting, 'manifest' | 'seed' | 'asked'>, signal: Signal | undefined): Promise<SeedResult> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed || this.#queue.length >= QUEUED_JOBS) {
        reject(new TreeError('Too many other seeds are being generated: ask again.', 503));
        return;
      }
      if (signal?.aborted) {
        reject(givenUp());
        return;
      }
      const id = ++this.#count;
      this.#queue.push({ ...job, id, resolve, reject });
      signal?.addEventListener('abort', () => this.#giveUp(id));
      this.#next();
    });
  }

  #giveUp(id: number): void {
    if (this.#running?.id === id) this.#post({ abort: id });
    const at = this.#queue.findIndex((waiting) => waiting.id === id);
    if (at < 0) return;
    for (const waiting of this.#queue.splice(at, 1)) waiting.reject(givenUp());
  }

  #next(): void {
    if (this.#running || this.#queue.length === 0) return;
    const job = this.#queue.shift();
    if (!job) return;
    this.#running = job;
    const { id, seed, asked, manifest } = job;
    this.#worker ??= this.#start();
    this.#post({ id, seed, asked, ...(manifest !== this.#told && { manifest }) });
    this.#told = manifest;
  }

  #post(message: SeedJob): void {
    this.#worker?.postMessage(message);
  }

  #start(): Worker {
    const worker = new Worker(this.#file, {
      workerData: this.#catalogue?.source,
      resourceLimits: { maxOldGenerationSizeMb: WORKER_MEGABYTES },
    });
    const stop = (): void => {
      if (this.#worker === worker) this.#fail(new TreeError('The generator has failed.'));
    };
    worker.on('message', (reply: SeedReply) => this.#receive(reply));
    // An error is followed by the end; without a listener it would be one of the process.
    worker.on('error', stop).on('exit', stop);
    worker.unref();
    this.#told = '';
    return worker;
  }

  #receive({ id, result, error }: SeedReply): void {
    const job = this.#running;
    if (job?.id !== id) return;
    this.#running = undefined;
    if (result) job.resolve(result);
    else job.reject(new TreeError(error?.message ?? 'The generator has failed.', error?.status));
    this.#next();
  }

  /** Lets all jobs fail, and forgets the worker: the next job starts another one. */
  #fail(error: TreeError): void {
    const jobs = [...(this.#running ? [this.#running] : []), ...this.#queue];
    this.#worker = undefined;
    this.#running = undefined;
    this.#queue = [];
    for (const { reject } of jobs) reject(error);
  }
}
