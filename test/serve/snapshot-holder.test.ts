import { renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { smallFiles } from '../node/small-plan.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { rounds } from '../effort.ts';
import { textOf, useHolders } from './holders.ts';
import { until } from './until.ts';
import { put, writeSlowly, writeTree } from './write-tree.ts';

const temporary = useTemporaryFolders();
const keep = useHolders();
const ONE = smallFiles({ totals: { authors: 12, books: 3 }, mark: 'one' });
const TWO = smallFiles({ totals: { authors: 12, books: 3 }, mark: 'two' });

function built(): string {
  const dir = temporary();
  writeTree(dir, ONE);
  return dir;
}

describe('a holder', () => {
  it('has the build in the folder, and the same snapshot while it stays', async () => {
    const { holder, notices } = await keep(built());
    for (const path of ['mockgen.json', 'index.json', 'people/index.json', 'authors/meta.json', 'authors/all.json']) {
      expect([path, await textOf(holder, path)]).toEqual([path, ONE[path]]);
    }
    const first = await holder.current();
    await until(() => holder.current() === first);
    expect(notices).toEqual([]);
  });

  it('has the next build when it is complete, from the next request on', async () => {
    const dir = built();
    const { holder } = await keep(dir);
    await writeSlowly(dir, TWO);
    expect(await textOf(holder, 'authors/meta.json')).toBe(TWO['authors/meta.json']);
  });

  it('never mixes files of two builds, nor an old manifest with new files', async () => {
    const dir = built();
    const { holder, notices } = await keep(dir);
    const over = new AbortController();
    const seen = new Set<string>();
    const reading = (async () => {
      while (!over.signal.aborted) {
        const tree = await holder.current();
        const [meta, all] = await Promise.all([tree.file('authors/meta.json'), tree.file('authors/all.json')]);
        const { lines } = await tree.records('authors', { start: 0, end: 1 });
        const marks = [meta?.body, all?.body, lines[0]].map((text) => /one|two/.exec(String(text))?.[0]);
        expect(new Set(marks).size).toBe(1);
        seen.add(String(marks[0]));
        await setImmediate();
      }
    })();
    for (let round = 0; round < rounds(6, 12); round++) {
      const files = round % 2 ? ONE : TWO;
      await writeSlowly(dir, files);
      await until(async () => (await textOf(holder, 'index.json')) === files['index.json']);
    }
    over.abort();
    await reading;
    expect([...seen].toSorted()).toEqual(['one', 'two']);
    expect(notices).toEqual([]);
  });

  it('follows its folder if that is a link that changes', async () => {
    const root = temporary();
    writeTree(join(root, 'first'), ONE);
    writeTree(join(root, 'second'), TWO);
    const link = join(root, 'tree');
    symlinkSync(join(root, 'first'), link);
    const { holder } = await keep(link);
    expect(await textOf(holder, 'index.json')).toBe(ONE['index.json']);
    symlinkSync(join(root, 'second'), join(root, 'next'));
    renameSync(join(root, 'next'), link);
    await until(async () => (await textOf(holder, 'index.json')) === TWO['index.json']);
  });

  it('keeps the old build while the new one is incomplete, and reports the reason after a while', async () => {
    const dir = built();
    const { holder, notices } = await keep(dir, { troubleMs: 40 });
    const { 'authors/all.json': all = '' } = TWO;
    writeTree(dir, { ...TWO, 'authors/all.json': all.replace('two3', 'two4') });
    await until(() => {
      void holder.current();
      return notices.length > 0;
    });
    expect(notices).toEqual([
      'A new build cannot be served: authors/all.json does not match mockgen.json. The one before still is. Build it again.',
    ]);
    expect(await textOf(holder, 'authors/all.json')).toBe(ONE['authors/all.json']);
    put(dir, 'authors/all.json', all);
    await until(async () => (await textOf(holder, 'authors/all.json')) === all);
    expect(notices).toHaveLength(1);
  });

  it('keeps the old build if the tree is removed, and reports that', async () => {
    const dir = built();
    const { holder, notices } = await keep(dir, { troubleMs: 20 });
    rmSync(dir, { recursive: true });
    await until(() => {
      void holder.current();
      return notices.length > 0;
    });
    expect(notices[0]).toContain(`${dir} holds no mockgen.json`);
    expect(await textOf(holder, 'index.json')).toBe(ONE['index.json']);
  });

  it('keeps the old build if the manifest is invalid, and does not start with an invalid one', async () => {
    const dir = built();
    const { holder, notices } = await keep(dir, { troubleMs: 20 });
    const { envelope, ...others } = JSON.parse(TWO['mockgen.json'] ?? '') as { readonly envelope: unknown };
    expect(envelope).toBeDefined();
    writeTree(dir, { ...TWO, 'mockgen.json': JSON.stringify(others) });
    await until(() => {
      void holder.current();
      return notices.length > 0;
    });
    expect(await textOf(holder, 'index.json')).toBe(ONE['index.json']);
    const message = `the mockgen.json in ${dir} is not one that a build wrote`;
    await expect(keep(dir)).rejects.toMatchObject({ code: 'not_a_tree', message });
  });

  it("returns records in the manifest's item shape, and does not take their files for edited", async () => {
    const { 'mockgen.json': manifest = '', ...others } = ONE;
    const item = ['{"mine":', { slot: 'record' }, '}\n'];
    const shaped = Object.entries(others).map(([path, text]) => {
      return [path, /\/\d+\.json$/.test(path) ? `{"mine":${text.trim()}}\n` : text] as const;
    });
    const dir = temporary();
    const whole = JSON.stringify({ ...(JSON.parse(manifest) as object), item });
    writeTree(dir, { ...Object.fromEntries(shaped), 'mockgen.json': whole });
    const { holder, notices } = await keep(dir);
    const { snapshot } = holder;
    await snapshot.findEditedItems();
    expect(await snapshot.item('authors', 7)).toMatchObject({ body: '{"mine":{"id":7,"name":"one7"}}\n' });
    expect(notices).toEqual([]);
  });

  it('reads nothing more after it is closed', async () => {
    const dir = built();
    const { holder } = await keep(dir);
    holder.close();
    writeTree(dir, TWO);
    expect(await textOf(holder, 'index.json')).toBe(ONE['index.json']);
  });
});
