import { setImmediate } from 'node:timers/promises';
import { JOURNAL, renderJournal, sweepTemporaries, takeLock, type Lock } from '../build-marks/index.ts';
import { now } from '../node/index.ts';
import type { PlannedFile } from '../render/index.ts';
import { countFiles, treePaths, type Manifest, type TreeShape } from '../tree/index.ts';
import { Claim } from './claim.ts';
import { mergeEdited, type EditedFiles } from './edited-files.ts';
import { Edits } from './edits.ts';
import { FileWriter, type Desk } from './file-writer.ts';
import { refuseForeign } from './foreign.ts';
import type { Measure } from './measure.ts';
import { folderOf, TreeFolder } from './tree-folder.ts';

/** How to write a tree. */
export interface WriteOptions {
  /** Whether to write into a non-empty folder that no build made, and over files that no build wrote. Default: false. */
  readonly force?: boolean;
  /** Called as files are done, with the number of those and of all. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** What a build did, in numbers of files. */
export interface WriteResult {
  readonly written: number;
  readonly unchanged: number;
  readonly removed: number;
  /** Files edited by hand that were overwritten or removed. Default: there were none, or it cannot be told. */
  readonly edited?: EditedFiles;
  /** Files that the last manifest lists and this build does not write, but that no build is known to have written. They stay. */
  readonly kept?: EditedFiles;
}

/** A tree that is to be written. */
export interface TreeJob {
  readonly shape: TreeShape;
  /** What its manifest will say, but for digests. Default: it is not known before all is rendered. */
  readonly outline?: Manifest;
  /** All files, the manifest last. Each call begins anew. */
  readonly files: () => Iterable<PlannedFile>;
  /** What measures the files. Default: nothing does. */
  readonly measure?: Measure;
  /** Writes all files, the manifest last. Default: one after the other. */
  readonly run?: (writer: FileWriter, desk: Desk) => Promise<void>;
  /** Throws where it may not take the place of what earlier builds left. Default: it may. */
  readonly accept?: (claim: Claim, pause: Desk['pause']) => Promise<void>;
}

/** How long to work before other work may run, in milliseconds: signals, messages of threads. */
const STRETCH = 50;

/** Gives leave for the first change, or throws. */
type Begin = (folder: TreeFolder) => Promise<void>;

/** A folder that nothing had to change in, as far as we could tell, has to be locked and gone through again. */
class Differs extends Error {}

/** Brings one tree into one folder. */
class Writing {
  readonly #dir: string;
  readonly #options: WriteOptions;
  #lock: Lock | undefined;
  /** The files that are not removed, since nothing proves that a build wrote them. */
  readonly #kept: Set<string> = new Set();
  #rested: number = now();

  constructor(dir: string, options: WriteOptions) {
    this.#dir = dir;
    this.#options = options;
  }

