import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PlannedFile } from '../../src/render/index.ts';
import { writeTree, type TreeJob } from '../../src/write/writer.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';

const temporary = useTemporaryFolders();
const PATHS = ['large.txt', 'a/large.txt'];
const PIECE = 'é€😀x'.repeat(120_000);
const PIECES = ['[', PIECE, '1', PIECE, PIECE, ']\n'];
const TEXT = PIECES.join('');

function job(pieces: () => Iterable<string>): () => TreeJob {
  const files: readonly PlannedFile[] = [
    { paths: ['index.json'], text: () => ['{}\n'] },
    { paths: PATHS, text: pieces },
    { paths: ['mockgen.json'], text: () => [] },
  ];
  return () => ({ shape: { layout: 'flat', files: PATHS, resources: {} }, files: () => files });
}

/** Creates a folder with texts at the paths of the large file. */
function folderWith(...texts: readonly string[]): string {
  const dir = temporary();
  for (const [at, text] of texts.entries()) {
    const file = join(dir, PATHS[at] ?? '');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return dir;
}

const read = (dir: string): readonly string[] => PATHS.map((path) => readFileSync(join(dir, path), 'utf8'));
const inodes = (dir: string): readonly number[] => PATHS.map((path) => statSync(join(dir, path)).ino);

describe('a large file', () => {
  it('consists of several chunks', () => {
    expect(Buffer.byteLength(TEXT)).toBeGreaterThan(3 * (1 << 20));
  });

  it('is rendered once, and written to each of its paths', async () => {
    const dir = join(temporary(), 'tree');
    let rendered = 0;
    await writeTree(
      dir,
      job(() => {
        rendered += 1;
        return PIECES;
      }),
    );
    expect(read(dir)).toEqual([TEXT, TEXT]);
    expect(rendered).toBe(1);
    expect(readdirSync(dir).toSorted()).toEqual(['a', 'index.json', 'large.txt', 'mockgen.json']);
  });

  it.each([
    ['in its first byte', `{${TEXT.slice(1)}`],
    ['in the middle', TEXT.replace('1', '2')],
    ['in its last byte', `${TEXT.slice(0, -1)} `],
    ['by one byte less', TEXT.slice(0, -1)],
    ['by one byte more', `${TEXT} `],
    ['by half of it', TEXT.slice(0, TEXT.length / 2)],
    ['by all of it', ''],
  ])('is written if it differs %s, and only there', async (_, other) => {
    for (const texts of [
      [other, TEXT],
      [TEXT, other],
      [other, other],
    ]) {
      const dir = folderWith(...texts);
      const before = inodes(dir);
      const changed = texts.filter((text) => text !== TEXT).length;
      // The two other files are new.
      expect(
        await writeTree(
          dir,
          job(() => PIECES),
          { force: true },
        ),
      ).toMatchObject({ written: changed + 2 });
      expect(read(dir)).toEqual([TEXT, TEXT]);
      expect(inodes(dir).map((inode, at) => inode === before[at])).toEqual(texts.map((text) => text === TEXT));
    }
  });

  it('that cannot be rendered completely stays as it was, and leaves nothing behind', async () => {
    const pieces = function* (): Generator<string, void, undefined> {
      yield* PIECES.slice(0, 4);
      throw new Error('killed');
    };
    const old = TEXT.replace('[', '{');
    const dir = folderWith(old, old);
    await expect(writeTree(dir, job(pieces), { force: true })).rejects.toThrow('killed');
    expect(read(dir)).toEqual([old, old]);
    expect(readdirSync(dir).filter((name) => name.startsWith('.mockgen-tmp'))).toEqual([]);
  });

  it('replaces a link in its place, and leaves the target alone', async () => {
    const [dir, outside] = [folderWith(TEXT, TEXT), folderWith(TEXT)];
    rmSync(join(dir, 'large.txt'));
    symlinkSync(join(outside, 'large.txt'), join(dir, 'large.txt'));
    await writeTree(
      dir,
      job(() => [...PIECES, ' ']),
      { force: true },
    );
    expect(read(dir)).toEqual([`${TEXT} `, `${TEXT} `]);
    expect(readFileSync(join(outside, 'large.txt'), 'utf8')).toBe(TEXT);
  });

  it('is refused with a message if a folder is in its place', async () => {
    const dir = temporary();
    mkdirSync(join(dir, 'large.txt'));
    await expect(
      writeTree(
        dir,
        job(() => PIECES),
        { force: true },
      ),
    ).rejects.toMatchObject({
      code: 'write_failed',
      message: `cannot write ${dir}/large.txt: a folder is in its place`,
    });
  });

  it('that no build wrote is accepted if it is equal, and refused otherwise', async () => {
    const journal = JSON.stringify({ format: 2, shapes: [], spared: [] });
    for (const [text, code] of [
      [TEXT, undefined],
      [`${TEXT} `, 'foreign_folder'],
    ] as const) {
      const dir = folderWith(TEXT, text);
      writeFileSync(join(dir, '.mockgen-build.json'), journal);
      const result = writeTree(
        dir,
        job(() => PIECES),
      );
      if (code === undefined) await expect(result).resolves.toMatchObject({ written: 2, unchanged: 2 });
      else
        await expect(result).rejects.toMatchObject({ code, message: expect.stringContaining('a/large.txt') as string });
    }
  });
});
