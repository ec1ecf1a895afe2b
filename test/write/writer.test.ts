import { existsSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MockgenError } from '../../src/errors.ts';
import type { PlannedFile } from '../../src/render/index.ts';
import type { TreeShape } from '../../src/tree/index.ts';
import { writeTree } from '../../src/write/writer.ts';
import { smallFiles } from '../node/small-plan.ts';
import { openFiles } from '../serve/handles.ts';
import { listTree, useTemporaryFolders } from '../node/temporary-folder.ts';
import { writeSmall } from './small-tree.ts';

const temporary = useTemporaryFolders();
const SMALL = { totals: { authors: 3 } };
const LARGE = { totals: { authors: 5, books: 2 }, mark: 'b' };
const count = (plan: Parameters<typeof smallFiles>[0]): number => Object.keys(smallFiles(plan)).length;

async function failureOf(act: Promise<unknown>): Promise<MockgenError> {
  try {
    await act;
  } catch (error) {
    if (error instanceof MockgenError) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}

function put(dir: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(dir, path, '..'), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
}

/** Returns the modification time and the inode of each file and folder. */
function stampsOf(dir: string): Readonly<Record<string, string>> {
  const paths = ['.', ...Object.keys(listTree(dir))].flatMap((path) => [path, join(path, '..')]);
  return Object.fromEntries(
    paths.map((path) => {
      const { ino, mtimeNs, ctimeNs } = statSync(join(dir, path), { bigint: true });
      return [path, `${ino} ${mtimeNs} ${path === '..' ? '' : ctimeNs}`];
    }),
  );
}

describe('a build', () => {
  it('writes its files into a new folder, and nothing else', async () => {
    const dir = join(temporary(), 'a', 'b');
    expect(await writeSmall(dir, LARGE)).toEqual({ written: count(LARGE), unchanged: 0, removed: 0 });
    expect(listTree(dir)).toEqual(smallFiles(LARGE));
  });

  it('writes nothing at all when nothing has changed', async () => {
    const dir = join(temporary(), 'tree');
    await writeSmall(dir, LARGE);
    const before = stampsOf(dir);
    expect(await writeSmall(dir, LARGE)).toEqual({ written: 0, unchanged: count(LARGE), removed: 0 });
    expect(stampsOf(dir)).toEqual(before);
  });

  it('writes only what has changed', async () => {
    const dir = temporary();
    await writeSmall(dir, LARGE);
    const before = stampsOf(dir);
    writeFileSync(join(dir, 'books/2.json'), '{"id":3}\n');
    expect(await writeSmall(dir, LARGE)).toMatchObject({ written: 1, removed: 0 });
    expect(listTree(dir)).toEqual(smallFiles(LARGE));
    expect(stampsOf(dir)['books/1.json']).toBe(before['books/1.json']);
  });

  it('removes files of an earlier build, and folders that become empty', async () => {
    const dir = temporary();
    await writeSmall(dir, LARGE);
    const removed = Object.keys(smallFiles(LARGE)).filter((path) => !(path in smallFiles(SMALL))).length;
    expect(await writeSmall(dir, SMALL)).toMatchObject({ removed });
    expect(listTree(dir)).toEqual(smallFiles(SMALL));
    expect(existsSync(join(dir, 'media'))).toBe(false);
  });

  it('leaves files of others alone, anywhere', async () => {
    const dir = temporary();
    await writeSmall(dir, LARGE);
    const foreign = {
      'notes.txt': 'n',
      '.nojekyll': '',
      'books/notes.txt': 'n',
      'books/7.json': '{}',
      'x/y.json': '{}',
    };
    put(dir, foreign);
    mkdirSync(join(dir, 'media/books/empty'));
    await writeSmall(dir, SMALL);
    expect(listTree(dir)).toEqual({ ...smallFiles(SMALL), ...foreign, 'media/books/empty': '<folder>' });
  });

  it('refuses to replace a changed file that no build wrote, before it changes anything', async () => {
    const dir = temporary();
    await writeSmall(dir, SMALL);
    put(dir, { 'books/2.json': '"mine"' });
    const before = listTree(dir);
    const error = await failureOf(writeSmall(dir, LARGE));
    expect([error.code, error.message]).toEqual([
      'foreign_folder',
      `${dir}/books/2.json is in the way: no build wrote it`,
    ]);
    expect(error.hint).toContain('--force');
    expect(listTree(dir)).toEqual(before);
    await writeSmall(dir, LARGE, { force: true });
    expect(listTree(dir)).toEqual(smallFiles(LARGE));
  });

  it('accepts a file that no build wrote if it is equal', async () => {
    const dir = temporary();
    await writeSmall(dir, SMALL);
    put(dir, { 'books/2.json': smallFiles(LARGE)['books/2.json'] ?? '' });
    await writeSmall(dir, LARGE);
    expect((await writeSmall(dir, SMALL)).removed).toBeGreaterThan(0);
    expect(listTree(dir)).toEqual(smallFiles(SMALL));
  });

  it('writes a file of several chunks from its first difference on, and closes all files', async () => {
    const pieces = ['[', 'é€😀x'.repeat(120_000), '1', 'y'.repeat(1_000_000), ']\n'];
    const files: readonly PlannedFile[] = [
      { paths: ['large.txt', 'a/large.txt'], text: () => pieces },
      { paths: ['mockgen.json'], text: () => ['{}\n'] },
    ];
    const shape: TreeShape = { layout: 'flat', files: ['large.txt', 'a/large.txt'], resources: {} };
    const dir = temporary();
    put(dir, { 'large.txt': pieces.join('').replace('1', '2') });
    const result = await writeTree(dir, () => ({ shape, files: () => files }), { force: true });
    expect(result).toMatchObject({ written: 3 });
    for (const path of ['large.txt', 'a/large.txt']) {
      expect(readFileSync(join(dir, path), 'utf8') === pieces.join(''), path).toBe(true);
    }
    if (process.platform === 'linux') expect(openFiles(dir)).toEqual([]);
  });

  it('reports its progress file by file', async () => {
    const steps: (readonly [number, number])[] = [];
    await writeSmall(temporary(), SMALL, { onProgress: (done, total) => steps.push([done, total]) });
    expect(steps).toEqual(Array.from({ length: count(SMALL) }, (_, at) => [at + 1, count(SMALL)]));
  });
});

describe('a folder that mockgen did not create', () => {
  it.each([
    ['files', { 'index.html': '<p>' }],
    ['a dotfile', { '.git/config': '' }],
    ['a mockgen.json of somebody else', { 'mockgen.json': '{"seed":42}' }],
    ['a journal of somebody else', { '.mockgen-build.json': '["index.json"]' }],
  ])('is refused if it contains %s', async (_, files) => {
    const dir = temporary();
    put(dir, files);
    const error = await failureOf(writeSmall(dir, SMALL));
    expect([error.code, error.message]).toEqual(['foreign_folder', `${dir} is not empty and no build made it`]);
    expect(error.hint).toContain('--force');
    expect(listTree(dir)).toEqual(files);
  });

  it('is accepted by force, and nothing in it is removed', async () => {
    const dir = temporary();
    put(dir, { 'index.html': '<p>', 'mockgen.json': '?', 'authors/9.json': '{}' });
    await writeSmall(dir, SMALL, { force: true });
    expect(listTree(dir)).toEqual({ ...smallFiles(SMALL), 'index.html': '<p>', 'authors/9.json': '{}' });
  });

  it('is refused if it is a file', async () => {
    const file = join(temporary(), 'file');
    writeFileSync(file, 'x');
    for (const force of [false, true]) {
      const error = await failureOf(writeSmall(file, SMALL, { force }));
      expect([error.code, error.message]).toEqual(['foreign_folder', `${file} is a file, not a folder`]);
    }
    expect(readFileSync(file, 'utf8')).toBe('x');
  });
});

describe('a path that cannot be written', () => {
  it.each([
    ['below a file', '/etc/hostname/tree'],
    ['where no folder can be made', '/proc/mockgen/tree'],
    ['with a name too long', `${tmpdir()}/${'x'.repeat(300)}`],
  ])('is reported in one line: %s', async (_, dir) => {
    const error = await failureOf(writeSmall(dir, SMALL));
    expect(error.code).toBe('write_failed');
    expect(error.message).toMatch(/^cannot make \/[^\n]*: [a-z ,]+$/);
    expect(error.message).not.toMatch(/\bE[A-Z]{3,}/);
  });

  it('is reported if a folder is in place of a file, or a file in place of a folder', async () => {
    const dir = temporary();
    mkdirSync(join(dir, 'index.json'));
    const first = await failureOf(writeSmall(dir, SMALL, { force: true }));
    expect(first.message).toBe(`cannot write ${dir}/index.json: a folder is in its place`);

    const other = temporary();
    writeFileSync(join(other, 'authors'), 'x');
    const second = await failureOf(writeSmall(other, SMALL, { force: true }));
    expect(second.message).toBe(`cannot write below ${other}/authors: it is a file, and a tree has real folders only`);
    expect(Object.keys(listTree(other)).filter((path) => path.startsWith('.mockgen-tmp'))).toEqual([]);
  });
});

describe('links', () => {
  it('in place of a file are replaced, and their targets stay', async () => {
    const dir = temporary();
    const outside = join(temporary(), 'victim');
    await writeSmall(dir, LARGE);
    writeFileSync(outside, smallFiles(SMALL)['authors/1.json'] ?? '');
    for (const path of ['authors/1.json', 'books/1.json']) {
      await writeSmall(dir, LARGE);
      replaceByLink(join(dir, path), outside);
    }
    await writeSmall(dir, SMALL);
    expect(listTree(dir)).toEqual(smallFiles(SMALL));
    expect(readFileSync(outside, 'utf8')).toBe(smallFiles(SMALL)['authors/1.json']);
  });

  it('in place of a folder are not followed to write or remove files', async () => {
    const dir = temporary();
    const outside = temporary();
    await writeSmall(dir, SMALL);
    put(outside, smallFiles(LARGE));
    const files = listTree(outside);
    replaceByLink(join(dir, 'authors'), join(outside, 'authors'));
    const error = await failureOf(writeSmall(dir, SMALL));
    expect([error.code, error.message]).toEqual([
      'write_failed',
      `cannot write below ${dir}/authors: it is a link, and a tree has real folders only`,
    ]);
    await writeSmall(dir, { totals: { users: 1 } });
    expect(listTree(outside)).toEqual(files);
  });

  it('can be the folder itself', async () => {
    const dir = temporary();
    const link = join(temporary(), 'link');
    symlinkSync(dir, link);
    await writeSmall(link, SMALL);
    expect(listTree(dir)).toEqual(smallFiles(SMALL));
  });

  it.each(['link', 'link/inner'])('are refused at once if they lead nowhere, as %s', async (path) => {
    const dir = temporary();
    symlinkSync('nowhere', join(dir, 'link'));
    const { code, message } = await failureOf(writeSmall(join(dir, path), SMALL));
    expect(code).toBe('write_failed');
    expect(message).toBe(`cannot make ${join(dir, path)}: something else is in its place`);
  });
});

function replaceByLink(path: string, target: string): void {
  rmSync(path, { recursive: true });
  symlinkSync(target, path);
}
