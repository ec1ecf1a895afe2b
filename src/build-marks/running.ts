import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { JOURNAL } from './journal.ts';
import { isGone, LOCK, readOwner } from './lock-file.ts';

/** Whether a folder contains a journal, because a build is running there or was interrupted. */
export function hasJournal(dir: string): boolean {
  return existsSync(join(dir, JOURNAL));
}

/** Whether a build is running in a folder, judging by its lock. False if the system does not allow to find out. */
export function isBuilderAlive(dir: string): boolean {
  try {
    const owner = readOwner(join(dir, LOCK));
    return owner !== undefined && !isGone(owner);
  } catch {
    return false;
  }
}

/** Whether a build may be running in a folder, or was interrupted there. */
export function isBuilding(dir: string): boolean {
  return hasJournal(dir) || isBuilderAlive(dir);
}
