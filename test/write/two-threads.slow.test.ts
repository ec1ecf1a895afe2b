import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEFAULTS } from '../../src/settings.ts';
import { FileWriter, type WriteContext } from '../../src/write/file-writer.ts';
import { writeShared } from '../../src/write/sharing.ts';
import { TreeFolder } from '../../src/write/tree-folder.ts';
import { builtFiles, builtTree, type BuiltTree } from '../node/built-tree.ts';
import { listTree, useTemporaryFolders } from '../node/temporary-folder.ts';

const temporary = useTemporaryFolders();
const SMALL: BuiltTree = { only: ['users', 'books', 'authors', 'images'], items: 12 };
const NOTHING: WriteContext = { begin: () => {}, pause: () => {}, onFile: () => {} };

describe('two threads', () => {
  it('fail with the same error as one', async () => {
    const [good, bad] = [temporary(), temporary()];
    for (const name of ['users', 'books', 'authors', 'images']) symlinkSync(good, join(bad, name));
    const writer = new FileWriter(new TreeFolder(good), NOTHING);
    const written = writeShared(bad, { options: { ...DEFAULTS, ...SMALL } }, builtTree(SMALL), writer, NOTHING);
    await expect(written).rejects.toMatchObject({
      code: 'write_failed',
      message: expect.stringMatching(
        /^cannot write below .*: it is a link, and a tree has real folders only$/,
      ) as string,
    });
  });

  it('fail with the same error as one if they cannot start', async () => {
    const dir = temporary();
    const refuse = (): never => {
      throw new Error('not here');
    };
    const writer = new FileWriter(new TreeFolder(dir), NOTHING);
    const context: WriteContext = { ...NOTHING, begin: refuse };
    const written = writeShared(dir, { options: { ...DEFAULTS, ...SMALL } }, builtTree(SMALL), writer, context);
    await expect(written).rejects.toThrow('not here');
  });

  it('write the tree of one, tell how much of it is done, and hold back their files where rendering can fail', async () => {
    const dir = temporary();
    let done = 0;
    const context: WriteContext = { ...NOTHING, holdsBack: true, onFile: (files = 1) => (done += files) };
    const folder = new TreeFolder(dir, 0, true);
    const writer = new FileWriter(folder, context);
    await writeShared(dir, { options: { ...DEFAULTS, ...SMALL } }, builtTree(SMALL), writer, context);
    await folder.release(() => {});
    const files = builtFiles(SMALL);
    expect(listTree(dir)).toEqual(files);
    expect([done, writer.written]).toEqual([Object.keys(files).length, Object.keys(files).length]);
  });
});
