import { renameSync } from 'node:fs';
import { systemCode } from './system-error.ts';

/** What systems say of a file that a scanner or a reader has open for a moment: Windows cannot replace it meanwhile. */
const IN_USE: ReadonlySet<string | undefined> = new Set(['EPERM', 'EBUSY', 'EACCES']);

/** Milliseconds to wait before each further attempt. */
const WAITS: readonly number[] = [10, 30, 90, 270];

function wait(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

/**
 * Moves a file or a folder, replacing an existing file. Tries again for 0.4 s where another program is using it. Throws system
 * errors.
 */
export function move(from: string, to: string): void {
  for (const ms of WAITS) {
    try {
      renameSync(from, to);
      return;
    } catch (error) {
      if (!IN_USE.has(systemCode(error))) throw error;
      wait(ms);
    }
  }
  renameSync(from, to);
}
