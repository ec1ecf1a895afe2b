import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { STREAMED_BYTES } from '../../src/serve/limits.ts';
import { type StaticFile, StaticFiles } from '../../src/serve/static-files.ts';
import { digestOf } from '../../src/tree/index.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';

const temporary = useTemporaryFolders();

async function opened(dir: string, path: string): Promise<StaticFile | undefined> {
  const file = await new StaticFiles(dir).open(path);
  if (file?.body instanceof Readable) file.body.destroy();
  return file;
}

describe('the tag of a static file', () => {
  it('depends on the content of a small file, and is weak and depends on size and time otherwise', async () => {
    const dir = temporary();
    writeFileSync(join(dir, 'small.txt'), 'x');
    writeFileSync(join(dir, 'large.txt'), Buffer.alloc(STREAMED_BYTES + 1));
    const [small, large] = [await opened(dir, 'small.txt'), await opened(dir, 'large.txt')];
    expect([small?.isWeak, small?.digest, large?.isWeak]).toEqual([false, digestOf('x'), true]);
    expect((await opened(dir, 'large.txt'))?.digest).toBe(large?.digest);
    writeFileSync(join(dir, 'small.txt'), 'y');
    expect((await opened(dir, 'small.txt'))?.digest).toBe(digestOf('y'));
  });

  it('depends on the content up to the largest file that is not streamed', async () => {
    const dir = temporary();
    const bytes = Buffer.alloc(STREAMED_BYTES, 'x');
    writeFileSync(join(dir, 'a.txt'), bytes);
    expect(await opened(dir, 'a.txt')).toMatchObject({ isWeak: false, digest: digestOf(bytes) });
  });

  it('changes if only the size or only the time of a large file has changed', async () => {
    const dir = temporary();
    const file = join(dir, 'large.txt');
    const tags = new Set<string | undefined>();
    for (const [more, time] of [
      [1, 1_000],
      [2, 1_000],
      [2, 2_000],
    ] as const) {
      writeFileSync(file, Buffer.alloc(STREAMED_BYTES + more));
      utimesSync(file, time, time);
      tags.add((await opened(dir, 'large.txt'))?.digest);
    }
    expect(tags.size).toBe(3);
  });
});
