import { Worker } from 'node:worker_threads';
import { type Found, type Signal, type Tree, TreeError, type TreeFile, type Wanted } from '../../runtime/index.ts';
import { BLOCKS_FILE, MANIFEST_FILE, RESOURCE_FILES, type Manifest } from '../../tree/index.ts';
import { DATA_VERSION, VERSION } from '../../version.ts';
import { type ServedCatalogue, whyNotServed } from './why-not-served.ts';
import type { Beat, SeedJob, SeedReply, SeedRequest, SeedResult } from './messages.ts';

/** At most this many requests wait for data of other seeds. Further ones are answered with 503. */
export const QUEUED_JOBS = 64;

/** The thread may take at most this much memory, in megabytes. If it needs more, it is ended. */
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

/** If the worker gives no sign of life for this many milliseconds, it is ended. */
const PATIENCE_MS = 30_000;

/** A job for at most this many records, as on a page, counts as small. */
const PAGE = 100;

/** Whether a job may need all records of a resource, which takes as long as thousands of small ones. */
function isLargeJob({ request }: Pick<QueuedJob, 'request'>): boolean {
  if (request.kind === 'item') return false;
  if (request.kind === 'records') {
    const { search, start, end } = request.wanted;
    return search !== undefined || end - start > PAGE;
  }
  const name = request.path.slice(request.path.lastIndexOf('/') + 1);
  return [MANIFEST_FILE, RESOURCE_FILES.records.name, BLOCKS_FILE.name].includes(name);
}

const aborted = (): TreeError => new TreeError('The request was aborted.', 503);

/**
 * Generates the data of other seeds in a thread of its own, so that it never delays other answers. The thread starts on
 * first use and does one large and one small job at a time, so that a page of records does not wait for whole files; it does not keep the process alive.
 */
export class SeedThread {
  readonly #file: URL;
  readonly #catalogue: ServedCatalogue | undefined;
  #worker: Worker | undefined;
  /** Text of the manifest that was last sent to the worker; empty at first. */
  #sentManifest = '';
  #queue: QueuedJob[] = [];
  /** The jobs that are running, at most one large and one small: by whether they are large. */
  readonly #running: Map<boolean, QueuedJob> = new Map();
  #silence: NodeJS.Timeout | undefined;
  readonly #patience: number;
  #count = 0;
  #isClosed = false;

  /**
   * @param file the compiled module of the worker: Node cannot load a worker from TypeScript
   * @param catalogue the catalogue of the trees. Default: the built-in resources
   * @param patience after how many milliseconds without a sign of life the worker is ended. Default: 30,000
   */
  constructor(file: URL, catalogue?: ServedCatalogue, patience: number = PATIENCE_MS) {
    this.#patience = patience;
    this.#file = file;
    this.#catalogue = catalogue;
  }

  /** How many jobs are waiting, without the running ones. */
  get waiting(): number {
    return this.#queue.length;
  }

  /**
   * Returns a function that returns the tree of another seed.
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
    if ([...this.#running.values()].some((job) => job.id === id)) this.#post({ abort: id });
    const at = this.#queue.findIndex((waiting) => waiting.id === id);
    if (at < 0) return;
    for (const waiting of this.#queue.splice(at, 1)) waiting.reject(aborted());
  }

  /** Starts the jobs that can run now: one large and one small. */
  #next(): void {
    for (const isLarge of [false, true]) {
      const at = this.#running.has(isLarge) ? -1 : this.#queue.findIndex((job) => isLargeJob(job) === isLarge);
      for (const job of at < 0 ? [] : this.#queue.splice(at, 1)) this.#send(job, isLarge);
    }
  }

  #send(job: QueuedJob, isLarge: boolean): void {
    this.#running.set(isLarge, job);
    const { id, seed, request, manifest } = job;
    this.#worker ??= this.#start();
    this.#post({ id, seed, request, ...(manifest !== this.#sentManifest && { manifest }) });
    this.#sentManifest = manifest;
    this.#hear();
  }

  /** Starts the time anew within which the worker has to give a sign of life, if a job is running. */
  #hear(): void {
    clearTimeout(this.#silence);
    if (this.#running.size > 0) this.#silence = setTimeout(() => void this.#giveUpWorker(), this.#patience).unref();
  }

  /** Ends a worker that does not answer, so that its running jobs fail. A new worker does the others. */
  async #giveUpWorker(): Promise<void> {
    const [worker, jobs] = [this.#worker, [...this.#running.values()]];
    this.#worker = undefined;
    this.#running.clear();
    const message = `Nothing was generated for ${this.#patience / 1000} s: does a function of the config never return?`;
    for (const { reject } of jobs) reject(new TreeError(message));
    await worker?.terminate();
    this.#next();
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
    worker.on('message', (reply: SeedReply | Beat) => {
      if ('id' in reply) this.#receive(reply);
      this.#hear();
    });
    // Without a listener, an error of the worker would end the process.
    worker.on('error', stop).on('exit', stop);
    worker.unref();
    this.#sentManifest = '';
    return worker;
  }

  #receive({ id, result, error }: SeedReply): void {
    for (const [isLarge, job] of this.#running) {
      if (job.id !== id) continue;
      this.#running.delete(isLarge);
      if (result) job.resolve(result);
      else job.reject(new TreeError(error?.message ?? 'The generator has failed.', error?.status));
    }
    this.#next();
  }

  /** Fails all jobs, and ends the worker; the next job starts a new one. */
  #fail(error: TreeError): void {
    clearTimeout(this.#silence);
    const jobs = [...this.#running.values(), ...this.#queue];
    this.#worker = undefined;
    this.#running.clear();
    this.#queue = [];
    for (const { reject } of jobs) reject(error);
  }
}
