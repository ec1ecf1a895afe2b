import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { GRACE_MS, LOOK_MS, RETRY_MS, TROUBLE_MS } from '../../src/serve/limits.ts';
import { MANIFEST_FILE } from '../../src/tree/index.ts';
import { smallFiles } from '../node/small-plan.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { openFiles } from './handles.ts';
import { breakManifest, useHolderClock } from './holder-clock.ts';
import { textOf, useHolders } from './holders.ts';
import { until } from './until.ts';
import { put, type TreeFiles, withoutItems, writeTree } from './write-tree.ts';

const temporary = useTemporaryFolders();
const keep = useHolders();
const counted = useHolderClock();
const ONE = smallFiles({ totals: { authors: 30, books: 3 }, mark: 'one' });
const TWO = smallFiles({ totals: { authors: 30, books: 3 }, mark: 'two' });
const PATH = 'authors/all.json';
const blocksOf = (mark: string): TreeFiles => withoutItems(smallFiles({ totals: { authors: 1_000 }, mark }));

function built(files: TreeFiles = ONE): string {
  const dir = temporary();
  writeTree(dir, files);
  return dir;
}

describe('a holder of a tree that turns out to be incomplete', { tags: 'slow' }, () => {
  it('loads it again, but not over and over', async () => {
    const dir = built(blocksOf('a'));
    const { holder } = await keep(dir, { heldBytes: 0 });
    const files = blocksOf('b');
    writeTree(dir, { ...files, [PATH]: (files[PATH] ?? '').replace('"b400"', '"x400"') });
    await until(async () => (await textOf(holder, 'index.json')) === files['index.json']);
    counted.tries = 0;
    for (let passed = 0; passed < 10 * RETRY_MS; passed += 2 * LOOK_MS) {
      vi.advanceTimersByTime(2 * LOOK_MS);
      const tree = await holder.current();
      await expect(tree.records('authors', { start: 399, end: 400 })).rejects.toMatchObject({ status: 503 });
    }
    expect(counted.tries).toBeGreaterThan(5);
    expect(counted.tries).toBeLessThan(12);
  });

  it.each([
    ['began with', ONE],
    ['found later', TWO],
  ])('opens a file again that a build has replaced in the tree that it %s', async (_, files) => {
    const dir = built();
    const { holder } = await keep(dir, { heldBytes: 0, keepsHandles: false });
    if (files !== ONE) writeTree(dir, files);
    expect(await textOf(holder, PATH)).toBe(files[PATH]);
    const before = holder.snapshot;
    put(dir, PATH, files[PATH] ?? '');
    await expect(textOf(holder, PATH)).rejects.toMatchObject({ status: 503 });
    vi.advanceTimersByTime(RETRY_MS);
    await until(async () => (await holder.current()) !== before);
    expect(await textOf(holder, PATH)).toBe(files[PATH]);
  });
});

describe('a holder that is closed', () => {
  it.each([
    ['waits', true],
    ['loads a build', false],
  ])('stops reading and reporting when it %s', async (_, isLoaded) => {
    const dir = built();
    const { holder, notices } = await keep(dir);
    put(dir, MANIFEST_FILE, '{}');
    const current = holder.current();
    if (isLoaded) await current;
    holder.close();
    await current;
    writeTree(dir, TWO);
    Object.assign(counted, { looks: 0, tries: 0 });
    vi.advanceTimersByTime(2 * TROUBLE_MS);
    expect(holder.current()).toBe(holder.snapshot);
    await setImmediate();
    expect([counted, notices]).toEqual([{ looks: 0, tries: 0 }, []]);
  });

  it('reports nothing about a load that was running when it was closed', async () => {
    const dir = built();
    const { holder, notices } = await keep(dir);
    await breakManifest(dir, holder);
    vi.advanceTimersByTime(TROUBLE_MS);
    holder.close();
    await setImmediate();
    expect(notices).toEqual([]);
  });
});

describe.skipIf(process.platform !== 'linux')('the files of a holder', () => {
  it('are closed some time after the next build is loaded', async () => {
    const dir = built();
    const { holder } = await keep(dir, { heldBytes: 0 });
    writeTree(dir, TWO);
    expect(await textOf(holder, 'index.json')).toBe(TWO['index.json']);
    expect(openFiles(dir)).toHaveLength(4);
    vi.advanceTimersByTime(GRACE_MS);
    expect(openFiles(dir)).toHaveLength(2);
  });

  it('are closed if it is closed while it loads a build', async () => {
    const dir = built();
    let loads = 0;
    const seededOf = (): undefined => void (loads += 1);
    const { holder } = await keep(dir, { heldBytes: 0, seededOf });
    writeTree(dir, TWO);
    void holder.current();
    holder.close();
    await until(() => loads === 2);
    await until(() => openFiles(dir).length === 0);
    expect(await textOf(holder, 'index.json')).toBe(ONE['index.json']);
  });
});
