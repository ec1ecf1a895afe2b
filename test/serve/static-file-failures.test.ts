import { appendFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { STREAMED_BYTES } from '../../src/serve/limits.ts';
import { StaticFiles } from '../../src/serve/static-files.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { put, readerOf } from './static-file-reader.ts';

const temporary = useTemporaryFolders();

/** Returns static files whose contents cannot be read. */
function failing(dir: string, error: Error): StaticFiles {
  return new StaticFiles(dir, (_request, response) => {
    const source = new Readable({
      read() {
        this.destroy(error);
      },
    });
    source.pipe(response);
  });
}

describe('a static file that fails while it is being read', () => {
  it.each(['EACCES', 'EISDIR', 'EIO'])('leads to an error that names it: %s', async (code) => {
    const dir = temporary();
    put(dir, 'a.txt', '12345');
    const files = failing(dir, Object.assign(new Error(code), { code }));
    const error = { code: 'read_failed', message: 'cannot read a.txt' };
    await expect(files.open('a.txt')).rejects.toMatchObject(error);
  });

  it('counts as missing if it was deleted a moment ago', async () => {
    const dir = temporary();
    put(dir, 'a.txt', '12345');
    const files = failing(dir, Object.assign(new Error('ENOENT'), { code: 'ENOENT' }));
    expect(await files.open('a.txt')).toBeUndefined();
  });

  it('passes on errors that do not concern the file', async () => {
    const dir = temporary();
    put(dir, 'a.txt', '12345');
    await expect(failing(dir, new RangeError('unforeseen')).open('a.txt')).rejects.toThrow(RangeError);
  });

  it('ends with an error if it shrinks', async () => {
    const dir = temporary();
    put(dir, 'a.txt', Buffer.alloc(STREAMED_BYTES + 100_000));
    const file = await new StaticFiles(dir).open('a.txt');
    truncateSync(join(dir, 'a.txt'), STREAMED_BYTES);
    const read = async (): Promise<void> => {
      if (file?.body instanceof Readable) for await (const _ of file.body);
    };
    await expect(read()).rejects.toThrow('the file has shrunk');
  });

  it('keeps its initial length if it grows', async () => {
    const dir = temporary();
    put(dir, 'a.txt', Buffer.alloc(STREAMED_BYTES + 1));
    const file = await new StaticFiles(dir).open('a.txt');
    appendFileSync(join(dir, 'a.txt'), 'more');
    let length = 0;
    if (file?.body instanceof Readable) for await (const chunk of file.body) length += (chunk as Buffer).length;
    expect(length).toBe(STREAMED_BYTES + 1);
    expect((await readerOf(dir)('a.txt'))?.body).toHaveLength(STREAMED_BYTES + 5);
  });
});
