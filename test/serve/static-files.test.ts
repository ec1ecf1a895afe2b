import { renameSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { StaticFiles } from '../../src/serve/static-files.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { rounds } from '../effort.ts';
import { put, readerOf } from './static-file-reader.ts';

const temporary = useTemporaryFolders();

const latin = (text: string): string => Buffer.from(text).toString('latin1');

describe('a plain file', () => {
  it('has bytes and a media type', async () => {
    const dir = temporary();
    const bytes = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0xff]);
    put(dir, 'a/é 1.json', '{"é":1}\n');
    put(dir, 'b.png', bytes);
    put(dir, 'c.html', '<p>');
    put(dir, 'LICENSE', 'MIT');
    put(dir, 'empty.json', '');
    const file = readerOf(dir);
    expect(await file('a/é 1.json')).toEqual({ type: 'application/json', body: latin('{"é":1}\n') });
    expect(await file('b.png')).toEqual({ type: 'image/png', body: Buffer.from(bytes).toString('latin1') });
    expect(await file('c.html')).toMatchObject({ type: 'text/html;charset=utf-8' });
    expect(await file('LICENSE')).toEqual({ type: 'application/octet-stream', body: 'MIT' });
    expect(await file('empty.json')).toEqual({ type: 'application/json', body: '' });
  });

  it.each([
    ['gz', 'gzip'],
    ['br', 'br'],
  ])('states its content encoding: %s', async (ending, encoding) => {
    const dir = temporary();
    put(dir, `a.json.${ending}`, 'x');
    put(dir, 'b.json', 'x');
    const plain = new StaticFiles(dir);
    for (const [path, expected] of [
      [`a.json.${ending}`, encoding],
      ['b.json', ''],
    ] as const) {
      const file = await plain.open(path);
      expect(file).toMatchObject({ type: 'application/json', encoding: expected });
    }
  });

  it('is found only by its exact name, without decoding', async () => {
    const dir = temporary();
    put(dir, '100%.json', '1');
    put(dir, 'a%2fb.json', '2');
    put(dir, '%2e%2e.json', '3');
    const file = readerOf(dir);
    expect(await file('100%.json')).toMatchObject({ body: '1' });
    expect(await file('a%2fb.json')).toMatchObject({ body: '2' });
    expect(await file('%2e%2e.json')).toMatchObject({ body: '3' });
    expect(await file('a/b.json')).toBeUndefined();
  });

  it.each([
    '',
    '.',
    'folder',
    'folder/',
    'folder/index',
    'inside.json/',
    '/inside.json',
    'folder//a.json',
    'none.json',
    '.env',
    '.git/config',
    'folder/.env',
    '../secret.json',
    'folder/../../secret.json',
    '%2e%2e/secret.json',
    '..\\secret.json',
    'inside.json\0',
    'inside.json\0.png',
    'inside.json?a',
    'inside.json#a',
    'in\ud800side.json',
    'out.json',
    'out/secret.json',
    'env',
    'loop',
    'x'.repeat(300),
  ])('does not exist at %j', async (path) => {
    const root = temporary();
    const dir = join(root, 'tree');
    put(root, 'secret.json', 'secret');
    for (const name of ['inside.json', 'folder/a.json', 'folder/index.html', '.env', '.git/config', 'folder/.env'])
      put(dir, name, 'x');
    symlinkSync(join(root, 'secret.json'), join(dir, 'out.json'));
    symlinkSync(root, join(dir, 'out'));
    symlinkSync(join(dir, '.env'), join(dir, 'env'));
    symlinkSync(join(dir, 'loop'), join(dir, 'loop'));
    expect(await readerOf(dir)(path)).toBeUndefined();
  });

  it('is never a link, wherever it leads; the folder itself may be one', async () => {
    const root = temporary();
    const dir = join(root, 'tree');
    put(dir, 'a/1.json', '1');
    symlinkSync('a/1.json', join(dir, 'first.json'));
    symlinkSync('a', join(dir, 'b'));
    symlinkSync('tree', join(root, 'link'));
    for (const path of ['first.json', 'b/1.json']) expect(await readerOf(dir)(path)).toBeUndefined();
    expect(await readerOf(join(root, 'link'))('a/1.json')).toMatchObject({ body: '1' });
  });

  it('is never a socket, which cannot be read like a file', async () => {
    const dir = temporary();
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(join(dir, 'socket.json'), resolve));
    expect(await readerOf(dir)('socket.json')).toBeUndefined();
    server.close();
  });

  it('is noticed when it is created, changed and removed', async () => {
    const dir = temporary();
    const file = readerOf(dir);
    expect(await file('a.json')).toBeUndefined();
    put(dir, 'a.json', '1');
    expect(await file('a.json')).toMatchObject({ body: '1' });
    put(dir, 'a.json', '22');
    expect(await file('a.json')).toMatchObject({ body: '22' });
    rmSync(join(dir, 'a.json'));
    expect(await file('a.json')).toBeUndefined();
  });

  it('is complete or missing while it is replaced and deleted', { tags: 'slow' }, async () => {
    const dir = temporary();
    // Longer than a stream reads at once, and of different lengths.
    const versions = [1, 2, 3].map((digit) => String(digit).repeat(100_000 * digit));
    const file = readerOf(dir);
    let [whole, gone] = [0, 0];
    const most = rounds(24, 60);
    for (let round = 0; round < most; round += 1) {
      put(dir, 'a.json', versions[round % 3] ?? '');
      const reads = [file('a.json'), file('a.json')];
      // The file was found but not read yet; now it is removed or replaced.
      if (round % 2) rmSync(join(dir, 'a.json'));
      else renameSync(put(dir, 'next', versions[(round + 1) % 3] ?? ''), join(dir, 'a.json'));
      for (const answer of await Promise.all(reads)) {
        if (answer === undefined) gone += 1;
        else whole += versions.includes(answer.body) ? 1 : 0;
      }
    }
    expect(whole + gone).toBe(2 * most);
    expect(whole).toBeGreaterThanOrEqual(most);
  });
});
