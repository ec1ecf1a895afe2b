import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describing, systemCode } from '../node/index.ts';

const TEMPORARY = /^\.mockgen-tmp-(\d+)(?:-\d+)*$/;

/**
 * The name of the file, or new folder, a build writes before it renames it into its place. It lies at the top of the tree, where one
 * listing finds what a killed build left, and is named by process and thread, so that no two share it.
 *
 * @param pid the process that builds
 * @param thread its thread, from 0
 * @param slot which of the files and folders that the thread writes at once, from 0
 * @example
 * temporaryName(4711, 0, 1) // => ".mockgen-tmp-4711-0-1"
 */
export function temporaryName(pid: number, thread: number, slot: number): string {
  return `.mockgen-tmp-${pid}-${thread}-${slot}`;
}

/**
 * Whether a name is one of {@link temporaryName}, or of the builds before 0.3, which were named by process alone.
 *
 * @example
 * isTemporary('.mockgen-tmp-4711') // => true
 */
export function isTemporary(name: string): boolean {
  return TEMPORARY.test(name);
}

/**
 * Removes the temporary files and folders that killed builds left behind; those of a process that still runs stay.
 *
 * @param dir the folder of the tree
 * @param names what is in it
 * @throws MockgenError `write_failed`
 */
export function sweepTemporaries(dir: string, names: readonly string[]): void {
  for (const name of names) {
    const pid = Number(TEMPORARY.exec(name)?.[1] ?? Number.NaN);
    if (Number.isNaN(pid) || (pid !== process.pid && isRunning(pid))) continue;
    describing('write_failed', `remove ${join(dir, name)}`, () =>
      rmSync(join(dir, name), { force: true, recursive: true }),
    );
  }
}

/**
 * Whether a process runs on this machine.
 *
 * @example
 * isRunning(process.pid) // => true
 */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return systemCode(error) === 'EPERM';
  }
}
