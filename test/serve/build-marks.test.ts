import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hasJournal, isBuilderAlive, isBuilding } from '../../src/serve/build-marks.ts';
import { JOURNAL } from '../../src/write/journal.ts';
import { takeLock } from '../../src/write/lock.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';

const temporary = useTemporaryFolders();

describe('the marks of a build', () => {
  it('are those that the writer leaves', async () => {
    const dir = temporary();
    expect(isBuilding(dir)).toBe(false);
    const lock = await takeLock(dir);
    expect([isBuilderAlive(dir), hasJournal(dir), isBuilding(dir)]).toEqual([true, false, true]);
    lock?.release();
    expect(isBuilding(dir)).toBe(false);
    writeFileSync(join(dir, JOURNAL), '');
    expect([isBuilderAlive(dir), hasJournal(dir), isBuilding(dir)]).toEqual([false, true, true]);
  });

  it.each([
    ['of a process that runs', { pid: process.pid, host: hostname() }, true],
    ['of a process that has ended', { pid: 2 ** 22 + 1, host: hostname() }, false],
    ['of another machine', { pid: 2 ** 22 + 1, host: 'elsewhere' }, true],
    ['that is just being written', '', true],
    ['of somebody else', 7, true],
  ])('tell by a lock %s whether somebody builds', (_, owner, isAlive) => {
    const dir = temporary();
    const file = join(dir, '.mockgen-lock');
    writeFileSync(file, owner === '' ? '' : JSON.stringify(owner));
    expect(isBuilderAlive(dir)).toBe(isAlive);
    utimesSync(file, 1_000_000_000, 1_000_000_000);
    expect(isBuilderAlive(dir)).toBe(false);
  });

  it('do not count where they cannot be read', () => {
    const dir = temporary();
    mkdirSync(join(dir, '.mockgen-lock'));
    expect(isBuilderAlive(dir)).toBe(false);
    expect(isBuilding(join(dir, 'none'))).toBe(false);
  });
});