  async run(makeJob: () => TreeJob): Promise<WriteResult> {
    try {
      return (await this.#compare(makeJob)) ?? (await this.#change(makeJob));
    } finally {
      this.#lock?.release();
    }
  }

  /** Goes through a folder that seems to hold the tree already. A lock would be a change, too; undefined where it needs one. */
  async #compare(makeJob: () => TreeJob): Promise<WriteResult | undefined> {
    const claim = new Claim(this.#dir, this.#options.force ?? false);
    const job = claim.isSettled ? makeJob() : undefined;
    await job?.accept?.(claim, () => this.#pause());
    if (!job?.outline || !claim.isBuiltLike(job.outline)) return undefined;
    const refuse = (): never => {
      throw new Differs();
    };
    try {
      return await this.#attempt(job, claim, refuse);
    } catch (error) {
      if (error instanceof Differs) return undefined;
      throw error;
    }
  }

  async #change(makeJob: () => TreeJob): Promise<WriteResult> {
    this.#lock = await takeLock(this.#dir);
    // Whatever was seen before, another build may have changed.
    const claim = new Claim(this.#dir, this.#options.force ?? false);
    const job = makeJob();
    await job.accept?.(claim, () => this.#pause());
    sweepTemporaries(this.#dir, claim.names);
    const earlier = claim.earlierThan(job.outline);
    const edits = earlier && new Edits(this.#dir, earlier);
    return this.#attempt(job, claim, (folder) => this.#begin(job, claim, folder, edits), edits);
  }

  async #attempt(job: TreeJob, claim: Claim, begin: Begin, edits?: Edits): Promise<WriteResult> {
    const folder = new TreeFolder(this.#dir);
    const total = countFiles(job.shape);
    let begun: Promise<void> | undefined;
    let done = 0;
    const desk: Desk = {
      begin: () => (begun ??= begin(folder)),
      pause: () => this.#pause(),
      onFile: (files = 1) => this.#options.onProgress?.((done += files), total),
      measure: job.measure,
      edits,
    };
    const writer = new FileWriter(folder, desk);
    try {
      if (job.run) await job.run(writer, desk);
      else for (const file of job.files()) await writer.write(file);
      folder.settle();
    } catch (error) {
      folder.salvage();
      throw error;
    } finally {
      edits?.close();
    }
    // A journal is there by now: other files mean another manifest, or that an earlier build was interrupted.
    const removed = await this.#remove(claim.without(job.shape), folder);
    if (begun || claim.isInterrupted) folder.remove(JOURNAL);
    const { written } = writer;
    const kept = [...this.#kept].reduce((found: EditedFiles, path) => mergeEdited(found, { count: 1, named: [path] }), {
      count: 0,
      named: [],
    });
    return {
      written,
      unchanged: total - written,
      removed,
      ...(edits?.found.count && { edited: edits.found }),
      ...(kept.count && { kept }),
    };
  }

  /** Removes files, and the folders left empty; how many files there were. */
  async #remove(paths: Iterable<string>, folder: TreeFolder): Promise<number> {
    let removed = 0;
    for (const path of paths) {
      if (!this.#kept.has(path) && folder.remove(path)) removed += 1;
      await this.#pause();
    }
    folder.removeEmpty();
    return removed;
  }

  /** Makes sure that nobody else's files are in the way, and notes down what will be ours. */
  async #begin(job: TreeJob, claim: Claim, folder: TreeFolder, edits: Edits | undefined): Promise<void> {
    const foreign = await this.#findForeign(job.shape, claim, folder);
    if (!this.#options.force) refuseForeign(this.#dir, job.files, folder, foreign);
    if (edits) await this.#lookAt(claim.without(job.shape), folder, edits);
    folder.put(JOURNAL, Buffer.from(renderJournal(claim.journalOf(job.shape, foreign))));
  }

  /** Decides which files stay, while the records that prove where items come from are still there. */
  async #lookAt(paths: Iterable<string>, folder: TreeFolder, edits: Edits): Promise<void> {
    for (const path of paths) {
      const file = folder.compare(path);
      try {
        const isProven = file && folder.during(path, () => edits.isProven(path, file), 'read');
        if (isProven === false) this.#kept.add(path);
      } finally {
        file?.close();
      }
      await this.#pause();
    }
  }

  /** The paths of the tree at which there is something that no build wrote. It is not ours before it is replaced. */
  async #findForeign(shape: TreeShape, claim: Claim, folder: TreeFolder): Promise<ReadonlySet<string>> {
    const found = new Set<string>();
    if (claim.names.length === 0 || claim.hasShape(shape)) return found;
    let [last, isThere] = ['', true];
    for (const path of treePaths(shape)) {
      await this.#pause();
      if (claim.owns(path)) continue;
      const outer = folderOf(path);
      if (outer !== last) [last, isThere] = [outer, folder.has(outer)];
      if (isThere && folder.has(path)) found.add(path);
    }
    return found;
  }

  /** Lets other work run when we have worked for long. */
  #pause(): Promise<void> | void {
    if (now() - this.#rested >= STRETCH) return this.#rest();
  }

  async #rest(): Promise<void> {
    this.#lock?.refresh();
    await setImmediate();
    this.#rested = now();
  }
}

/**
 * Makes a folder hold a tree: writes the files that differ, the manifest last, then removes those that an earlier build
 * wrote and this one does not, and the folders left empty.
 *
 * A kill at any point leaves each file old or new, whole; the next build then takes up where this one was. When nothing
 * has to change, nothing is written. Other files in the folder stay, and nothing outside of it is ever touched. Two builds
 * do not write into one folder at once. Files are written synchronously: a tree is thousands of small ones, and awaiting
 * each makes that 7 to 10 times slower.
 *
 * @param dir the folder; made, with those above it, when it is missing
 * @param makeJob gives the tree; asked again when the folder has to be gone through again
 * @throws MockgenError `foreign_folder` when `dir` is a file, or without `force` when it is a non-empty folder that no
 *   build made, or has another file than the tree's where no build wrote one
 * @throws MockgenError `folder_locked` when another build writes into the folder
 * @throws MockgenError `write_failed` when the system refuses, or a link or file is in place of a folder
 */
export async function writeTree(dir: string, makeJob: () => TreeJob, options: WriteOptions = {}): Promise<WriteResult> {
  return new Writing(dir, options).run(makeJob);
}
