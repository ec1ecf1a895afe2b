import { SeedThread, type ServedCatalogue } from '../seeds/thread/index.ts';
import type { HolderOptions } from './snapshot-holder.ts';

// The way up to dist is the same from src/serve, dist/serve and dist/bin.
const SEED_WORKER = new URL('../../dist/seeds/thread/worker.js', import.meta.url);

/** Generates the other seeds of the trees of a server, whose catalogue may change while it runs. */
export class ServedSeeds {
  #catalogue: ServedCatalogue | undefined;
  #thread: SeedThread;
  /** The thread for the previous catalogue. It serves answers from a tree that is about to be replaced. */
  #former: SeedThread | undefined;

  /** @param catalogue the catalogue of the trees. Default: the built-in resources */
  constructor(catalogue: ServedCatalogue | undefined) {
    this.#catalogue = catalogue;
    this.#thread = new SeedThread(SEED_WORKER, catalogue);
  }

  /** The catalogue that is used for trees loaded from now on. */
  get catalogue(): ServedCatalogue | undefined {
    return this.#catalogue;
  }

  /** The thread that is used for trees loaded from now on. */
  get thread(): SeedThread {
    return this.#thread;
  }

  /** Returns the function that makes the trees of other seeds of a tree. */
  readonly of: HolderOptions['seededOf'] = (manifest, text) => this.#thread.of(manifest, text);

  /** Takes another catalogue for trees that are loaded from now on. */
  use(catalogue: ServedCatalogue | undefined): void {
    void this.#former?.close();
    this.#former = this.#thread;
    this.#catalogue = catalogue;
    this.#thread = new SeedThread(SEED_WORKER, catalogue);
  }

  /** Ends all threads. */
  async close(): Promise<void> {
    await Promise.all([this.#former?.close(), this.#thread.close()]);
  }
}
