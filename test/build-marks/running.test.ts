import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { now } from '../../src/node/index.ts';
import { hasJournal, isBuilderAlive, isBuilding, JOURNAL, takeLock } from '../../src/build-marks/index.ts';
import { listTree, useTemporaryFolders } from '../node/temporary-folder.ts';

const temporary = useTemporaryFolders();

afterEach(() => {
  vi.restoreAllMocks();
});

function lockOf(dir: string, owner: unknown): string {
  const file = join(dir, '.mockgen-lock');
  writeFileSync(file, owner === '' ? '' : JSON.stringify(owner));
  return file;
}

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
    ['of a process that runs', { pid: process.ppid, host: hostname(), since: '' }, true],
    ['of a process that has ended', { pid: 2 ** 22 + 1, host: hostname(), since: '' }, false],
    ['of another machine', { pid: 2 ** 22 + 1, host: 'elsewhere', since: '' }, true],
    ['that is just being written', '', true],
    ['of somebody else', 7, true],
    ['of nobody', null, true],
  ])('show by a lock %s whether a build is running', (_, owner, isAlive) => {
    const dir = temporary();
    const file = lockOf(dir, owner);
    expect(isBuilderAlive(dir)).toBe(isAlive);
    utimesSync(file, 1_000_000_000, 1_000_000_000);
    expect(isBuilderAlive(dir)).toBe(false);
  });

  it.each([
    ['half a minute ago', 30, true],
    ['more than a minute ago', 61, false],
  ])('count by the age of the lock: %s', (_, seconds, isAlive) => {
    const dir = temporary();
    const touched = now() / 1_000 - seconds;
    utimesSync(lockOf(dir, { pid: process.ppid, host: hostname(), since: '' }), touched, touched);
    expect(isBuilderAlive(dir)).toBe(isAlive);
  });

  it('count if the build runs as another user', () => {
    const dir = temporary();
    lockOf(dir, { pid: process.ppid, host: hostname(), since: '' });
    vi.spyOn(process, 'kill').mockImplementation(() => {
      throw Object.assign(new Error('kill EPERM'), { code: 'EPERM' });
    });
    expect(isBuilderAlive(dir)).toBe(true);
  });

  it('do not count if they cannot be read', () => {
    const dir = temporary();
    mkdirSync(join(dir, '.mockgen-lock'));
    expect(isBuilderAlive(dir)).toBe(false);
    expect(isBuilding(join(dir, 'none'))).toBe(false);
  });
});

it('a lock is taken as soon as a build elsewhere releases it', async () => {
  const dir = temporary();
  const file = join(dir, '.mockgen-lock');
  writeFileSync(file, JSON.stringify({ pid: 1, host: 'elsewhere', since: '2026-01-01T00:00:00.000Z' }));
  const wait = takeLock(dir);
  rmSync(file);
  (await wait)?.release();
  expect(listTree(dir)).toEqual({});
});
