import { join } from 'node:path';
import { MockgenError } from '../errors.ts';
import type { PlannedFile } from '../render/index.ts';
import { JOURNAL, claimFolder, renderJournal } from './journal.ts';
import { sweepTemporaries } from './temporary.ts';
import { openTreeFolder, type TreeFolder } from './tree-folder.ts';

/** How to write a tree. */
export interface WriteOptions {
  /** Whether to write into a non-empty folder that no build made, and over files that no build wrote. Default: false. */
  readonly force?: boolean;
  /** Called after each file of the plan, with the number of files done and in all. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** What a build did, in numbers of files. */
export interface WriteResult {
  readonly written: number;
  readonly unchanged: number;
  readonly removed: number;
}

/**
 * Makes a folder hold a planned tree: writes the files that differ, in the order of the plan (which has the manifest
 * last), then removes those that an earlier build wrote and this one does not, and the folders left empty.
 *
 * A kill at any point leaves each file old or new, whole; the next build then takes up where this one was. When nothing
 * has to change, nothing is written. Other files in the folder stay, and nothing outside of it is ever touched.
 * Writes synchronously: a tree is thousands of small files, and awaiting each makes that 7 to 10 times slower.
 *
 * @param dir the folder; made, with those above it, when it is missing
 * @param plan the files of the tree
 * @throws MockgenError `foreign_folder` when `dir` is a file, or without `force` when it is a non-empty folder that no
 *   build made, or has another file than the plan's where no build wrote one
 * @throws MockgenError `write_failed` when the system refuses, or a link or file is in place of a folder
 */
export function writeTree(dir: string, plan: readonly PlannedFile[], options: WriteOptions = {}): WriteResult {
  const { force = false } = options;
  const { names, owned, interrupted } = claimFolder(dir, force);
  sweepTemporaries(dir, names);
  const folder = openTreeFolder(dir);
  const planned = new Set(plan.map((file) => file.path));

  let hasBegun = false;
  const begin = (): void => {
    if (hasBegun) return;
    hasBegun = true;
    // A file that is there already and that no build wrote is not ours before we have replaced it.
    const unowned = plan.filter(({ path }) => !owned.has(path));
    const foreign = new Set(names.length === 0 ? [] : unowned.filter(({ path }) => folder.has(path)));
    if (!force) refuseForeign(dir, folder, foreign);
    const coming = unowned.filter((file) => !foreign.has(file));
    folder.put(JOURNAL, Buffer.from(renderJournal([...owned, ...coming.map(({ path }) => path)])));
  };

  let written = 0;
  for (const [index, file] of plan.entries()) {
    const bytes = Buffer.from(file.text());
    if (!folder.holds(file.path, bytes)) {
      begin();
      folder.put(file.path, bytes);
      written += 1;
    }
    options.onProgress?.(index + 1, plan.length);
  }
  // A journal is there by now: another list of files means another manifest, or that an earlier build was interrupted.
  const removed = folder.remove([...owned].filter((path) => !planned.has(path)));
  if (hasBegun || interrupted) folder.remove([JOURNAL]);
  return { written, unchanged: plan.length - written, removed };
}

/** Sees that nothing of somebody else's is in the way of a build: an `index.html` of their own, say. */
function refuseForeign(dir: string, folder: TreeFolder, foreign: Iterable<PlannedFile>): void {
  for (const { path, text } of foreign) {
    if (folder.holds(path, Buffer.from(text()))) continue;
    throw new MockgenError(
      'foreign_folder',
      `${join(dir, path)} is in the way: no build wrote it`,
      'Move it, or add --force to replace it. With --data-only, a build writes no page and no script.',
    );
  }
}
