import { readdirSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { JOURNAL, renderJournal, sweepTemporaries, takeLock, type Lock } from '../build-marks/index.ts';
import { now } from '../node/index.ts';
import type { PlannedFile } from '../render/index.ts';
import { countFiles, treePaths, type Manifest, type TreeShape } from '../tree/index.ts';
import { Claim } from './claim.ts';
import { mergeEdited, type EditedFiles } from './edited-files.ts';
import { Edits } from './edits.ts';
import { FileWriter, type WriteContext } from './file-writer.ts';
import { refuseForeign } from './foreign.ts';
import type { Measure } from './measure.ts';
import { folderOf, TreeFolder } from './tree-folder.ts';

/** Options for writing a tree. */
export interface WriteOptions {
  /**
   * Whether to write into a non-empty folder that no build made, and over files that no build wrote. Default: false.
   */
  readonly force?: boolean;
  /** Called with the number of finished files and of all files. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** How many files a build wrote, removed and left alone. */
export interface WriteResult {
  readonly written: number;
  readonly unchanged: number;
  readonly removed: number;
  /**
   * Files that someone had edited since the last build, and that this build overwrote. Undefined if there are none, or
   * if that cannot be found out.
   */
  readonly edited?: EditedFiles;
  /**
   * Files that the last manifest lists, but that were kept because nothing proves that a build wrote them. Default:
   * none.
   */
  readonly kept?: EditedFiles;
}

/** A tree that is to be written. */
export interface TreeJob {
  readonly shape: TreeShape;
  /** The manifest without digests. Default: unknown before everything is rendered. */
  readonly outline?: Manifest;
  /** Returns all files to write, the manifest last. Each call starts again. */
  readonly files: () => Iterable<PlannedFile>;
  /** Measures the size of the tree while it is written. Default: the size is not measured. */
  readonly measure?: Measure;
  /**
   * Whether rendering can fail half-way. If so, files are moved to their places only after all of them have been
   * rendered. Default: false.
   */
  readonly canFail?: boolean;
  /** Writes all files, the manifest last. Default: they are written one after the other. */
  readonly run?: (writer: FileWriter, context: WriteContext) => Promise<void>;
  /** Throws if the tree must not replace the files of earlier builds. Default: it always may. */
  readonly accept?: (claim: Claim, pause: WriteContext['pause']) => Promise<void>;
}

/** After this many milliseconds of work, other work may run: signals, messages of threads. */
const WORK_MS = 50;

/** Prepares the folder for the first change, or throws. */
type Begin = (folder: TreeFolder) => Promise<void>;

/**
 * Is thrown when a folder that seemed up to date turns out not to be, so that it has to be locked and compared again.
 */
class Differs extends Error {}

/** Writes one tree into one folder. */
class Writing {
  readonly #dir: string;
  readonly #options: WriteOptions;
  #lock: Lock | undefined;
  /** Files that are not removed because nothing proves that a build wrote them. */
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

  /**
   * Compares a folder that seems to be up to date without taking its lock, which would already be a change. Undefined
   * if the folder has to be locked.
   */
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
    // Another build may have changed the folder since.
    const claim = new Claim(this.#dir, this.#options.force ?? false);
    const job = makeJob();
    await job.accept?.(claim, () => this.#pause());
    sweepTemporaries(this.#dir, claim.names);
    const earlier = claim.earlierThan(job.outline);
    const edits = earlier && new Edits(this.#dir, earlier);
    return this.#attempt(job, claim, (folder) => this.#begin(job, claim, folder, edits), edits);
  }

  async #attempt(job: TreeJob, claim: Claim, begin: Begin, edits?: Edits): Promise<WriteResult> {
    const { canFail = false } = job;
    const folder = new TreeFolder(this.#dir, 0, canFail);
    const total = countFiles(job.shape);
    let begun: Promise<void> | undefined;
    let isPlacing = false;
    let done = 0;
    const context: WriteContext = {
      begin: () => (begun ??= begin(folder)),
      pause: () => this.#pause(),
      onFile: (files = 1) => this.#options.onProgress?.((done += files), total),
      measure: job.measure,
      edits,
      holdsBack: canFail,
      onPlacing: () => (isPlacing = true),
    };
    const writer = new FileWriter(folder, context);
    try {
      if (job.run) await job.run(writer, context);
      else for (const file of job.files()) await writer.write(file);
      isPlacing = true;
      await folder.release(context.pause);
    } catch (error) {
      if (!canFail) folder.salvage();
      else if (begun) this.#discard(claim, isPlacing);
      throw error;
    } finally {
      edits?.close();
    }
    // The journal was written by now: other files mean another manifest, or an interrupted build.
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

  /** Removes files, and then folders that are empty. Returns the number of files. */
  async #remove(paths: Iterable<string>, folder: TreeFolder): Promise<number> {
    let removed = 0;
    for (const path of paths) {
      if (!this.#kept.has(path) && folder.remove(path)) removed += 1;
      await this.#pause();
    }
    folder.removeEmpty();
    return removed;
  }

  /** Checks that no foreign files are in the way, and writes the journal. */
  async #begin(job: TreeJob, claim: Claim, folder: TreeFolder, edits: Edits | undefined): Promise<void> {
    const foreign = await this.#findForeign(job.shape, claim, folder);
    if (!this.#options.force) refuseForeign(this.#dir, job.files, folder, foreign);
    if (edits) await this.#lookAt(claim.without(job.shape), folder, edits);
    // The journal is in its place before any other file, also where these are held back.
    const journal = claim.journalOf(job.shape, [...foreign, ...this.#kept]);
    new TreeFolder(this.#dir).put(JOURNAL, ({ place }) => Buffer.from(renderJournal({ ...journal, place })));
  }

  /**
   * Removes files that a failed build wrote but did not move into their places.
   *
   * @param isPlacing whether files may be in their places, so that the next build needs the journal to know them
   */
  #discard(claim: Claim, isPlacing: boolean): void {
    sweepTemporaries(this.#dir, readdirSync(this.#dir));
    if (!claim.isInterrupted && !isPlacing) new TreeFolder(this.#dir).remove(JOURNAL);
  }

  /**
   * Decides which of the files that a build no longer has are kept. It needs the old records, which prove where items
   * come from, so it comes before these are replaced.
   */
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

  /**
   * Finds the paths of the tree at which a file exists that no build wrote. It counts as foreign until the build
   * replaces it.
   */
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

  /** Lets other work run, if enough time has passed since it last could. */
  #pause(): Promise<void> | void {
    if (now() - this.#rested >= WORK_MS) return this.#rest();
  }

  async #rest(): Promise<void> {
    this.#lock?.refresh();
    await setImmediate();
    this.#rested = now();
  }
}

/**
 * Writes a tree into a folder: writes the files that differ, the manifest last, then removes files that only an earlier
 * build wrote, and folders left empty.
 *
 * If the process is killed, each file is either old or new, but complete, and the next build continues from there. If
 * rendering can fail (see {@link TreeJob.canFail}), a failure leaves the tree as it was. When nothing has to change,
 * nothing is written. Other files in the folder stay, and nothing outside of it is ever touched. Two builds never write
 * into one folder at the same time. Files are written synchronously: a tree has thousands of small files, and awaiting
 * each would be 7 to 10 times slower.
 *
 * @param dir the folder; created, with those above it, if it does not exist
 * @param makeJob returns the tree; called again if the folder has to be compared again
 * @throws MockgenError `foreign_folder` when `dir` is a file, or without `force` when it is a non-empty folder that no
 *   build made, or when a file that no build wrote is in the way
 * @throws MockgenError `folder_locked` when another build writes into the folder
 * @throws MockgenError `write_failed` when the system refuses, or a link or file is in place of a folder
 */
export async function writeTree(dir: string, makeJob: () => TreeJob, options: WriteOptions = {}): Promise<WriteResult> {
  return new Writing(dir, options).run(makeJob);
}
