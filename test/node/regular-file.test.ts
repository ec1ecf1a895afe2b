import { execFileSync } from 'node:child_process';
import fs, { mkdirSync, realpathSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openIfFile, openInside, readAndClose, readText, readTreeText } from '../../src/node/index.ts';
import { useTemporaryFolders } from './temporary-folder.ts';

const temporary = useTemporaryFolders();
const isUnix = process.platform !== 'win32';

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

/** A tree with a file, and beside it what must not be read. */
function tree(): { readonly root: string; readonly dir: string } {
  const root = realpathSync(temporary());
  const dir = join(root, 'tree');
  mkdirSync(join(dir, 'a'), { recursive: true });
  writeFileSync(join(dir, 'a/1.json'), 'one');
  writeFileSync(join(root, 'secret.json'), 'secret');
  return { root, dir };
}

const codeOf = (act: () => unknown): unknown => {
  try {
    return act();
  } catch (error) {
    return (error as NodeJS.ErrnoException).code;
  }
};

describe('a file of a tree', () => {
  it('is a regular file that no link leads to', () => {
    const { root, dir } = tree();
    symlinkSync('1.json', join(dir, 'a/2.json'));
    symlinkSync('a', join(dir, 'b'));
    symlinkSync('../secret.json', join(dir, 'secret.json'));
    symlinkSync('.', join(dir, 'round'));
    expect(readAndClose(openInside(dir, 'a/1.json')).toString()).toBe('one');
    for (const [path, code] of [
      ['a/2.json', 'ELINK'],
      ['b/1.json', 'ELINK'],
      ['round/a/1.json', 'ELINK'],
      ['secret.json', 'ELINK'],
      ['a', 'EISDIR'],
      ['none', 'ENOENT'],
      ['../secret.json', 'ENOENT'],
    ]) {
      expect([path, codeOf(() => openInside(dir, path ?? ''))]).toEqual([path, code]);
      expect(openIfFile(dir, path ?? '')).toBeUndefined();
    }
    symlinkSync('tree', join(root, 'link'));
    expect(readTreeText(join(root, 'link'), 'a/1.json')).toBe('one');
    expect(() => readTreeText(dir, 'secret.json')).toThrow('links inside of a tree are not followed');
  });

  it('is never one that a link leads to when it is opened, whatever is there before and after', () => {
    const { root, dir } = tree();
    writeFileSync(join(root, '1.json'), 'secret');
    const { openSync } = fs;
    vi.spyOn(fs, 'openSync').mockImplementation((...asked) => {
      renameSync(join(dir, 'a'), join(dir, 'away'));
      symlinkSync('..', join(dir, 'a'));
      const handle = openSync(...asked);
      rmSync(join(dir, 'a'));
      renameSync(join(dir, 'away'), join(dir, 'a'));
      return handle;
    });
    syncBuiltinESMExports();
    if (process.platform === 'linux') expect(openIfFile(dir, 'a/1.json')).toBeUndefined();
  });
});

describe.runIf(isUnix)('what is no file', () => {
  it('is refused at once, and not waited for', () => {
    const { dir } = tree();
    execFileSync('mkfifo', [join(dir, 'pipe.json')]);
    expect(codeOf(() => openInside(dir, 'pipe.json'))).toBe('ENXIO');
    for (const path of [join(dir, 'pipe.json'), '/dev/zero', '/dev/null'])
      expect([path, codeOf(() => readText(path))]).toEqual([path, 'ENXIO']);
    expect(codeOf(() => readText(dir))).toBe('EISDIR');
  });

  it('is refused if it is too large', () => {
    const { dir } = tree();
    expect(readText(join(dir, 'a/1.json'), 3)).toBe('one');
    expect(codeOf(() => readText(join(dir, 'a/1.json'), 2))).toBe('EFBIG');
  });
});
