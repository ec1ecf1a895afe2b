import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { JOURNAL } from './journal.ts';
import { isGone, LOCK, readOwner } from './lock-file.ts';

/** Whether a build has begun in a folder and has not ended there: it is running, or was interrupted. */
export function hasJournal(dir: string): boolean {
  return existsSync(join(dir, JOURNAL));
}

/** Whether a build is running in a folder. Where the system refuses to tell, none is. */
export function isBuilderAlive(dir: string): boolean {
  try {
    const owner = readOwner(join(dir, LOCK));
    return owner !== undefined && !isGone(owner);
  } catch {
    return false;
  }
}

/** Whether a build has begun in a folder and may not have ended there. */
export function isBuilding(dir: string): boolean {
  return hasJournal(dir) || isBuilderAlive(dir);
}
