import { setImmediate } from 'node:timers/promises';
import { parentPort, threadId, workerData, type MessagePort } from 'node:worker_threads';
import { loadCatalogue } from '../load-catalogue.ts';
import { MockgenError } from '../errors.ts';
import { now } from '../node/index.ts';
import { loadTemplates, renderTree, type RenderedTree } from '../render/index.ts';
import { Edits } from './edits.ts';
import { FileWriter, type WriteContext } from './file-writer.ts';
import { Measure } from './measure.ts';
import type { Order, Report, Setup } from './sharing.ts';
import { TreeFolder } from './tree-folder.ts';

// A thread of a large build: writes the files of the resources that it is given.

/** The thread reports its progress after this many milliseconds. */
const WORK_MS = 50;

class ResourceWorker {
  readonly #port: MessagePort;
  readonly #setup: Setup;
  readonly #tree: Promise<RenderedTree>;
  readonly #folder: TreeFolder;
  #begun: Promise<void> | undefined;
  #onBegun: () => void = () => {};
  #done = 0;
  #told: number = now();

  constructor(port: MessagePort, setup: Setup) {
    this.#port = port;
    this.#setup = setup;
    this.#tree = this.#prepare();
    this.#folder = new TreeFolder(setup.dir, threadId, setup.holdsBack);
  }

  start(): void {
    this.#port.on('message', (order: Order) => {
      if (order.kind === 'begun') this.#onBegun();
      else void this.#attempt(() => (order.kind === 'write' ? this.#write(order.resource) : this.#release()));
    });
    this.#tell({ kind: 'free' });
  }

  async #prepare(): Promise<RenderedTree> {
    const { options, source } = this.#setup;
    const catalogue = await loadCatalogue(source);
    const { overrides, api } = options;
    const { resources } = catalogue;
    return renderTree(options, {
      catalogue,
      templates: await loadTemplates(overrides, api, resources),
    });
  }

  #tell(report: Report): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
    this.#port.postMessage(report);
  }

  async #write(resource: string): Promise<void> {
    const tree = await this.#tree;
    const { dir, earlier, holdsBack } = this.#setup;
    const measure = new Measure();
    const edits = earlier && new Edits(dir, earlier);
    const context: WriteContext = {
      begin: () => (this.#begun ??= this.#begin()),
      pause: () => this.#pause(),
      onFile: () => (this.#done += 1),
      measure,
      edits,
    };
    const writer = new FileWriter(this.#folder, context);
    for (const file of tree.resource(resource).plan()) await writer.write(file);
    if (!holdsBack) this.#folder.settle();
    edits?.close();
    this.#tellDone();
    const entry = tree.resource(resource).entry();
    const { written } = writer;
    this.#tell({ kind: 'written', resource, entry, written, size: measure.size, edited: edits?.found });
    this.#tell({ kind: 'free' });
  }

  async #release(): Promise<void> {
    await this.#folder.release(() => this.#pause());
    this.#tell({ kind: 'released' });
  }

  /** Runs an order, and reports its failure. */
  async #attempt(order: () => Promise<void>): Promise<void> {
    try {
      await order();
    } catch (error) {
      if (!(error instanceof MockgenError)) throw error;
      const { code, message, hint, faults } = error;
      this.#tell({ kind: 'failed', code, message, hint, faults });
    }
  }

  #begin(): Promise<void> {
    return new Promise((done) => {
      this.#onBegun = done;
      this.#tell({ kind: 'begin' });
    });
  }

  #tellDone(): void {
    this.#told = now();
    this.#tell({ kind: 'done', files: this.#done });
    this.#done = 0;
  }

  #pause(): Promise<void> | void {
    if (now() - this.#told < WORK_MS) return undefined;
    this.#tellDone();
    return setImmediate();
  }
}

// The parent thread always passes a setup.
if (parentPort) new ResourceWorker(parentPort, workerData as Setup).start();
