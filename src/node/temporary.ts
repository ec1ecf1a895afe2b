import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describing, systemCode } from './system-error.ts';

const TEMPORARY = /^\.mockgen-tmp-(\d+)$/;

/**
 * The name of the file a build writes before it renames it into its place. It lies at the top of the tree, where one
 * listing finds what a killed build left, and is named by process, so that two builds do not share it.
 *
 * @param pid the process that builds
 * @example
 * temporaryName(4711) // => ".mockgen-tmp-4711"
 */
export function temporaryName(pid: number): string {
  return `.mockgen-tmp-${pid}`;
}

/**
 * Whether a name is one of {@link temporaryName}.
 *
 * @example
 * isTemporary('.mockgen-tmp-4711') // => true
 */
export function isTemporary(name: string): boolean {
  return TEMPORARY.test(name);
}

/**
 * Removes the temporary files that killed builds left behind; those of a build that still runs stay.
 *
 * @param dir the folder of the tree
 * @param names what is in it
 * @throws MockgenError `write_failed`
 */
export function sweepTemporaries(dir: string, names: readonly string[]): void {
  for (const name of names) {
    const pid = Number(TEMPORARY.exec(name)?.[1] ?? Number.NaN);
    if (Number.isNaN(pid) || (pid !== process.pid && isRunning(pid))) continue;
    describing('write_failed', `remove ${join(dir, name)}`, () => rmSync(join(dir, name), { force: true }));
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return systemCode(error) === 'EPERM';
  }
}
