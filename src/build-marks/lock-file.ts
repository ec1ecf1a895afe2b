import { closeSync, futimesSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { ifThere, now, systemCode } from '../node/index.ts';
import { isRunning } from './temporary.ts';

/** The file that lies in a folder while a build writes there. It is not a part of the tree. */
export const LOCK = '.mockgen-lock';

/** Lies there for the moment in which a lock that was left behind is removed, so that only one build does so. */
const GUARD = '.mockgen-lock-removal';

/** After how long without a word a build counts as dead, in milliseconds. */
const SILENCE = 60_000;

/** Who holds a lock: the text of its file, what that says, and how many milliseconds ago it was touched. */
export interface Owner {
  readonly text: string;
  readonly pid: number | undefined;
  readonly host: string | undefined;
  readonly since: string | undefined;
  readonly age: number;
}

/** The texts of the locks of this process: another process may have had our number before us. */
export const held: Set<string> = new Set();

/**
 * Whether a name is that of a lock.
 *
 * @example
 * isLock('.mockgen-lock') // => true
 */
export function isLock(name: string): boolean {
  return name === LOCK || name === GUARD;
}

/** A text that no other lock of this process has. */
export function textOfLock(): string {
  for (let time = now(); ; time++) {
    const since = new Date(time).toISOString();
    const text = `${JSON.stringify({ pid: process.pid, host: hostname(), since })}\n`;
    if (!held.has(text)) return text;
  }
}

/** Makes a file that is not there yet; whether it did. */
export function createFile(file: string, text: string): boolean {
  try {
    const handle = openSync(file, 'wx');
    try {
      writeSync(handle, text);
      // By our own clock, which that of the disk need not agree with.
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

/** Reads who holds a lock; undefined when there is none. */
export function readOwner(file: string): Owner | undefined {
  return ifThere(() => {
    const age = now() - statSync(file).mtimeMs;
    const text = readFileSync(file, 'utf8');
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

/** Whether the owner of a lock is gone: its process has ended, or has not touched the lock for long. */
export function isGone({ text, pid, host, age }: Owner): boolean {
  if (age > SILENCE) return true;
  if (pid === undefined || host !== hostname()) return false;
  return pid === process.pid ? !held.has(text) : !isRunning(pid);
}

/** Removes a lock whose owner is gone. Between the second look and the removal, nobody else can put another one there. */
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
