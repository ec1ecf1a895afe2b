import { type Found, type Signal, type Tree, TreeError, type TreeFile, type Wanted } from '../../runtime/index.ts';
import { BLOCKS_FILE, MANIFEST_FILE, RESOURCE_FILES, type Manifest } from '../../tree/index.ts';
import { DATA_VERSION, VERSION } from '../../version.ts';
import type { SeedRequest, SeedResult } from './messages.ts';
import { type SeedOrder, SeedWorker } from './seed-worker.ts';
import { type ServedCatalogue, whyNotServed } from './why-not-served.ts';

/** At most this many requests wait for data of other seeds. Further ones are answered with 503. */
export const QUEUED_JOBS = 64;

/** After how many milliseconds without a sign of life a worker is given up. */
const PATIENCE_MS = 30_000;

/** Most milliseconds that a job may take: whole files of 100,000 records take a tenth of that. */
const LONGEST_MS = 300_000;

/** Maximum number of records of a small job: a page. */
const PAGE = 100;

/** Whether a job may need all records of a resource, which takes as long as thousands of small ones. */
function isLargeJob(request: SeedRequest): boolean {
  if (request.kind === 'item') return false;
  if (request.kind === 'records') {
    const { search, start, end } = request.wanted;
    return search !== undefined || end - start > PAGE;
  }
  const name = request.path.slice(request.path.lastIndexOf('/') + 1);
  return [MANIFEST_FILE, RESOURCE_FILES.records.name, BLOCKS_FILE.name].includes(name);
}

/**
 * Generates the data of other seeds in threads of their own, so that it never delays other answers: one for whole files and
 * searches, and one for all that is small, which does not wait for them.
 */
export class SeedThread {
  readonly #catalogue: ServedCatalogue | undefined;
  readonly #small: SeedWorker;
  readonly #large: SeedWorker;
  #isClosed = false;

  /**
   * @param file the compiled module of the workers: Node cannot load a worker from TypeScript
   * @param catalogue the catalogue of the trees. Default: the built-in resources
   * @param patience after how many milliseconds without a sign of life a worker is given up. Default: 30,000
   * @param longest most milliseconds that a job may take. Default: 300,000
   */
  constructor(file: URL, catalogue?: ServedCatalogue, patience: number = PATIENCE_MS, longest: number = LONGEST_MS) {
    this.#catalogue = catalogue;
    const options = { file, source: catalogue?.source, patience, longest };
    this.#small = new SeedWorker(options);
    this.#large = new SeedWorker(options);
  }

  /** How many jobs are waiting, without the running ones. */
  get waiting(): number {
    return this.#small.waiting + this.#large.waiting;
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

  /** Ends the threads. Waiting jobs fail. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([this.#small.close(), this.#large.close()]);
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

  async #ask(order: SeedOrder, signal: Signal | undefined): Promise<SeedResult> {
    if (this.#isClosed || this.waiting >= QUEUED_JOBS) {
      throw new TreeError('Too many other seeds are being generated. Try again later.', 503);
    }
    return (isLargeJob(order.request) ? this.#large : this.#small).ask(order, signal);
  }
}
