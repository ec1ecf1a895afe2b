import { mkdirSync, renameSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createFolderSource } from '../../src/node/folder.ts';
import { useTemporaryFolders } from './temporary-folder.ts';

const temporary = useTemporaryFolders();

/** Changes a file so that nothing but its bytes tells: same file, length and time. */
function changeUnnoticed(file: string, text: string): void {
  const { atime, mtime } = statSync(file);
  // A time in whole milliseconds can be set back exactly.
  utimesSync(file, atime, mtime);
  writeFileSync(file, text);
  utimesSync(file, atime, mtime);
}

function settled(dir: string, path: string, text: string): string {
  const file = join(dir, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
  utimesSync(file, new Date(1_000_000_000_000), new Date(1_000_000_000_000));
  return file;
}

describe('a folder as a source', () => {
  it.each(['mockgen.json', 'authors/all.json', 'people/authors/all.json'])(
    'keeps %s while it has not changed',
    async (path) => {
      const dir = temporary();
      const file = settled(dir, path, 'one');
      const read = createFolderSource(dir);
      expect(await read(path)).toBe('one');
      changeUnnoticed(file, 'two');
      expect(await read(path)).toBe('one');
      writeFileSync(file, 'three');
      expect(await read(path)).toBe('three');
    },
  );

  it.each(['index.json', 'authors/1.json', 'authors/small.json'])('does not keep %s', async (path) => {
    const dir = temporary();
    const file = settled(dir, path, 'one');
    const read = createFolderSource(dir);
    expect(await read(path)).toBe('one');
    changeUnnoticed(file, 'two');
    expect(await read(path)).toBe('two');
  });

  it('sees a file that is put in place of another, of the same length and time', async () => {
    const dir = temporary();
    const file = settled(dir, 'a/all.json', 'one');
    const read = createFolderSource(dir);
    expect(await read('a/all.json')).toBe('one');
    renameSync(settled(dir, 'new', 'two'), file);
    expect(await read('a/all.json')).toBe('two');
    rmSync(file);
    expect(await read('a/all.json')).toBeUndefined();
    settled(dir, 'a/all.json', 'six');
    expect(await read('a/all.json')).toBe('six');
  });

  it('follows its own folder when that is a link that is turned', async () => {
    const root = temporary();
    settled(root, 'first/mockgen.json', 'one');
    settled(root, 'second/mockgen.json', 'two');
    const link = join(root, 'tree');
    symlinkSync(join(root, 'first'), link);
    const read = createFolderSource(link);
    expect(await read('mockgen.json')).toBe('one');
    symlinkSync(join(root, 'second'), join(root, 'next'));
    renameSync(join(root, 'next'), link);
    expect(await read('mockgen.json')).toBe('two');
  });

  it.each([
    '',
    '.',
    '..',
    'none.json',
    'folder',
    'folder/',
    '/inside.json',
    'folder//a.json',
    '.hidden',
    'folder/.hidden',
  ])('has nothing at "%s"', async (path) => {
    const dir = temporary();
    for (const name of ['inside.json', 'folder/a.json', '.hidden', 'folder/.hidden']) settled(dir, name, 'x');
    expect(await createFolderSource(dir)(path)).toBeUndefined();
  });

  it('never leaves the folder', async () => {
    const root = temporary();
    const outside = settled(root, 'secret/all.json', 'secret');
    settled(root, 'tree/.env', 'secret');
    const dir = join(root, 'tree');
    symlinkSync(outside, join(dir, 'all.json'));
    symlinkSync(join(root, 'secret'), join(dir, 'linked'));
    symlinkSync(join(dir, '.env'), join(dir, 'env'));
    symlinkSync(join(dir, 'loop'), join(dir, 'loop'));
    const read = createFolderSource(dir);
    const paths = ['../secret/all.json', 'a/../../secret/all.json', '..\\secret\\all.json', outside];
    for (const path of [...paths, 'all.json', 'linked/all.json', 'env', 'loop', 'all.json\0', `${'x'.repeat(300)}`]) {
      expect([path, await read(path)]).toEqual([path, undefined]);
    }
  });

  it('has nothing when it is not there', async () => {
    expect(await createFolderSource(join(temporary(), 'none'))('mockgen.json')).toBeUndefined();
  });
});
