import { utimesSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DIGESTED_BYTES, KEPT_DIGESTS } from '../../src/serve/limits.ts';
import { type StaticFile, StaticFiles } from '../../src/serve/static-files.ts';
import { digestOf } from '../../src/tree/index.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';

const temporary = useTemporaryFolders();

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

describe('the tag of a plain file', () => {
  it('comes from its content while that is small, and is weak, of size and time, otherwise', async () => {
    const dir = temporary();
    const plain = new StaticFiles(dir);
    const opened = async (path: string): Promise<StaticFile | undefined> => {
      const file = await plain.open(path);
      file?.body.destroy();
      return file;
    };
    writeFileSync(join(dir, 'small.txt'), 'x');
    writeFileSync(join(dir, 'large.txt'), Buffer.alloc(DIGESTED_BYTES + 1));
    const [small, large] = [await opened('small.txt'), await opened('large.txt')];
    expect([small?.isWeak, small?.digest, large?.isWeak]).toEqual([false, digestOf('x'), true]);
    expect((await opened('large.txt'))?.digest).toBe(large?.digest);
    writeFileSync(join(dir, 'small.txt'), 'y');
    writeFileSync(join(dir, 'large.txt'), Buffer.alloc(DIGESTED_BYTES + 2));
    expect((await opened('small.txt'))?.digest).toBe(digestOf('y'));
    expect((await opened('large.txt'))?.digest).not.toBe(large?.digest);
  });

  it('comes from the content of as many bytes as that is done for', async () => {
    const dir = temporary();
    const bytes = Buffer.alloc(DIGESTED_BYTES, 'x');
    writeFileSync(join(dir, 'a.txt'), bytes);
    const file = await new StaticFiles(dir).open('a.txt');
    file?.body.destroy();
    expect(file).toMatchObject({ isWeak: false, digest: digestOf(bytes) });
  });

  it('is another one where only the size of a large file has changed, or only its time', async () => {
    const dir = temporary();
    const file = join(dir, 'large.txt');
    const plain = new StaticFiles(dir);
    const tags = new Set<string | undefined>();
    for (const [more, time] of [
      [1, 1_000],
      [2, 1_000],
      [2, 2_000],
    ] as const) {
      writeFileSync(file, Buffer.alloc(DIGESTED_BYTES + more));
      utimesSync(file, time, time);
      const found = await plain.open('large.txt');
      found?.body.destroy();
      tags.add(found?.digest);
    }
    expect(tags.size).toBe(3);
  });

  it('is made once, as long as a file stays as it is', async () => {
    const dir = temporary();
    const plain = new StaticFiles(dir);
    const read = vi.spyOn(fs, 'readFile');
    syncBuiltinESMExports();
    for (const text of ['x', 'longer']) {
      writeFileSync(join(dir, 'a.txt'), text);
      for (let round = 0; round < 3; round++) (await plain.open('a.txt'))?.body.destroy();
    }
    expect(read).toHaveBeenCalledTimes(2);
    expect(plain.digests).toBe(2);
  });

  it('is kept for so many files', async () => {
    const dir = temporary();
    const plain = new StaticFiles(dir);
    writeFileSync(join(dir, 'a.txt'), 'x');
    for (let at = 1; at <= KEPT_DIGESTS + 5; at++) {
      utimesSync(join(dir, 'a.txt'), at, at);
      (await plain.open('a.txt'))?.body.destroy();
    }
    expect(plain.digests).toBe(KEPT_DIGESTS);
  });

  it('is kept for no file that is not there', async () => {
    const dir = temporary();
    const plain = new StaticFiles(dir);
    writeFileSync(join(dir, 'a.txt'), 'x');
    for (let round = 0; round < 3; round++) (await plain.open('a.txt'))?.body.destroy();
    for (let at = 0; at < 3_000; at++) expect(await plain.open(`none/${at}.txt`)).toBeUndefined();
    expect(plain.digests).toBe(1);
  });
});
