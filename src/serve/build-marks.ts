import { existsSync, readFileSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { now, systemCode } from '../node/index.ts';

// What a build keeps in its folder from its first change to its last. A test compares the names with those of the writer.
const JOURNAL = '.mockgen-build.json';
const LOCK = '.mockgen-lock';

// A build touches its lock every second. One that has not for so long, in milliseconds, is gone.
const SILENCE = 60_000;

/** Whether a build has begun in a folder and not come to its end: it runs, or it was interrupted. */
export function hasJournal(dir: string): boolean {
  return existsSync(join(dir, JOURNAL));
}

/** Whether a build runs in a folder. Where the system does not let us look, none does. */
export function isBuilderAlive(dir: string): boolean {
  const file = join(dir, LOCK);
  try {
    return now() - statSync(file).mtimeMs <= SILENCE && isOwnerAlive(readFileSync(file, 'utf8'));
  } catch {
    // Most often there is none.
    return false;
  }
}

/** Whether a build has begun in a folder and may not have come to its end. */
export function isBuilding(dir: string): boolean {
  return hasJournal(dir) || isBuilderAlive(dir);
}

/** Whether the process that a lock names runs. One on another machine does, as far as we know. */
function isOwnerAlive(text: string): boolean {
  try {
    const { pid, host } = Object(JSON.parse(text)) as Readonly<Record<string, unknown>>;
    return typeof pid !== 'number' || host !== hostname() || process.kill(pid, 0);
  } catch (error) {
    // A lock that is just being written names nobody yet.
    return error instanceof SyntaxError || systemCode(error) === 'EPERM';
  }
}
