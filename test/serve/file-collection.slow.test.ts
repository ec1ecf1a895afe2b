import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BoundedCache } from '../../src/caching/index.ts';
import { FileCollection } from '../../src/serve/collections.ts';
import type { Edit } from '../../src/serve/notices.ts';
import { OpenFile } from '../../src/serve/open-file.ts';
import { digestOfBlocks, locateBlocks, readBlocks, type Manifest } from '../../src/tree/index.ts';
import { smallFiles } from '../node/small-plan.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { openFiles } from './handles.ts';
import { textOf, useHolders } from './holders.ts';
import { until } from './until.ts';
import { put, type TreeFiles, withoutItems, writeTree } from './write-tree.ts';

const temporary = useTemporaryFolders();
const keep = useHolders();
const PATH = 'authors/all.json';
const filesOf = (mark: string): TreeFiles => withoutItems(smallFiles({ totals: { authors: 1_000, books: 3 }, mark }));
const [FILES, OTHERS] = [filesOf('a'), filesOf('b')];

function built(files = FILES): string {
  const dir = temporary();
  writeTree(dir, files);
  return dir;
}

describe('a collection that is read block by block', () => {
  const manifest = JSON.parse(FILES['mockgen.json'] ?? '') as Manifest;
  const entry = manifest.resources['authors'];
  const blocks = (entry && readBlocks(entry)) ?? [];
  const { ranges } = locateBlocks(blocks);
  const placed = blocks.map((block, at) => ({ ...block, start: 0, end: 0, ...ranges[at] }));

  function open(
    most: number,
    isEdit = false,
  ): { readonly collection: FileCollection; readonly cache: BoundedCache<readonly string[]>; readonly told: string[] } {
    const told: string[] = [];
    const cache = new BoundedCache<readonly string[]>(most);
    const file = new OpenFile(realpathSync(built()), PATH, { keepsHandle: true, onReplaced: () => {} });
    const onMismatch = ({ path }: Edit): boolean => {
      told.push(path);
      return isEdit;
    };
    const reading = { cache, onMismatch, onReplaced: () => {} };
    const collection = new FileCollection(PATH, file, { blocks: placed, total: 1_000 }, reading);
    return { collection, cache, told };
  }

  it('returns records at any positions, and keeps few blocks', async () => {
    const { collection, cache } = open(15_000);
    const positions = [0, 255, 256, 999, 512, 3];
    const expected = positions.map((at) => JSON.stringify({ id: at + 1, name: `a${at + 1}` }));
    expect(await collection.at(positions)).toEqual(expected);
    expect(await collection.at(positions)).toEqual(expected);
    expect(cache.bytes).toBeGreaterThan(0);
    expect(cache.bytes).toBeLessThanOrEqual(15_000);
    collection.retire();
  });

  it('returns all lines, and the file itself with its length and digest', async () => {
    const { collection } = open(1_000_000);
    let count = 0;
    for await (const lines of collection.lines()) count += lines.length;
    expect(count).toBe(1_000);
    const { body, bytes, digest } = collection.file;
    const chunks: Uint8Array[] = [];
    for await (const chunk of body as AsyncIterable<Uint8Array>) chunks.push(chunk);
    expect(Buffer.concat(chunks).toString()).toBe(FILES[PATH]);
    expect([bytes, digest]).toEqual([Buffer.byteLength(FILES[PATH] ?? ''), digestOfBlocks(blocks)]);
    collection.retire();
  });
});

