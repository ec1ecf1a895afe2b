import { closeSync, futimesSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { ifThere, now, readText, systemCode } from '../node/index.ts';
import { isRunning } from './temporary.ts';

/** Name of the file that exists in a folder while a build writes there. It is not part of the tree. */
export const LOCK = '.mockgen-lock';

/** Name of the file that exists while an abandoned lock is removed, so that only one build removes it. */
const GUARD = '.mockgen-lock-removal';

/** A build counts as dead if its lock has not been touched for this many milliseconds. */
const SILENCE = 60_000;

/**
 * The owner of a lock: the text of the lock file, what it states, and how many milliseconds ago the file was touched.
 */
export interface Owner {
  readonly text: string;
  readonly pid: number | undefined;
  readonly host: string | undefined;
  readonly since: string | undefined;
  readonly age: number;
}

/** Texts of the locks that this process holds. An earlier process may have had the same process id. */
export const held: Set<string> = new Set();

/**
 * Whether a name is that of a lock file.
 *
 * @example
 * isLock('.mockgen-lock') // => true
 */
export function isLock(name: string): boolean {
  return name === LOCK || name === GUARD;
}

/** Returns a text for a lock that no other lock of this process has. */
export function textOfLock(): string {
  for (let time = now(); ; time++) {
    const since = new Date(time).toISOString();
    const text = `${JSON.stringify({ pid: process.pid, host: hostname(), since })}\n`;
    if (!held.has(text)) return text;
  }
}

/** Creates a file with a text; returns false if there is one already. */
export function createFile(file: string, text: string): boolean {
  try {
    const handle = openSync(file, 'wx');
    try {
      writeSync(handle, text);
      // This is our own clock, which can differ from that of the file system.
      futimesSync(handle, now() / 1000, now() / 1000);
    } catch (error) {
      rmSync(file, { force: true });
      throw error;
    } finally {
      closeSync(handle);
    }
    return true;
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Reads the owner of a lock; undefined when there is no lock. */
export function readOwner(file: string): Owner | undefined {
  return ifThere(() => {
    const age = now() - statSync(file).mtimeMs;
    const text = readText(file);
    const nobody = { text, age, pid: undefined, host: undefined, since: undefined };
    try {
      const { pid, host, since } = Object(JSON.parse(text)) as Readonly<Record<string, unknown>>;
      if (typeof pid !== 'number' || typeof host !== 'string' || typeof since !== 'string') return nobody;
      return { text, age, pid, host, since };
    } catch {
      return nobody;
    }
  });
}

/** Whether the owner of a lock is gone: its process has ended, or has not touched the lock for too long. */
export function isGone({ text, pid, host, age }: Owner): boolean {
  if (age > SILENCE) return true;
  if (pid === undefined || host !== hostname()) return false;
  return pid === process.pid ? !held.has(text) : !isRunning(pid);
}

/**
 * Removes a lock whose owner is gone. The guard file keeps other builds from replacing the lock between the check and
 * the removal.
 */
export function removeLeftBehind(dir: string): void {
  const guard = join(dir, GUARD);
  if (!createFile(guard, '')) {
    const age = ifThere(() => now() - statSync(guard).mtimeMs) ?? 0;
    if (age > SILENCE) rmSync(guard, { force: true });
    return;
  }
  try {
    const owner = readOwner(join(dir, LOCK));
    if (owner && isGone(owner)) rmSync(join(dir, LOCK), { force: true });
  } finally {
    rmSync(guard, { force: true });
  }
}
