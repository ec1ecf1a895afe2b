import { createReadStream, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sirv from 'sirv';
import { describe, expect, it } from 'vitest';
import { StaticFiles, type Serve } from '../../src/serve/static-files.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { put, readerOf } from './static-file-reader.ts';

const temporary = useTemporaryFolders();

describe('a file that fails while it is read', () => {
  const failing =
    (code: string): Serve =>
    (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/plain', 'Content-Length': 5 });
      const source = new Readable({ read: () => void source.destroy(Object.assign(new Error(code), { code })) });
      source.pipe(response);
    };

  it.each(['EACCES', 'EISDIR', 'EIO'])('is an error that names it: %s', async (code) => {
    const dir = temporary();
    put(dir, 'a.txt', '12345');
    const error = { code: 'read_failed', message: 'cannot read a.txt' };
    await expect(new StaticFiles(dir, failing(code)).open('a.txt')).rejects.toMatchObject(error);
  });

  it('is an error also where it fails before anything is read', async () => {
    const dir = temporary();
    put(dir, 'a.txt', '12345');
    const refusing: Serve = () => {
      throw Object.assign(new Error('EMFILE'), { code: 'EMFILE' });
    };
    const error = { code: 'read_failed', message: 'cannot read a.txt' };
    await expect(new StaticFiles(dir, refusing).open('a.txt')).rejects.toMatchObject(error);
  });

  it('is tried again when it was just replaced, but not without end', async () => {
    const dir = temporary();
    put(dir, 'a.txt', '12345');
    const error = { code: 'read_failed', message: 'a.txt does not stop changing' };
    await expect(new StaticFiles(dir, failing('ENOENT')).open('a.txt')).rejects.toMatchObject(error);
    let calls = 0;
    const real = sirv(dir, { dev: true, etag: false, extensions: [] });
    const once: Serve = (request, response, next) => {
      calls += 1;
      if (calls === 1) put(dir, 'a.txt', 'another');
      real(request, response, next);
    };
    expect(await readerOf(dir, once)('a.txt')).toMatchObject({ body: 'another' });
    expect(calls).toBe(2);
  });

  it('ends with that error also when its first bytes were good', async () => {
    const dir = temporary();
    const path = put(dir, 'a.txt', Buffer.alloc(300_000));
    const breaking: Serve = (_request, response) => {
      const source = createReadStream(path);
      source.once('data', () => source.destroy(new Error('the disk is broken'))).pipe(response);
    };
    const file = await new StaticFiles(dir, breaking).open('a.txt');
    const read = async (): Promise<void> => {
      for await (const _ of file?.body ?? []);
    };
    await expect(read()).rejects.toThrow('the disk is broken');
  });

  it.each([
    ['shrinks', 200_000],
    ['grows', 400_000],
  ])('ends with an error when it %s, and never gives a wrong length', async (_, bytes) => {
    const dir = temporary();
    put(dir, 'a.txt', Buffer.alloc(300_000));
    const file = await new StaticFiles(dir).open('a.txt');
    truncateSync(join(dir, 'a.txt'), bytes);
    let length = 0;
    const read = async (): Promise<void> => {
      for await (const chunk of file?.body ?? []) length += (chunk as Buffer).length;
    };
    await expect(read()).rejects.toThrow(/the file has/);
    expect(length).toBeLessThanOrEqual(300_000);
  });
});
