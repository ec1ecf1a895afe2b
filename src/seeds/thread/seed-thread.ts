import { Worker } from 'node:worker_threads';
import { type Found, type Signal, type Tree, TreeError, type TreeFile, type Wanted } from '../../runtime/index.ts';
import type { Manifest } from '../../tree/index.ts';
import { DATA_VERSION, VERSION } from '../../version.ts';
import { type ServedCatalogue, whyNotServed } from './why-not-served.ts';
import type { SeedJob, SeedReply, SeedRequest, SeedResult } from './messages.ts';

/** Most requests that wait for data of other seeds; further ones are answered with 503. */
export const QUEUED_JOBS = 64;

/** Most memory of the thread, in megabytes; it is ended if it needs more. */
const WORKER_MEGABYTES = 1_024;

/** A job in the queue, and how to settle the promise of its caller. */
interface QueuedJob {
  readonly id: number;
  readonly manifest: string;
  readonly seed: number | undefined;
  readonly request: SeedRequest;
  readonly resolve: (result: SeedResult) => void;
  readonly reject: (error: TreeError) => void;
}

const aborted = (): TreeError => new TreeError('The request was aborted.', 503);

/**
 * Generates the data of other seeds in a thread of its own, so that it never delays other answers. The thread starts on
 * first use and does one job at a time; it does not keep the process alive.
 */
export class SeedThread {
  readonly #file: URL;
  readonly #catalogue: ServedCatalogue | undefined;
  #worker: Worker | undefined;
  /** Text of the manifest that was last sent to the worker; empty at first. */
  #sentManifest = '';
  #queue: QueuedJob[] = [];
  #running: QueuedJob | undefined;
  #count = 0;
  #isClosed = false;

  /**
   * @param file the compiled module of the worker: Node cannot load a worker from TypeScript
   * @param catalogue the catalogue of the trees. Default: the built-in resources
   */
  constructor(file: URL, catalogue?: ServedCatalogue) {
    this.#file = file;
    this.#catalogue = catalogue;
  }

  /** Number of waiting jobs, without the running one. */
  get waiting(): number {
    return this.#queue.length;
  }

  /**
   * Returns a function that gives the trees of other seeds.
   *
   * @param text the text of the manifest
   * @returns undefined for a tree of another data version, or of another catalogue
   */
  of(manifest: Manifest, text: string): ((seed: number | undefined) => Tree) | undefined {
    if (whyNotServed(manifest, { mockgen: VERSION, dataVersion: DATA_VERSION }, this.#catalogue) !== undefined)
      return undefined;
    return (seed) => this.#tree(manifest, text, seed);
  }

  /** Ends the thread. Waiting jobs fail. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const worker = this.#worker;
    this.#fail(new TreeError('The server is closing.', 503));
    await worker?.terminate();
  }

  #tree(manifest: Manifest, text: string, seed: number | undefined): Tree {
    const ask = (request: SeedRequest, signal: Signal | undefined): Promise<SeedResult> =>
      this.#ask({ manifest: text, seed, request }, signal);
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

  #ask(job: Pick<QueuedJob, 'manifest' | 'seed' | 'request'>, signal: Signal | undefined): Promise<SeedResult> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed || this.#queue.length >= QUEUED_JOBS) {
        reject(new TreeError('Too many other seeds are being generated. Try again later.', 503));
        return;
      }
      if (signal?.aborted) {
        reject(aborted());
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
    for (const waiting of this.#queue.splice(at, 1)) waiting.reject(aborted());
  }

  #next(): void {
    if (this.#running || this.#queue.length === 0) return;
    const job = this.#queue.shift();
    if (!job) return;
    this.#running = job;
    const { id, seed, request, manifest } = job;
    this.#worker ??= this.#start();
    this.#post({ id, seed, request, ...(manifest !== this.#sentManifest && { manifest }) });
    this.#sentManifest = manifest;
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
    // Without a listener, an error of the worker would end the process.
    worker.on('error', stop).on('exit', stop);
    worker.unref();
    this.#sentManifest = '';
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

  /** Fails all jobs, and ends the worker; the next job starts a new one. */
  #fail(error: TreeError): void {
    const jobs = [...(this.#running ? [this.#running] : []), ...this.#queue];
    this.#worker = undefined;
    this.#running = undefined;
    this.#queue = [];
    for (const { reject } of jobs) reject(error);
  }
}
