import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtins } from '../../src/builtins.ts';
import { DEFAULTS } from '../../src/settings.ts';
import { buildTree, checkTree } from '../../src/write/index.ts';
import { writeTree } from '../../src/write/writer.ts';
import { builtFiles } from '../node/built-tree.ts';
import { loadedBy } from '../node/import-graph.ts';
import { smallFiles, smallPlan, type SmallPlan } from '../node/small-plan.ts';
import { listTree, useTemporaryFolders } from '../node/temporary-folder.ts';
import { smallJob, writeSmall } from './small-tree.ts';
import { leaveJournal } from './leave-journal.ts';

const temporary = useTemporaryFolders();
const SMALL = { only: ['users', 'books'], items: 12 };

function templates(name: string, text: string): string {
  const dir = temporary();
  writeFileSync(join(dir, name), text);
  return dir;
}

describe('building', () => {
  it('writes what is rendered, and returns the number of files', async () => {
    const out = join(temporary(), 'a/tree');
    const files = builtFiles({ ...SMALL, provider: 'netlify' });
    const built = await buildTree(builtins, { ...DEFAULTS, ...SMALL, provider: 'netlify', out });
    expect(built).toEqual({ written: Object.keys(files).length, unchanged: 0, removed: 0, nested: 0, warnings: [] });
    expect(listTree(out)).toEqual(files);
  });

  it('changes nothing in a folder that already contains the tree, not even for a moment', async () => {
    const out = temporary();
    const tree = { ...DEFAULTS, ...SMALL, out };
    await buildTree(builtins, tree);
    const before = statSync(out, { bigint: true }).ctimeNs;
    expect(await buildTree(builtins, tree)).toMatchObject({ written: 0, removed: 0 });
    expect(statSync(out, { bigint: true }).ctimeNs).toBe(before);
  });

  it('stores templates of a folder in the manifest, from which a check reads them', async () => {
    const out = temporary();
    const templatesDir = templates('item.json.hbs', '{"of":{{json resource}},"is":{{json record}} }');
    await buildTree(builtins, { ...DEFAULTS, ...SMALL, templatesDir, out });
    expect(JSON.parse(readFileSync(join(out, 'users/1.json'), 'utf8'))).toMatchObject({ of: 'users', is: { id: 1 } });
    expect(await checkTree(builtins, out)).toMatchObject({ changed: [], missing: [], extra: [] });
  });

  it.each([
    ['cannot be cut', 'item.json.hbs', '{}'],
    ['gives no JSON', 'index.json.hbs', '{'],
  ])('leaves no folder behind if a template %s', async (_, name, text) => {
    const root = temporary();
    const options = { ...DEFAULTS, ...SMALL, templatesDir: templates(name, text), out: join(root, 'a/b') };
    await expect(buildTree(builtins, options)).rejects.toMatchObject({ code: 'template_invalid' });
    expect(existsSync(join(root, 'a'))).toBe(false);
  });

  it('replaces a tree of mockgen 0.2, and removes files that it no longer writes', { tags: 'slow' }, async () => {
    const out = temporary();
    await buildTree(builtins, { ...DEFAULTS, ...SMALL, provider: 'netlify', out });
    const manifest = JSON.parse(readFileSync(join(out, 'mockgen.json'), 'utf8')) as Readonly<Record<string, unknown>>;
    const { provider, documents: _, ...rest } = manifest;
    writeFileSync(join(out, 'mockgen.json'), JSON.stringify({ ...rest, format: 1, host: provider }));
    await buildTree(builtins, { ...DEFAULTS, only: ['books'], items: 3, out });
    // The old manifest has no digests, so documents and collections of users stay; items are recognized by their
    // records.
    const items = Object.keys(listTree(out)).filter((path) => /\/\d+\.json$/.test(path));
    expect(items.filter((path) => !(path in builtFiles({ only: ['books'], items: 3 })))).toEqual([]);
    expect(listTree(out)).toMatchObject(builtFiles({ only: ['books'], items: 3 }));
  });

  it('loads only the modules that it needs, and only when it runs', () => {
    expect([...loadedBy('write/index.ts')]).toEqual(['write/index.ts']);
    const loaded = [...loadedBy('write/build.ts')];
    expect(loaded.filter((name) => /handlebars|fast-glob|sirv|sharing|builtins/.test(name))).toEqual([]);
  });
});

describe('a build that finds another one in its folder', () => {
  const OLD: SmallPlan = { totals: { authors: 3, books: 2 } };
  const OTHER: SmallPlan = { totals: { authors: 5 }, mark: 'o' };
  const MINE: SmallPlan = { totals: { authors: 3, users: 2 }, layout: 'flat' };

  it('checks all files again', async () => {
    const dir = temporary();
    await writeSmall(dir, MINE);
    writeFileSync(join(dir, 'authors/meta.json'), '"by hand"');
    let tries = 0;
    await writeTree(dir, () => ({
      ...smallJob(MINE)(),
      run: async (writer) => {
        tries += 1;
        for (const file of smallPlan(MINE)) {
          // By now, some files were found unchanged.
          if (tries === 1 && file.paths.includes('authors/meta.json')) await writeSmall(dir, OTHER);
          await writer.write(file);
        }
      },
    }));
    expect(tries).toBe(2);
    expect(listTree(dir)).toEqual(smallFiles(MINE));
  });

  it('locks the folder from the start if it knows that something changes', async () => {
    const dir = temporary();
    await writeSmall(dir, OLD);
    const locks: boolean[] = [];
    await writeTree(dir, smallJob(MINE), { onProgress: () => locks.push(existsSync(join(dir, '.mockgen-lock'))) });
    expect(new Set(locks)).toEqual(new Set([true]));
    locks.length = 0;
    await writeTree(dir, smallJob(MINE), { onProgress: () => locks.push(existsSync(join(dir, '.mockgen-lock'))) });
    expect(new Set(locks)).toEqual(new Set([false]));
  });

  it('does not wait for an interrupted one, and cleans up after it', async () => {
    const dir = temporary();
    await writeSmall(dir, OLD);
    const resources = { users: { category: 'people', total: 9 } };
    leaveJournal(dir, { shapes: [{ layout: 'flat', files: [], resources }], spared: ['users/8.json'] });
    mkdirSync(join(dir, 'users'));
    for (const id of [7, 8, 10]) writeFileSync(join(dir, `users/${id}.json`), '{}');
    await writeSmall(dir, MINE);
    expect(listTree(dir)).toEqual({ ...smallFiles(MINE), 'users/8.json': '{}', 'users/10.json': '{}' });
  });
});