describe('a large tree', () => {
  const page = { start: 500, end: 502 };

  it('is searched and paged without being kept in memory', async () => {
    const { holder, notices } = await keep(built(), { heldBytes: 0 });
    expect(await textOf(holder, PATH)).toBe(FILES[PATH]);
    const search = { text: 'a99', fields: ['name'], matchesNull: false };
    const found = await holder.snapshot.records('authors', { search, start: 1, end: 3 });
    expect(found).toMatchObject({ total: 11, lines: ['{"id":990,"name":"a990"}', '{"id":991,"name":"a991"}'] });
    expect(await holder.snapshot.item('authors', 700)).toMatchObject({ body: '{"id":700,"name":"a700"}\n' });
    expect(await holder.snapshot.item('authors', 1_001)).toBeUndefined();
    expect((await holder.snapshot.records('authors', { start: 995, end: 1_005 })).lines).toHaveLength(5);
    expect((await holder.snapshot.records('authors', { start: 2 ** 50, end: 2 ** 50 + 5 })).lines).toEqual([]);
    expect(notices).toEqual([]);
  });

  it('keeps reading its own files while a build replaces them', async () => {
    const dir = built();
    const { holder } = await keep(dir, { heldBytes: 0 });
    const old = holder.snapshot;
    writeTree(dir, OTHERS);
    expect((await old.records('authors', page)).lines[0]).toBe('{"id":501,"name":"a501"}');
    await until(async () => (await textOf(holder, PATH)) === OTHERS[PATH]);
    old.retire(0);
    await expect(old.records('authors', { start: 0, end: 1 })).rejects.toMatchObject({ status: 503 });
  });

  it('asks clients to retry during a build if no file can stay open', async () => {
    const dir = built();
    const { holder } = await keep(dir, { heldBytes: 0, keepsHandles: false });
    const { snapshot } = holder;
    put(dir, PATH, OTHERS[PATH] ?? '');
    await expect(snapshot.records('authors', page)).rejects.toMatchObject({ status: 503 });
    writeTree(dir, OTHERS);
    await until(async () => (await holder.current()) !== snapshot);
    expect((await holder.snapshot.records('authors', page)).lines[0]).toBe('{"id":501,"name":"b501"}');
  });

  it('treats a block that differs at the start as edited by hand, and reports it once', async () => {
    const dir = built();
    const text = (FILES[PATH] ?? '').replace('"a400"', '"x400"').replace('"a600"', '"x600"');
    writeFileSync(join(dir, PATH), text);
    const { holder, notices } = await keep(dir, { heldBytes: 0 });
    expect((await holder.snapshot.records('authors', { start: 399, end: 400 })).lines).toEqual([
      '{"id":400,"name":"x400"}',
    ]);
    expect(await textOf(holder, PATH)).toBe(text);
    expect(notices).toEqual([`${join(dir, PATH)} was edited by hand: served as it is`]);
  });

  it('gets another entity tag when a block turns out to be edited by hand', async () => {
    const dir = built();
    writeFileSync(join(dir, PATH), (FILES[PATH] ?? '').replace('"a400"', '"x400"'));
    const { snapshot } = (await keep(dir, { heldBytes: 0 })).holder;
    const tag = async (): Promise<string | undefined> => (await snapshot.file(PATH))?.digest;
    const before = await tag();
    await snapshot.records('authors', { start: 0, end: 1 });
    expect(await tag()).toBe(before);
    await snapshot.records('authors', { start: 399, end: 400 });
    expect(await tag()).not.toBe(before);
  });

  it('has another entity tag from the start if its first or last block was edited by hand', async () => {
    const tags = new Set<string | undefined>();
    for (const [name, edited] of [
      ['a1', 'a1'],
      ['a1', 'x1'],
      ['a999', 'x999'],
    ] as const) {
      const dir = built();
      writeFileSync(join(dir, PATH), (FILES[PATH] ?? '').replace(`"${name}"`, `"${edited}"`));
      const { snapshot } = (await keep(dir, { heldBytes: 0 })).holder;
      tags.add((await snapshot.file(PATH))?.digest);
    }
    expect(tags.size).toBe(3);
  });

  it('is scanned if an edit by hand has changed its length', async () => {
    const dir = built();
    const text = (FILES[PATH] ?? '').replace('{"id":400,"name":"a400"},\n', '').replace('"a600"', '"a longer name"');
    writeFileSync(join(dir, PATH), text);
    const { holder, notices } = await keep(dir, { heldBytes: 0 });
    expect(await holder.snapshot.records('authors', { start: 598, end: 599 })).toEqual({
      lines: ['{"id":600,"name":"a longer name"}'],
      total: 999,
    });
    expect(await textOf(holder, PATH)).toBe(text);
    expect(notices).toHaveLength(1);
  });

  it('is an error if an edit has left no record on a line of its own', async () => {
    const dir = built();
    writeFileSync(join(dir, PATH), JSON.stringify(JSON.parse(readFileSync(join(dir, PATH), 'utf8')), null, 1));
    const { holder } = await keep(dir, { heldBytes: 0 });
    await expect(holder.snapshot.records('authors', page)).rejects.toMatchObject({
      status: 500,
      message: `${PATH} is large and does not have one record per line: build it again.`,
    });
  });

  it.runIf(process.platform === 'linux')('leaves no file open that it cannot serve', async () => {
    const dir = built();
    const { holder } = await keep(dir, { heldBytes: 0 });
    expect(openFiles(dir)).toHaveLength(2);
    holder.close();
    writeFileSync(join(dir, PATH), JSON.stringify(JSON.parse(readFileSync(join(dir, PATH), 'utf8')), null, 1));
    await keep(dir, { heldBytes: 0 });
    expect(openFiles(dir)).toEqual([join(dir, 'books/all.json')]);
  });

  it('asks clients to retry if a block of a later build differs, and loads that build', async () => {
    const dir = built(OTHERS);
    const { holder } = await keep(dir, { heldBytes: 0 });
    writeTree(dir, { ...FILES, [PATH]: (FILES[PATH] ?? '').replace('"a400"', '"x400"') });
    await until(
      async () =>
        (await holder.snapshot.file('index.json'))?.digest !== undefined &&
        String((await (await holder.current()).file('index.json'))?.body) === FILES['index.json'],
    );
    const { snapshot } = holder;
    await expect(snapshot.records('authors', { start: 399, end: 400 })).rejects.toMatchObject({
      status: 503,
      message: `${PATH} does not match mockgen.json: another build may be under way.`,
    });
    put(dir, PATH, FILES[PATH] ?? '');
    await until(async () => (await holder.current()) !== snapshot);
    expect((await holder.snapshot.records('authors', { start: 399, end: 400 })).lines).toEqual([
      '{"id":400,"name":"a400"}',
    ]);
  });
});
