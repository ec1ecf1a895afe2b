import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { basename } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { SnapshotHolder } from '../../src/serve/snapshot-holder.ts';
import { LOOK_MS } from '../../src/serve/limits.ts';
import { MANIFEST_FILE } from '../../src/tree/index.ts';
import { put } from './write-tree.ts';

/** Counts of what holders do on disk. */
export interface Counted {
  /** How often the fingerprint of a file was read. */
  looks: number;
  /** How often loading a tree began. */
  tries: number;
}

/** Gives each test a clock that stands still until it is advanced, and counts what holders do on disk. */
export function useHolderClock(): Counted {
  const counted: Counted = { looks: 0, tries: 0 };
  beforeEach(() => {
    Object.assign(counted, { looks: 0, tries: 0 });
    const [look, open] = [fs.statSync, fs.openSync];
    vi.spyOn(fs, 'statSync').mockImplementation(((...asked: Parameters<typeof look>) => {
      counted.looks += 1;
      return look(...asked);
    }) as typeof look);
    vi.spyOn(fs, 'openSync').mockImplementation((...asked) => {
      if (basename(String(asked[0])) === MANIFEST_FILE) counted.tries += 1;
      return open(...asked);
    });
    syncBuiltinESMExports();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
  return counted;
}

/** Advances the clock while the tree is requested all the time, and fails if a request has to wait. */
export async function passAsking(holder: SnapshotHolder, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= LOOK_MS) {
    vi.advanceTimersByTime(LOOK_MS);
    expect(holder.current()).toBe(holder.snapshot);
    await setImmediate();
  }
}

/** Replaces the manifest by an invalid one, and lets a holder find it. */
export async function breakManifest(dir: string, holder: SnapshotHolder): Promise<void> {
  put(dir, MANIFEST_FILE, '{}');
  vi.advanceTimersByTime(LOOK_MS);
  await holder.current();
}
