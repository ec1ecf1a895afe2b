import { spawnSync } from 'node:child_process';
import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isLock } from '../../src/build-marks/lock-file.ts';
import { takeLock, type Lock } from '../../src/build-marks/lock.ts';
import { listTree, useTemporaryFolders } from '../node/temporary-folder.ts';

const temporary = useTemporaryFolders();
const LOCK = '.mockgen-lock';
const SINCE = '2026-01-01T00:00:00.000Z';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Makes the clock advance by one second each time it is read. */
function hurry(): void {
  let time = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => (time += 1000));
}

async function take(dir: string): Promise<Lock> {
  const lock = await takeLock(dir);
  if (!lock) throw new Error('there is no lock');
  return lock;
}

/** Creates a folder with a lock of a certain age in seconds. */
function lockedFolder(owner: unknown, age = 0): string {
  const dir = temporary();
  writeFileSync(join(dir, LOCK), typeof owner === 'string' ? owner : JSON.stringify(owner));
  setAge(join(dir, LOCK), age);
  return dir;
}

function setAge(file: string, seconds: number): void {
  const time = Date.now() / 1000 - seconds;
  utimesSync(file, time, time);
}

/** Returns the id of a process that has ended. */
const endedPid = (): number => spawnSync(process.execPath, ['-e', '0']).pid;

describe('a lock', () => {
  it('names its owner, and is removed when it is released', async () => {
    const dir = temporary();
    const lock = await take(dir);
    const said = JSON.parse(readFileSync(join(dir, LOCK), 'utf8')) as Readonly<Record<string, unknown>>;
    expect(said).toEqual({ pid: process.pid, host: hostname(), since: expect.any(String) as string });
    expect(Object.keys(listTree(dir)).every(isLock)).toBe(true);
    lock.release();
    expect(listTree(dir)).toEqual({});
  });

  it('removes the folders that were created for it, unless they contain something', async () => {
    const root = temporary();
    (await take(join(root, 'a/b/c'))).release();
    expect(listTree(root)).toEqual({});
    const lock = await take(join(root, 'a/b/c'));
    writeFileSync(join(root, 'a/notes.txt'), 'n');
    lock.release();
    expect(listTree(root)).toEqual({ 'a/notes.txt': 'n' });
  });

  it('has one owner at a time, also among many in one process', async () => {
    const dir = temporary();
    let holders = 0;
    const hold = async (): Promise<void> => {
      const lock = await take(dir);
      holders += 1;
      expect(holders).toBe(1);
      await new Promise(setImmediate);
      holders -= 1;
      lock.release();
    };
    await Promise.all(Array.from({ length: 6 }, hold));
    expect(listTree(dir)).toEqual({});
  });

  it('is waited for some seconds; then the error names its owner', async () => {
    for (const [owner, named] of [
      [
        { pid: process.ppid, host: hostname(), since: SINCE },
        `: process ${process.ppid} on ${hostname()}, since ${SINCE}`,
      ],
      [{ pid: 7, host: 'elsewhere', since: SINCE }, `: process 7 on elsewhere, since ${SINCE}`],
      ['', ''],
      ['{"pid":', ''],
    ] as const) {
      const dir = lockedFolder(owner);
      hurry();
      await expect(takeLock(dir)).rejects.toMatchObject({
        code: 'folder_locked',
        message: `another build writes into ${dir}${named}`,
        hint: expect.stringContaining(join(dir, LOCK)) as string,
      });
      vi.restoreAllMocks();
      expect(Object.keys(listTree(dir))).toEqual([LOCK]);
    }
  });

  it('of another machine is left alone for a minute, even if a local process has the same id', async () => {
    const pid = endedPid();
    const dir = lockedFolder({ pid, host: 'elsewhere', since: SINCE }, 45);
    hurry();
    await expect(takeLock(dir)).rejects.toMatchObject({ code: 'folder_locked' });
    vi.restoreAllMocks();
    expect(readFileSync(join(dir, LOCK), 'utf8')).toContain(`"pid":${pid}`);
  });

  it('is void when its owner has ended', async () => {
    for (const [owner, age] of [
      [{ pid: endedPid(), host: hostname(), since: SINCE }, 0],
      [{ pid: process.pid, host: hostname(), since: SINCE }, 0],
      [{ pid: process.ppid, host: hostname(), since: SINCE }, 61],
      [{ pid: 7, host: 'elsewhere', since: SINCE }, 61],
      ['', 61],
    ] as const) {
      const dir = lockedFolder(owner, age);
      const lock = await take(dir);
      expect(readFileSync(join(dir, LOCK), 'utf8')).toContain(`"pid":${process.pid}`);
      lock.release();
      expect(listTree(dir)).toEqual({});
    }
  });

  it('that was left behind is taken over by exactly one of many', async () => {
    const dir = lockedFolder({ pid: endedPid(), host: hostname(), since: SINCE });
    let holders = 0;
    const hold = async (): Promise<void> => {
      const lock = await take(dir);
      holders += 1;
      expect(holders).toBe(1);
      holders -= 1;
      lock.release();
    };
    await Promise.all(Array.from({ length: 6 }, hold));
    expect(listTree(dir)).toEqual({});
  });

  it('is taken over even if another process was killed while taking it over', async () => {
    const dir = lockedFolder('', 61);
    writeFileSync(join(dir, '.mockgen-lock-removal'), '');
    setAge(join(dir, '.mockgen-lock-removal'), 61);
    (await take(dir)).release();
    expect(listTree(dir)).toEqual({});
  });
});

describe('the owner of a lock', () => {
  it('renews it regularly', async () => {
    const dir = temporary();
    const lock = await take(dir);
    setAge(join(dir, LOCK), 50);
    lock.refresh();
    expect(Date.now() - statSync(join(dir, LOCK)).mtimeMs).toBeGreaterThan(40_000);
    const time = Date.now() + 2000;
    vi.spyOn(Date, 'now').mockReturnValue(time);
    lock.refresh();
    expect(Math.abs(statSync(join(dir, LOCK)).mtimeMs - time)).toBeLessThan(10);
    // The clock is set back by an hour.
    vi.spyOn(Date, 'now').mockReturnValue(time - 3_600_000);
    lock.refresh();
    expect(Math.abs(statSync(join(dir, LOCK)).mtimeMs - time + 3_600_000)).toBeLessThan(10);
    lock.release();
  });

  it("gives up if another build has taken over, and leaves that build's lock alone", async () => {
    const dir = temporary();
    const lock = await take(dir);
    const other = JSON.stringify({ pid: process.ppid, host: hostname(), since: SINCE });
    writeFileSync(join(dir, LOCK), other);
    hurry();
    const message = `another build has taken over ${dir} while this one stood still`;
    const hint = 'Run the command again.';
    expect(() => lock.refresh()).toThrow(expect.objectContaining({ code: 'folder_locked', message, hint }) as Error);
    lock.release();
    expect(readFileSync(join(dir, LOCK), 'utf8')).toBe(other);
  });

  it('handles signals only while it holds the lock', async () => {
    const count = (): readonly number[] => ['exit', 'SIGINT', 'SIGTERM'].map((name) => process.listenerCount(name));
    const before = count();
    const lock = await take(temporary());
    expect(count()).toEqual(before.map((listeners) => listeners + 1));
    lock.release();
    expect(count()).toEqual(before);
  });
});
