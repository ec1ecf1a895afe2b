import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describing, systemCode } from '../node/index.ts';

const TEMPORARY = /^\.mockgen-tmp-(\d+)(?:-\d+)*$/;

/**
 * Returns the name of a temporary file or folder, which a build renames when it is complete. The file lies at the top
 * of the tree, so that the files of a killed build are found by listing one folder. The name contains process and
 * thread, so that no two of them use the same name.
 *
 * @param pid the id of the process that builds
 * @param thread the number of its thread, from 0
 * @param slot its number among the files and folders that the thread writes at the same time, from 0
 * @example
 * temporaryName(4711, 0, 1) // => ".mockgen-tmp-4711-0-1"
 */
export function temporaryName(pid: number, thread: number, slot: number): string {
  return `.mockgen-tmp-${pid}-${thread}-${slot}`;
}

/**
 * Whether a name is one of {@link temporaryName}, or of builds before 0.3, which used the process alone.
 *
 * @example
 * isTemporary('.mockgen-tmp-4711') // => true
 */
export function isTemporary(name: string): boolean {
  return TEMPORARY.test(name);
}

/**
 * Removes temporary files and folders of killed builds; those of running processes stay.
 *
 * @param dir the folder of the tree
 * @param names the names of all files in the folder
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
 * Whether a process is running on this machine.
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
