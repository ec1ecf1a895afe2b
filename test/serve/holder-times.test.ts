import fs, { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { ITEMS_MS, LOOK_MS, NAMED_EDITS, TROUBLE_MS } from '../../src/serve/limits.ts';
import { MANIFEST_FILE } from '../../src/tree/index.ts';
import { smallFiles } from '../node/small-plan.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { breakManifest, passAsking, useHolderClock } from './holder-clock.ts';
import { textOf, useHolders } from './holders.ts';
import { until } from './until.ts';
import { put, type TreeFiles, writeTree } from './write-tree.ts';

const temporary = useTemporaryFolders();
const keep = useHolders();
const counted = useHolderClock();
const ONE = smallFiles({ totals: { authors: 30, books: 3 }, mark: 'one' });
const TWO = smallFiles({ totals: { authors: 30, books: 3 }, mark: 'two' });
/** Returns a tree with a file that is too large to be read at once. */
const largeOf = (letter: string): TreeFiles => smallFiles({ totals: { authors: 30 }, mark: letter.repeat(10_000) });

function built(files: TreeFiles = ONE): string {
  const dir = temporary();
  writeTree(dir, files);
  return dir;
}

describe('a holder', () => {
  it('checks the manifest only at intervals', async () => {
    const { holder } = await keep(built());
    counted.looks = 0;
    for (let at = 0; at < 5; at++) void holder.current();
    expect(counted.looks).toBe(1);
    vi.advanceTimersByTime(LOOK_MS);
    for (let at = 0; at < 5; at++) void holder.current();
    expect(counted.looks).toBe(2);
  });

  it('checks a limited number of edited files, and none that were repaired', async () => {
    const dir = built();
    for (let id = 1; id <= NAMED_EDITS + 5; id++) writeFileSync(join(dir, `authors/${id}.json`), '{}');
    const { holder } = await keep(dir);
    await holder.snapshot.findEditedItems();
    counted.looks = 0;
    void holder.current();
    expect(counted.looks).toBe(1 + NAMED_EDITS);
    writeTree(dir, TWO);
    vi.advanceTimersByTime(LOOK_MS);
    expect(await textOf(holder, 'index.json')).toBe(TWO['index.json']);
    vi.advanceTimersByTime(LOOK_MS);
    counted.looks = 0;
    void holder.current();
    expect(counted.looks).toBe(1);
  });

  it('loads a build once for any number of requests', async () => {
    const dir = built();
    const { holder } = await keep(dir);
    const before = holder.snapshot;
    writeTree(dir, TWO);
    counted.tries = 0;
    for (let at = 0; at < 4; at++) {
      void holder.current();
      vi.advanceTimersByTime(LOOK_MS);
    }
    await until(() => holder.snapshot !== before);
    expect(counted.tries).toBe(1);
  });

  it('lets no request wait long for a build that loads slowly', async () => {
    const dir = built(largeOf('a'));
    const { holder } = await keep(dir);
    let goOn = (): void => {};
    const gate = new Promise<void>((resolve) => (goOn = resolve));
    const read = fs.readFile;
    const slowly = (...asked: Parameters<typeof read>): unknown => gate.then(() => read(...asked));
    vi.spyOn(fs, 'readFile').mockImplementation(slowly as typeof read);
    vi.useRealTimers();
    syncBuiltinESMExports();
    const before = holder.snapshot;
    writeTree(dir, largeOf('b'));
    expect(await holder.current()).toBe(before);
    goOn();
    await until(async () => (await holder.current()) !== before);
  });

  it('looks for edited items of its current tree', async () => {
    const dir = built();
    writeFileSync(join(dir, 'index.json'), '{"mine":1}');
    writeFileSync(join(dir, 'books/2.json'), '{"id":2,"mine":true}');
    const { holder, notices } = await keep(dir);
    put(dir, 'index.json', '{"mine":22}');
    await until(async () => (await textOf(holder, 'index.json')) === '{"mine":22}');
    vi.advanceTimersByTime(ITEMS_MS);
    await until(() => notices.some((line) => line.includes('2.json')));
  });
});

describe('a holder that finds an unreadable build', () => {
  it('retries less and less often, lets no request wait, and loads the next build at once', async () => {
    const dir = built();
    const { holder } = await keep(dir);
    await breakManifest(dir, holder);
    counted.tries = 0;
    await passAsking(holder, 1_000);
    expect(counted.tries).toBeGreaterThan(2);
    expect(counted.tries).toBeLessThan(6);
    await passAsking(holder, 20_000);
    expect(counted.tries).toBeGreaterThan(15);
    expect(counted.tries).toBeLessThan(30);
    writeTree(dir, TWO);
    vi.advanceTimersByTime(LOOK_MS);
    expect(await textOf(holder, 'index.json')).toBe(TWO['index.json']);
    await breakManifest(dir, holder);
    counted.tries = 0;
    await passAsking(holder, 4 * LOOK_MS);
    expect(counted.tries).toBe(1);
  });

  it('reports that once, however long it lasts, and again when it recurs', { tags: 'slow' }, async () => {
    const dir = built();
    const { holder, notices } = await keep(dir);
    await breakManifest(dir, holder);
    await passAsking(holder, TROUBLE_MS - LOOK_MS);
    expect(notices).toEqual([]);
    await passAsking(holder, 5 * TROUBLE_MS);
    expect(notices).toHaveLength(1);
    writeTree(dir, TWO);
    vi.advanceTimersByTime(LOOK_MS);
    expect(await textOf(holder, 'index.json')).toBe(TWO['index.json']);
    await breakManifest(dir, holder);
    await passAsking(holder, TROUBLE_MS + LOOK_MS);
    expect(notices).toHaveLength(2);
  });

  it('reports nothing if the problem ends while nobody sends requests', async () => {
    const dir = built();
    const { holder, notices } = await keep(dir);
    const before = holder.snapshot;
    await breakManifest(dir, holder);
    writeTree(dir, TWO);
    vi.advanceTimersByTime(TROUBLE_MS);
    await until(() => holder.snapshot !== before);
    await setImmediate();
    expect(notices).toEqual([]);
  });

  it('reports nothing while the next build is being loaded', async () => {
    const dir = built();
    const { holder, notices } = await keep(dir);
    const before = holder.snapshot;
    await breakManifest(dir, holder);
    writeTree(dir, TWO);
    vi.advanceTimersByTime(LOOK_MS);
    counted.tries = 0;
    void holder.current();
    vi.advanceTimersByTime(TROUBLE_MS);
    await until(() => holder.snapshot !== before);
    await setImmediate();
    expect([notices, counted.tries]).toEqual([[], 1]);
  });

  it.each([
    ['another build comes', (dir: string) => writeTree(dir, TWO)],
    ['the one before is put back', (dir: string) => renameSync(join(dir, 'aside'), join(dir, MANIFEST_FILE))],
  ])('loads nothing more after %s', async (_, mend) => {
    const dir = built();
    const { holder } = await keep(dir);
    renameSync(join(dir, MANIFEST_FILE), join(dir, 'aside'));
    await breakManifest(dir, holder);
    mend(dir);
    vi.advanceTimersByTime(LOOK_MS);
    await holder.current();
    counted.tries = 0;
    vi.advanceTimersByTime(2 * TROUBLE_MS);
    await passAsking(holder, 4 * LOOK_MS);
    expect(counted.tries).toBe(0);
  });

  it('keeps the old one also if the system refuses to read the manifest', async () => {
    const dir = built();
    const { holder, notices } = await keep(dir);
    rmSync(join(dir, MANIFEST_FILE));
    mkdirSync(join(dir, MANIFEST_FILE));
    expect(await textOf(holder, 'index.json')).toBe(ONE['index.json']);
    vi.advanceTimersByTime(TROUBLE_MS);
    await until(() => notices.length > 0);
    expect(notices[0]).toContain('a folder is in its place');
  });
});
