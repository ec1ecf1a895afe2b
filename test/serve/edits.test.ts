import fs, { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { digestOf, resourceFiles } from '../../src/tree/index.ts';
import { smallFiles } from '../node/small-plan.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { textOf, useHolders } from './holders.ts';
import { until } from './until.ts';
import { put, writeTree } from './write-tree.ts';

const temporary = useTemporaryFolders();
const keep = useHolders();
const ONE = smallFiles({ totals: { authors: 12, books: 3 }, mark: 'one' });

function built(): string {
  const dir = temporary();
  writeTree(dir, ONE);
  return dir;
}

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

/** Makes the system refuse to open a file, and what is in a folder. */
function refuse(file: string, folder: string): void {
  const { openSync } = fs;
  vi.spyOn(fs, 'openSync').mockImplementation((path, ...how) => {
    if (path !== file && !String(path).startsWith(`${folder}/`)) return openSync(path, ...how);
    throw Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' });
  });
  syncBuiltinESMExports();
}

describe('a tree that was edited by hand', () => {
  it('is served as it is, with a notice for each file', async () => {
    const dir = built();
    const all = (ONE['authors/all.json'] ?? '').replace('one7', 'seven');
    writeFileSync(join(dir, 'authors/all.json'), all);
    writeFileSync(join(dir, 'index.json'), '{"mine":true}');
    writeFileSync(join(dir, 'books/2.json'), '{"id":2,"mine":true}');
    const { holder, notices } = await keep(dir);
    expect(await textOf(holder, 'authors/all.json')).toBe(all);
    expect(await textOf(holder, 'index.json')).toBe('{"mine":true}');
    const { lines } = await holder.snapshot.records('authors', { start: 6, end: 7 });
    expect(lines).toEqual(['{"id":7,"name":"seven"}']);
    expect(await holder.snapshot.item('books', 2)).toMatchObject({ body: '{"id":2,"mine":true}' });
    expect(await holder.snapshot.item('books', 3)).toMatchObject({ body: ONE['books/3.json'] });
    await until(() => notices.length === 5);
    const named = ['index.json', 'authors/all.json', 'books/2.json', 'authors/7.json'];
    const told = named.map((path) => `${join(dir, path)} was edited by hand: served as it is`);
    // The copy in the other folder is still as built.
    const unlike = `${dir}: people/authors/7.json is not as in authors, which is served: build again.`;
    expect(notices.toSorted()).toEqual([...told, unlike].toSorted());
  });

  it('is served as it is where its records are long, with a notice once they are read', async () => {
    const dir = temporary();
    const long = smallFiles({ totals: { authors: 12, books: 3 }, mark: 'x'.repeat(100_000) });
    writeTree(dir, long);
    const all = (long['authors/all.json'] ?? '').replace('x7"', 'y7"');
    writeFileSync(join(dir, 'authors/all.json'), all);
    const { holder, notices } = await keep(dir, { heldBytes: 0 });
    expect(notices).toEqual([]);
    const { lines } = await holder.snapshot.records('authors', { start: 6, end: 7 });
    expect(lines[0]?.endsWith('y7"}')).toBe(true);
    expect(notices).toEqual([`${join(dir, 'authors/all.json')} was edited by hand: served as it is`]);
  });

  it('has entity tags of the actual content, not of the digests in the manifest', async () => {
    const dir = built();
    const all = (ONE['authors/all.json'] ?? '').replace('one7', 'seven');
    writeFileSync(join(dir, 'authors/all.json'), all);
    writeFileSync(join(dir, 'index.json'), '{"mine":true}');
    const { snapshot } = (await keep(dir)).holder;
    expect((await snapshot.file('authors/all.json'))?.digest).toBe(digestOf(all));
    expect((await snapshot.file('index.json'))?.digest).toBe(digestOf('{"mine":true}'));
  });

  it('is read again when a build repairs it, even if the manifest stays the same', async () => {
    const dir = built();
    writeFileSync(join(dir, 'authors/meta.json'), '{"mine":true}');
    writeFileSync(join(dir, 'books/2.json'), '{"id":2,"mine":true}');
    const { holder, notices } = await keep(dir);
    await until(() => notices.length === 2);
    put(dir, 'authors/meta.json', ONE['authors/meta.json'] ?? '');
    put(dir, 'books/2.json', ONE['books/2.json'] ?? '');
    await until(async () => (await textOf(holder, 'authors/meta.json')) === ONE['authors/meta.json']);
    expect(await holder.snapshot.item('books', 2)).toMatchObject({ body: ONE['books/2.json'] });
  });

  it('can be edited again', async () => {
    const dir = built();
    writeFileSync(join(dir, 'authors/meta.json'), '{"mine":1}');
    const { holder, notices } = await keep(dir);
    put(dir, 'authors/meta.json', '{"mine":22}');
    await until(async () => (await textOf(holder, 'authors/meta.json')) === '{"mine":22}');
    expect(notices).toHaveLength(1);
  });

  it('answers requests for missing or unreadable files with an error that says so', async () => {
    const root = temporary();
    const dir = join(root, 'tree');
    writeTree(dir, ONE);
    for (const path of ['authors/meta.json', 'authors/all.json', 'people/index.json', 'books/meta.json']) {
      unlinkSync(join(dir, path));
    }
    mkdirSync(join(dir, 'authors/meta.json'));
    writeFileSync(join(root, 'secret.json'), '"secret"');
    symlinkSync(join(root, 'secret.json'), join(dir, 'people/index.json'));
    writeFileSync(join(dir, 'books/all.json'), '[\n{"id":1},\n{"id":2,}\n]\n');
    const { holder, notices } = await keep(dir);
    const { snapshot } = holder;
    const fails = async (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error);
    const page = { start: 0, end: 10 };
    expect(await fails(snapshot.file('authors/meta.json'))).toMatchObject({
      status: 500,
      message: 'authors/meta.json cannot be read: something else is in its place.',
    });
    const missing = ['books/meta.json', 'authors/all.json'];
    for (const path of missing) {
      expect(await fails(snapshot.file(path))).toMatchObject({ message: `${path} is missing: build it again.` });
    }
    expect(await fails(snapshot.file('people/index.json'))).toMatchObject({
      message: 'people/index.json is a link, or behind one: build it again, since links are not followed.',
    });
    expect(await fails(snapshot.records('authors', page))).toMatchObject({ status: 500 });
    expect(await fails(snapshot.records('books', page))).toMatchObject({
      status: 500,
      message: 'books/all.json:3 is not JSON, expected a key in double quotes: mend that line, or build it again.',
    });
    expect(notices).toContain(
      `${dir}: books/all.json:3 is not JSON, expected a key in double quotes: mend that line, or build it again.`,
    );
    expect(notices).toContain(`${dir}: books/meta.json is missing: build it again.`);
    expect(await textOf(holder, 'index.json')).toBe(ONE['index.json']);
  });
});

describe('a tree that is being rebuilt', () => {
  it.each([
    ['is under way', '.mockgen-build.json'],
    ['has come to its end', 'mockgen.json'],
  ])('has no item that counts as edited when the build %s', async (_, path) => {
    const dir = built();
    const { holder, notices } = await keep(dir);
    const { snapshot } = holder;
    put(dir, path, ONE['mockgen.json'] ?? '');
    put(dir, 'books/2.json', '{"id":2,"mine":true}');
    await snapshot.findEditedItems();
    expect(await snapshot.item('books', 2)).toMatchObject({ body: ONE['books/2.json'] });
    expect(notices).toEqual([]);
  });

  it('is not loaded, even if the build began while the tree was being read', async () => {
    const dir = built();
    writeFileSync(join(dir, 'index.json'), '{"mine":true}');
    const seededOf = (): undefined => void put(dir, '.mockgen-build.json', '{}');
    const message = `${dir} holds half of a build: one was interrupted`;
    await expect(keep(dir, { seededOf })).rejects.toMatchObject({ code: 'not_a_tree', message });
  });
});

describe('a tree with links', () => {
  it('serves nothing through them, wherever they lead; its folder itself may be one', async () => {
    const around = temporary();
    writeTree(around, smallFiles({ totals: { authors: 12, books: 3 }, mark: 'two' }));
    const dir = join(around, 'tree');
    writeTree(dir, ONE);
    renameSync(join(dir, 'authors/meta.json'), join(dir, 'authors/about.json'));
    symlinkSync('about.json', join(dir, 'authors/meta.json'));
    rmSync(join(dir, 'books'), { recursive: true });
    symlinkSync('../books', join(dir, 'books'));
    symlinkSync('tree', join(around, 'link'));
    const { holder } = await keep(join(around, 'link'));
    for (const path of ['index.json', 'authors/all.json']) {
      expect([path, await textOf(holder, path)]).toEqual([path, ONE[path]]);
    }
    for (const path of ['authors/meta.json', 'books/meta.json', 'books/all.json']) {
      const message = `${path} is a link, or behind one: build it again, since links are not followed.`;
      await expect(holder.snapshot.file(path)).rejects.toMatchObject({ status: 500, message });
    }
  });
});

describe('a tree of which the system refuses to read a part', () => {
  it('answers for that part with an error, and for all others as usual', async () => {
    const dir = built();
    refuse(join(dir, 'authors/meta.json'), join(dir, 'books'));
    const { holder, notices } = await keep(dir);
    const refused = ['authors/meta.json', ...resourceFiles({}).map(({ name }) => `books/${name}`)];
    for (const path of refused) {
      const message = `${path} cannot be read: build it again.`;
      await expect(holder.snapshot.file(path)).rejects.toMatchObject({ status: 500, message });
    }
    expect(await textOf(holder, 'authors/all.json')).toBe(ONE['authors/all.json']);
    expect(notices).toHaveLength(refused.length);
  });
});

describe('a tree of format 1', () => {
  it('is loaded without digests', async () => {
    const dir = built();
    const {
      format: _,
      documents,
      ...manifest
    } = JSON.parse(ONE['mockgen.json'] ?? '') as {
      readonly format: number;
      readonly documents: object;
      readonly resources: Readonly<Record<string, object>>;
    };
    expect(Object.keys(documents).length).toBeGreaterThan(0);
    const resources = Object.entries(manifest.resources).map(([name, entry]) => [
      name,
      { ...entry, blocks: undefined },
    ]);
    const old = { format: 1, ...manifest, resources: Object.fromEntries(resources) };
    writeFileSync(join(dir, 'mockgen.json'), JSON.stringify(old));
    writeFileSync(join(dir, 'index.json'), '{}');
    for (const heldBytes of [1_000_000, 0]) {
      const { holder, notices } = await keep(dir, { heldBytes });
      expect(await textOf(holder, 'index.json')).toBe('{}');
      expect(await textOf(holder, 'authors/all.json')).toBe(readFileSync(join(dir, 'authors/all.json'), 'utf8'));
      expect((await holder.snapshot.records('authors', { start: 11, end: 13 })).lines).toHaveLength(1);
      expect(notices).toEqual([]);
    }
  });
});
