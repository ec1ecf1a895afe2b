import { Worker } from 'node:worker_threads';
import { type Signal, TreeError } from '../../runtime/index.ts';
import type { CatalogueSource } from '../../schema/index.ts';
import type { Beat, SeedJob, SeedReply, SeedRequest, SeedResult } from './messages.ts';

/** Most memory of the thread, in megabytes; it is ended if it needs more. */
const WORKER_MEGABYTES = 1_024;

/** A thread sends signs of life more often than this. Without one for so many milliseconds, its running job is silent. */
const QUIET_MS = 1_500;

/** Most threads that do the other jobs while one is silent. */
const SPARES = 2;

/** What is to be generated. */
export interface SeedOrder {
  /** Text of the manifest of the tree. */
  readonly manifest: string;
  /** Undefined for a random one. */
  readonly seed: number | undefined;
  readonly request: SeedRequest;
}

/** A job in the queue, and how to settle the promise of its caller. */
interface QueuedJob extends SeedOrder {
  readonly id: number;
  readonly resolve: (result: SeedResult) => void;
  readonly reject: (error: TreeError) => void;
}

const aborted = (): TreeError => new TreeError('The request was aborted.', 503);

/** How the worker is started, and when it is given up. */
export interface SeedWorkerOptions {
  /** The compiled module of the worker: Node cannot load a worker from TypeScript. */
  readonly file: URL;
  /** Where the catalogue of the trees comes from. Default: the built-in resources. */
  readonly source: CatalogueSource | undefined;
  /** After how many milliseconds without a sign of life the worker is given up. */
  readonly patience: number;
  /** Most milliseconds that a job may take. */
  readonly longest: number;
  /** How many other threads may go on with the jobs that wait for a silent one. Default: 2. */
  readonly spares?: number;
}

/**
 * A thread that does one job after the other. It starts on first use, and does not keep the process alive. While its running
 * job is silent, as if a function never returned, another thread does the others.
 */
export class SeedWorker {
  readonly #options: SeedWorkerOptions;
  #worker: Worker | undefined;
  /** Text of the manifest that was last sent to the worker; empty at first. */
  #sentManifest = '';
  #queue: QueuedJob[] = [];
  #running: QueuedJob | undefined;
  /** Whether the thread has given a sign of life: starting it takes a while. */
  #isAwake = false;
  #isSilent = false;
  #spare: SeedWorker | undefined;
  #quiet: NodeJS.Timeout | undefined;
  #silence: NodeJS.Timeout | undefined;
  #limit: NodeJS.Timeout | undefined;
  #count = 0;

  constructor(options: SeedWorkerOptions) {
    this.#options = options;
  }

  /** Number of waiting jobs, without the running one. */
  get waiting(): number {
    return this.#queue.length + (this.#spare?.waiting ?? 0);
  }

  /** Does a job when those before it are done. */
  ask(order: SeedOrder, signal: Signal | undefined): Promise<SeedResult> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(aborted());
        return;
      }
      const id = ++this.#count;
      signal?.addEventListener('abort', () => this.#giveUp(id));
      this.#take({ ...order, id, resolve, reject });
    });
  }

  /** Ends the thread. All jobs fail. */
  async close(): Promise<void> {
    const worker = this.#worker;
    this.#fail(new TreeError('The server is closing.', 503));
    await Promise.all([worker?.terminate(), this.#spare?.close()]);
  }

  #take(job: QueuedJob): void {
    if (this.#isSilent && this.#spare) return this.#spare.#take(job);
    this.#queue.push(job);
    this.#next();
  }

  /** Lets another thread do the jobs that wait, and those that come until the running one is done. */
  #standAside(): void {
    const { spares = SPARES } = this.#options;
    if (spares === 0) return;
    this.#isSilent = true;
    this.#spare ??= new SeedWorker({ ...this.#options, spares: spares - 1 });
    for (const job of this.#queue.splice(0)) this.#spare.#take(job);
  }

  #giveUp(id: number): void {
    if (this.#running?.id === id) this.#post({ abort: id });
    const at = this.#queue.findIndex((waiting) => waiting.id === id);
    if (at < 0) {
      if (this.#spare) this.#spare.#giveUp(id);
      return;
    }
    for (const waiting of this.#queue.splice(at, 1)) waiting.reject(aborted());
  }

  #next(): void {
    if (this.#running) return;
    this.#running = this.#queue.shift();
    this.#hear();
    clearTimeout(this.#limit);
    if (!this.#running) return;
    const { longest } = this.#options;
    const stop = (): void => void this.#giveUpWorker(`Generating this takes longer than ${longest / 1_000} s.`);
    this.#limit = setTimeout(stop, longest).unref();
    const { id, seed, request, manifest } = this.#running;
    this.#worker ??= this.#start();
    this.#post({ id, seed, request, ...(manifest !== this.#sentManifest && { manifest }) });
    this.#sentManifest = manifest;
  }

  /** Waits anew for a sign of life, as long as a job is running. */
  #hear(): void {
    clearTimeout(this.#quiet);
    clearTimeout(this.#silence);
    this.#isSilent = false;
    if (!this.#running) return;
    if (this.#isAwake) this.#quiet = setTimeout(() => this.#standAside(), QUIET_MS).unref();
    const { patience } = this.#options;
    const message = `Nothing was generated for ${patience / 1_000} s: does a function of the config never return?`;
    this.#silence = setTimeout(() => void this.#giveUpWorker(message), patience).unref();
  }

  /** Ends the worker, which fails its running job; another one goes on with the others. */
  async #giveUpWorker(message: string): Promise<void> {
    const [worker, job] = [this.#worker, this.#running];
    this.#worker = undefined;
    this.#running = undefined;
    job?.reject(new TreeError(message));
    await worker?.terminate();
    this.#next();
  }

  #post(message: SeedJob): void {
    this.#worker?.postMessage(message);
  }

  #start(): Worker {
    const { file, source } = this.#options;
    const worker = new Worker(file, {
      workerData: source,
      resourceLimits: { maxOldGenerationSizeMb: WORKER_MEGABYTES },
    });
    const stop = (): void => {
      if (this.#worker === worker) this.#fail(new TreeError('The generator has failed.'));
    };
    this.#isAwake = false;
    worker.on('message', (reply: SeedReply | Beat) => {
      this.#isAwake = true;
      this.#hear();
      if ('id' in reply) this.#receive(reply);
    });
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
    this.#hear();
    clearTimeout(this.#limit);
    for (const { reject } of jobs) reject(error);
  }
}
