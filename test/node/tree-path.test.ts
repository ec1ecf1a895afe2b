import { mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isTreePath, realPathInside } from '../../src/node/index.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';

const temporary = useTemporaryFolders();

describe('a path', () => {
  it.each(['a', 'a.json', 'people/authors/7.json', 'a b/ü', 'a..b'])('can be that of a file of a tree: %j', (path) => {
    expect(isTreePath(path)).toBe(true);
  });

  it.each(['', '/a', 'a/', 'a//b', '.', '..', '../a', 'a/../b', '.a', 'a/.b', 'a\\b', 'a?b', 'a#b', 'a\0b'])(
    'cannot be that of a file of a tree: %j',
    (path) => {
      expect(isTreePath(path)).toBe(false);
    },
  );
});

describe('a file inside of a folder', () => {
  it('is where its links lead, unless that is outside or hidden', () => {
    const [dir, other] = [realpathSync(temporary()), temporary()];
    mkdirSync(join(dir, 'a'));
    for (const file of [join(dir, 'a/1.json'), join(dir, '.hidden'), join(other, 'x.json')]) writeFileSync(file, '');
    symlinkSync(join(dir, 'a'), join(dir, 'inside'));
    symlinkSync(other, join(dir, 'outside'));
    symlinkSync(join(dir, '.hidden'), join(dir, 'shown'));
    for (const root of [undefined, dir]) {
      expect(realPathInside(dir, 'a/1.json', root)).toBe(join(dir, 'a/1.json'));
      expect(realPathInside(dir, 'inside/1.json', root)).toBe(join(dir, 'a/1.json'));
      for (const path of ['none', 'outside/x.json', 'shown', '.hidden', '../x', 'a/']) {
        expect([path, realPathInside(dir, path, root)]).toEqual([path, undefined]);
      }
    }
  });
});
