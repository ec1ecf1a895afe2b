import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSnapshot, type LoadedSnapshot, type LoadFailure } from '../../src/serve/load-snapshot.ts';
import { smallFiles } from '../node/small-plan.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { openFiles } from './handles.ts';
import { put, withoutItems, writeTree } from './write-tree.ts';

const temporary = useTemporaryFolders();
const FILES = withoutItems(smallFiles({ totals: { authors: 300, books: 3 } }));

function built(): string {
  const dir = temporary();
  writeTree(dir, FILES);
  return dir;
}

function load(dir: string, heldBytes = 32_000_000): Promise<LoadedSnapshot | LoadFailure> {
  const options = { heldBytes, seededOf: () => undefined };
  return loadSnapshot(dir, options, {
    isLenient: false,
    onMismatch: () => false,
    onReplaced: () => {},
    onFault: () => {},
  });
}

describe.each([32_000_000, 0])('loading a tree with a limit of %i bytes', (heldBytes) => {
  it('returns a snapshot if every file matches the manifest', async () => {
    const loaded = await load(built(), heldBytes);
    expect(loaded).toMatchObject({ edits: [], snapshot: { manifest: { seed: 42 } } });
  });

  it.each(['index.json', 'people/index.json', 'authors/index.json', 'books/meta.json', 'authors/all.json'])(
    'refuses a tree with another %s',
    async (path) => {
      const dir = built();
      put(dir, path, (FILES[path] ?? '').replace('a', 'b'));
      expect(await load(dir, heldBytes)).toEqual({ reason: `${path} does not match mockgen.json` });
      put(dir, path, `${FILES[path]} `);
      expect(await load(dir, heldBytes)).toEqual({ reason: `${path} does not match mockgen.json` });
    },
  );

  it('refuses a collection that differs only in its last records', async () => {
    const dir = built();
    put(dir, 'authors/all.json', (FILES['authors/all.json'] ?? '').replace('"a300"', '"b300"'));
    expect(await load(dir, heldBytes)).toEqual({ reason: 'authors/all.json does not match mockgen.json' });
  });

  it('refuses a missing file, or a folder in its place', async () => {
    const dir = built();
    const { 'authors/all.json': _, ...others } = FILES;
    writeTree(dir, others);
    expect(await load(dir, heldBytes)).toEqual({ reason: 'authors/all.json is missing: build it again' });
    mkdirSync(join(dir, 'authors/all.json'));
    expect(await load(dir, heldBytes)).toMatchObject({
      reason: expect.stringContaining('authors/all.json cannot be read'),
    });
  });

  it('refuses a tree whose manifest changes meanwhile', async () => {
    const dir = built();
    const loading = load(dir, heldBytes);
    put(dir, 'mockgen.json', FILES['mockgen.json'] ?? '');
    expect(await loading).toEqual({ reason: 'mockgen.json changed while the tree was read' });
  });
});

describe('loading something that is not a tree', () => {
  it('fails with an error that says so', async () => {
    const dir = temporary();
    const message = `${dir} holds no mockgen.json`;
    expect(await load(dir)).toMatchObject({ error: { code: 'not_a_tree', message } });
    expect(await load(join(dir, 'none'))).toMatchObject({ error: { code: 'not_a_tree' } });
    mkdirSync(join(dir, 'mockgen.json'));
    await expect(load(dir)).rejects.toMatchObject({ code: 'read_failed' });
    writeFileSync(join(dir, 'file'), '');
    expect(await load(join(dir, 'file'))).toMatchObject({ error: { code: 'not_a_tree' } });
  });
});

it.skipIf(process.platform !== 'linux')('a refused tree leaves no file open', async () => {
  const dir = built();
  put(dir, 'books/all.json', (FILES['books/all.json'] ?? '').replace('1', '2'));
  expect(await load(dir, 0)).toEqual({ reason: 'books/all.json does not match mockgen.json' });
  expect(openFiles(dir)).toEqual([]);
});
