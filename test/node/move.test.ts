import fs, { readFileSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { move } from '../../src/node/index.ts';
import { useTemporaryFolders } from './temporary-folder.ts';

const temporary = useTemporaryFolders();

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

/** Lets the first attempts to rename a file fail, as Windows does while a program has it open. */
function failFirst(code: string, times: number): { readonly tried: () => number } {
  const { renameSync } = fs;
  let left = times;
  const spy = vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    if (left-- > 0) throw Object.assign(new Error(`${code}: refused`), { code });
    renameSync(from, to);
  });
  syncBuiltinESMExports();
  return { tried: () => spy.mock.calls.length };
}

function files(): readonly [from: string, to: string] {
  const dir = temporary();
  writeFileSync(join(dir, 'new'), 'new');
  writeFileSync(join(dir, 'old'), 'old');
  return [join(dir, 'new'), join(dir, 'old')];
}

describe('a file that is moved', () => {
  it.each(['EPERM', 'EBUSY', 'EACCES'])('takes its place once nobody uses what is there: %s', (code) => {
    const [from, to] = files();
    const { tried } = failFirst(code, 2);
    move(from, to);
    expect([readFileSync(to, 'utf8'), tried()]).toEqual(['new', 3]);
  });

  it('leaves what is there if that stays in use', () => {
    const [from, to] = files();
    const { tried } = failFirst('EBUSY', Infinity);
    expect(() => move(from, to)).toThrow('EBUSY');
    expect([readFileSync(to, 'utf8'), tried()]).toEqual(['old', 5]);
  });

  it('is not tried again after another error', () => {
    const [from, to] = files();
    const { tried } = failFirst('ENOSPC', 1);
    expect(() => move(from, to)).toThrow('ENOSPC');
    expect(tried()).toBe(1);
  });
});
