import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isRunning, sweepTemporaries, temporaryName } from '../../src/build-marks/temporary.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';

const temporary = useTemporaryFolders();

/** The number of a process that is not running: none has so high a number. */
const NOBODY = 2 ** 22 + 1;

it('files and folders that a killed build left are removed, and nothing else', () => {
  const dir = temporary();
  const other = temporaryName(process.ppid, 0, 0);
  writeFileSync(join(dir, temporaryName(NOBODY, 0, 0)), 'half');
  writeFileSync(join(dir, temporaryName(process.pid, 0, 1)), 'half');
  mkdirSync(join(dir, temporaryName(NOBODY, 1, 16)));
  writeFileSync(join(dir, temporaryName(NOBODY, 1, 16), '1.json'), '{}');
  for (const kept of [other, 'users.json', '.mockgen-tmp-mine']) writeFileSync(join(dir, kept), 'kept');
  sweepTemporaries(dir, readdirSync(dir));
  expect([isRunning(process.ppid), isRunning(NOBODY)]).toEqual([true, false]);
  expect(readdirSync(dir).toSorted()).toEqual(['.mockgen-tmp-mine', other, 'users.json'].toSorted());
});

it('a file that something else has removed meanwhile is no failure', () => {
  expect(() => sweepTemporaries(temporary(), [temporaryName(NOBODY, 0, 0)])).not.toThrow();
});
