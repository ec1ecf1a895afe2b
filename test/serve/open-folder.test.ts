import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { createRuntime, type RuntimeResponse } from '../../src/runtime/index.ts';
import { openFolder, type OpenFolder } from '../../src/serve/index.ts';
import { STREAMED_BYTES } from '../../src/serve/limits.ts';
import { builtFiles, type BuiltTree } from '../node/built-tree.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { until } from './until.ts';
import { writeTree } from './write-tree.ts';

const temporary = useTemporaryFolders();
const TREE: BuiltTree = { items: 12, only: ['users', 'books'], layout: 'flat' };
const FILES = builtFiles(TREE);

const open: OpenFolder[] = [];
afterEach(() => {
  for (const folder of open.splice(0)) folder.close();
});

interface Opened {
  readonly dir: string;
  readonly notices: readonly string[];
  readonly get: (path: string, query?: string) => Promise<RuntimeResponse>;
}

async function opened(prepare: (dir: string) => void = () => {}): Promise<Opened> {
  const dir = temporary();
  writeTree(dir, FILES);
  prepare(dir);
  const notices: string[] = [];
  const folder = await openFolder(dir, { onNotice: (line) => notices.push(line) });
  open.push(folder);
  const runtime = createRuntime(folder);
  return { dir, notices, get: (path, query = '') => runtime.handle({ method: 'GET', path, query, headers: {} }) };
}

describe('an open folder', () => {
  it('answers documents, items and plain files', async () => {
    const { get } = await opened();
    for (const path of ['users/7.json', 'books/meta.json', 'mockgen.json', 'users/all.json']) {
      expect([path, String((await get(`/${path}`)).body)]).toEqual([path, FILES[path]]);
    }
    const script = await get('/mockgen.js');
    expect([script.headers['content-type'], String(script.body)]).toEqual(['text/javascript', FILES['mockgen.js']]);
    expect((await get('/nope.txt')).status).toBe(404);
  });

  it('gives the same tree while the build stays, so that what is known of it is kept', async () => {
    const dir = temporary();
    writeTree(dir, FILES);
    const folder = await openFolder(dir);
    open.push(folder);
    expect(await folder.current()).toBe(await folder.current());
  });

  it('gives a compressed file the media type of its bytes', async () => {
    const { get } = await opened((dir) => writeFileSync(join(dir, 'notes.json.gz'), gzipSync('{}')));
    const { body, headers } = await get('/notes.json.gz');
    expect(headers['content-type']).toBe('application/octet-stream');
    expect(gunzipSync(body as Uint8Array).toString()).toBe('{}');
  });

  it('streams a large plain file', async () => {
    const bytes = Buffer.alloc(STREAMED_BYTES * 2, 'abc');
    const { get } = await opened((dir) => writeFileSync(join(dir, 'large.bin'), bytes));
    const { body, headers } = await get('/large.bin');
    const chunks: Uint8Array[] = [];
    for await (const chunk of body as AsyncIterable<Uint8Array>) chunks.push(chunk);
    expect(Buffer.concat(chunks).equals(bytes)).toBe(true);
    expect(headers['content-length']).toBe(`${bytes.length}`);
  });

  it('generates other seeds in this process', async () => {
    const { get } = await opened();
    const expected = builtFiles({ ...TREE, seed: 7 });
    const [first, second] = [await get('/users/3', 'seed=7'), await get('/users/3', 'seed=7')];
    expect([String(first.body), first.headers['x-cache']]).toEqual([expected['users/3.json'], 'MISS']);
    expect(second.headers['x-cache']).toBe('HIT');
    expect(String((await get('/books/meta', 'seed=7')).body)).toBe(expected['books/meta.json']);
    expect(String((await get('/users/3', 'nocache=1')).body)).not.toBe(FILES['users/3.json']);
  });

  it('generates no other seeds for a tree of another generator', async () => {
    const { get } = await opened((dir) => {
      const old = (FILES['mockgen.json'] ?? '').replace(/"dataVersion": \d+/, '"dataVersion": 1');
      writeFileSync(join(dir, 'mockgen.json'), old);
    });
    expect((await get('/users', 'seed=7')).status).toBe(501);
  });

  it('loads a new build, with its seeds', async () => {
    const { get, dir } = await opened();
    await get('/users/3', 'seed=7');
    const next: BuiltTree = { ...TREE, items: 14 };
    writeTree(dir, builtFiles(next));
    await until(async () => (await get('/users/14')).status === 200);
    expect(String((await get('/users/14', 'seed=7')).body)).toBe(builtFiles({ ...next, seed: 7 })['users/14.json']);
  });

  it('reports edits by hand', async () => {
    const { notices, get } = await opened((dir) => writeFileSync(join(dir, 'users/7.json'), '{"mine":true}'));
    expect((await get('/users/7')).body).toBe('{"mine":true}');
    expect(notices).toHaveLength(1);
  });
});
