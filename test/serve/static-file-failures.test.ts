import fs, { appendFileSync, truncateSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { STREAMED_BYTES } from '../../src/serve/limits.ts';
import { StaticFiles } from '../../src/serve/static-files.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { put, readerOf } from './static-file-reader.ts';

const temporary = useTemporaryFolders();

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

/** Opens a static file that the system fails to read. */
function openFailing(error: Error): void {
  const dir = temporary();
  put(dir, 'a.txt', '12345');
  vi.spyOn(fs, 'readFileSync').mockImplementation(() => {
    throw error;
  });
  syncBuiltinESMExports();
  new StaticFiles(dir).open('a.txt');
}

describe('a static file that fails while it is being read', () => {
  it.each(['EACCES', 'EIO'])('leads to an error that names it: %s', (code) => {
    expect(() => openFailing(Object.assign(new Error(code), { code }))).toThrow('cannot read a.txt');
  });

  it('passes on errors that do not concern the file', () => {
    expect(() => openFailing(new RangeError('unforeseen'))).toThrow(RangeError);
  });

  it('ends with an error if it shrinks', async () => {
    const dir = temporary();
    put(dir, 'a.txt', Buffer.alloc(STREAMED_BYTES + 100_000));
    const file = new StaticFiles(dir).open('a.txt');
    truncateSync(join(dir, 'a.txt'), STREAMED_BYTES);
    const read = async (): Promise<void> => {
      if (file?.body instanceof Readable) for await (const _ of file.body);
    };
    await expect(read()).rejects.toThrow('the file has shrunk');
  });

  it('keeps its initial length if it grows', async () => {
    const dir = temporary();
    put(dir, 'a.txt', Buffer.alloc(STREAMED_BYTES + 1));
    const file = new StaticFiles(dir).open('a.txt');
    appendFileSync(join(dir, 'a.txt'), 'more');
    let length = 0;
    if (file?.body instanceof Readable) for await (const chunk of file.body) length += (chunk as Buffer).length;
    expect(length).toBe(STREAMED_BYTES + 1);
    expect((await readerOf(dir)('a.txt'))?.body).toHaveLength(STREAMED_BYTES + 5);
  });
});
