import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { builtins } from '../../src/builtins.ts';
import { takeConfig } from '../../src/config/index.ts';
import { DEFAULTS } from '../../src/settings.ts';
import { buildTree, type BuildOptions, type EditedFiles } from '../../src/write/index.ts';
import { writeTree } from '../../src/write/writer.ts';
import { mergeEdited } from '../../src/write/edited-files.ts';
import { oldManifest } from '../node/old-tree.ts';
import { smallFiles, smallPlan, type SmallPlan } from '../node/small-plan.ts';
import { listTree, useTemporaryFolders } from '../node/temporary-folder.ts';
import { rounds } from '../effort.ts';
import { openFiles } from '../serve/handles.ts';
import { smallJob, writeSmall } from './small-tree.ts';
import { leaveJournal } from './leave-journal.ts';

const temporary = useTemporaryFolders();
const OLD: SmallPlan = { totals: { authors: 30, books: 3 } };
const SAME = smallFiles(OLD);
let dir = '';

const put = (path: string, text: string): void => writeFileSync(join(dir, path), text);
const change = (path: string): void => put(path, (SAME[path] ?? '').replace(/[ab][0-9]/, 'MINE'));

const NONE: EditedFiles = { count: 0, named: [] };

/** Builds over a folder; returns which files were edited by hand, and whether they were overwritten or kept. */
async function editedBy(plan: SmallPlan, force = false): Promise<EditedFiles | undefined> {
  const { edited = NONE, kept = NONE } = await writeSmall(dir, plan, { force });
  expect(listTree(dir)).toMatchObject(smallFiles(plan));
  if (process.platform === 'linux') expect(openFiles(dir)).toEqual([]);
  const found = mergeEdited(edited, kept);
  return found.count > 0 ? found : undefined;
}

const ofNames = (...named: readonly string[]): EditedFiles => ({ count: named.length, named });

beforeEach(async () => {
  dir = temporary();
  await writeSmall(dir, OLD);
});

/**
 * Trees that are built over the first one: the same, with other values, with fewer records and resources, with another
 * layout.
 */
const NEXT: readonly SmallPlan[] = [
  OLD,
  { ...OLD, mark: 'b' },
  { totals: { authors: 7 }, mark: 'b' },
  { totals: { authors: 30, users: 4 }, mark: 'b' },
  { ...OLD, layout: 'flat' },
  { ...OLD, layout: 'category', mark: 'b' },
];

describe.each(NEXT.slice(0, rounds(3, NEXT.length)))('files that a build of %j overwrites or removes', (next) => {
  it('are not named if nobody edited them, even if some are missing', async () => {
    for (const path of ['authors/2.json', 'authors/index.json', 'books/all.json']) unlinkSync(join(dir, path));
    expect(await editedBy(next)).toBeUndefined();
  });

  it('are named if they were edited: items, records and documents, in each layout', async () => {
    const paths = [
      'authors/2.json',
      'authors/all.json',
      'authors/index.json',
      'books/1.json',
      'media/books/3.json',
      'media/books/all.json',
      'people/authors/29.json',
      'people/authors/meta.json',
    ];
    for (const path of paths) {
      if (path.endsWith('meta.json')) put(path, '"mine"');
      else if (path === 'authors/all.json') put(path, (SAME[path] ?? '').replace('a28', 'MINE'));
      else change(path);
    }
    const kept = paths.filter((path) => smallFiles(next)[path] === SAME[path]);
    expect(kept.length).toBeLessThan(next === OLD ? 9 : 5);
    expect(await editedBy(next)).toEqual(ofNames(...paths));
    expect(await editedBy(next)).toBeUndefined();
  });
});

describe('an edited file', () => {
  const OTHER: SmallPlan = { ...OLD, mark: 'b' };

  it('is not named if it is equal to what the build writes', async () => {
    const other = smallFiles(OTHER);
    for (const path of ['authors/2.json', 'authors/meta.json', 'books/all.json']) put(path, other[path] ?? '');
    expect(await editedBy(OTHER)).toBeUndefined();
  });

  it('is recognized by any changed byte', async () => {
    const paths = [
      'authors/1.json',
      'authors/2.json',
      'authors/meta.json',
      'books/index.json',
      'people/authors/all.json',
    ];
    for (const [at, path] of paths.entries()) {
      const text = SAME[path] ?? '';
      put(path, at % 2 ? `${text} ` : text.slice(0, -1));
    }
    expect(await editedBy(OTHER)).toEqual(ofNames(...paths));
  });

  it('is counted beyond ten; the first ten are named', async () => {
    for (let id = 1; id <= 30; id++) change(`authors/${id}.json`);
    const ids = Array.from({ length: 30 }, (_, at) => `authors/${at + 1}.json`).toSorted();
    expect(await editedBy(OTHER)).toEqual({ count: 30, named: ids.slice(0, 10) });
  });

  it('is found in any block of records', async () => {
    const large: SmallPlan = { totals: { books: 300 } };
    await writeSmall(dir, large);
    const text = smallFiles(large)['books/all.json'] ?? '';
    for (const name of ['a1', 'a256', 'a257', 'a300']) {
      put('books/all.json', text.replace(`"${name}"`, `"${name.replace('a', 'A')}"`));
      expect((await writeSmall(dir, large)).edited).toEqual(ofNames('books/all.json'));
    }
  });

  it('is never a file that no build wrote', async () => {
    put('books/4.json', '"mine"');
    put('notes.txt', 'mine');
    expect(await editedBy({ ...OTHER, totals: { authors: 30, books: 5 } }, true)).toBeUndefined();
  });

  it('cannot be distinguished from the files of an interrupted build', async () => {
    change('authors/2.json');
    leaveJournal(dir, { shapes: [], spared: [] });
    expect(await editedBy(OTHER)).toBeUndefined();
  });

  it('is not searched for by a build that changes nothing', async () => {
    const looks: boolean[] = [];
    await writeTree(dir, () => ({
      ...smallJob(OLD)(),
      run: async (writer, context) => {
        looks.push(context.edits !== undefined);
        for (const file of smallPlan(OLD)) await writer.write(file);
      },
    }));
    expect(looks).toEqual([false]);
  });
});

describe('items whose records were edited too', () => {
  const OTHER: SmallPlan = { ...OLD, mark: 'b' };
  const all = SAME['authors/all.json'] ?? '';
  const BOTH = ['authors/all.json', 'people/authors/all.json'];

  const putBoth = (text: string): void => {
    for (const path of BOTH) put(path, text);
  };

  it.each([
    ['has one record less', all.replace(/^.*"id":10,.*\n/m, '')],
    ['is laid out in another way', JSON.stringify(JSON.parse(all), null, 2)],
    ['has a line that is no record', all.replace('[\n', '[\nnull,\n')],
  ])('are recognized by their ids if all.json %s', async (_, text) => {
    putBoth(text);
    change('authors/20.json');
    expect(await editedBy(OTHER)).toEqual(ofNames('authors/20.json', ...BOTH));
  });

  it('count as unedited if they match each all.json', async () => {
    putBoth(all.replace('a28', 'MINE'));
    const item = (SAME['authors/28.json'] ?? '').replace('a28', 'MINE');
    for (const folder of ['authors', 'people/authors']) put(`${folder}/28.json`, item);
    expect(await editedBy(OTHER)).toEqual(ofNames(...BOTH));
  });

  it.each(['{', '', '"x"'])('are not named if each all.json contains %j', async (text) => {
    putBoth(text);
    change('authors/2.json');
    expect(await editedBy(OTHER)).toEqual(ofNames(...BOTH));
  });

  it('are not named if it is missing, a folder or a link', async () => {
    dir = temporary();
    await writeSmall(dir, { ...OLD, layout: 'flat' });
    const file = join(dir, 'authors/all.json');
    renameSync(file, join(dir, 'elsewhere.json'));
    change('authors/2.json');
    expect(await editedBy({ ...OLD, layout: 'flat', mark: 'c' })).toBeUndefined();
    rmSync(file);
    symlinkSync('../elsewhere.json', file);
    change('authors/2.json');
    expect(await editedBy({ ...OLD, layout: 'flat', mark: 'd' })).toBeUndefined();
    rmSync(file);
    mkdirSync(file);
    await expect(writeSmall(dir, { ...OTHER, layout: 'flat' })).rejects.toMatchObject({ code: 'write_failed' });
  });
});

describe('a real tree', () => {
  const TREE = { ...DEFAULTS, only: ['users', 'hotels'], items: 4 };
  const build = (more: Partial<BuildOptions> = {}): ReturnType<typeof buildTree> =>
    buildTree(builtins, { ...TREE, out: dir, ...more });

  beforeEach(async () => {
    dir = temporary();
    await build();
  });

  it('reports an edited explorer if the same version writes a tree of the same files', async () => {
    for (const [options, isNamed] of [
      [{}, true],
      [{ seed: 7 }, true],
      [{ items: 5 }, false],
    ] as const) {
      put('index.html', 'mine');
      expect((await build(options)).edited).toEqual(isNamed ? ofNames('index.html') : undefined);
    }
    put('mockgen.json', oldManifest(readFileSync(join(dir, 'mockgen.json'), 'utf8'), { dataVersion: 1 }));
    put('index.html', 'mine');
    expect((await build({ upgrade: true })).edited).toBeUndefined();
  });

  it('reports edited pictures in a tree of the same options', async () => {
    const options = { images: 'url', imagesBase: 'https://a.example' } as const;
    await build(options);
    put('users/2-avatar.svg', '<svg/>');
    expect((await build(options)).edited).toEqual(ofNames('users/2-avatar.svg'));
    put('users/2-avatar.svg', '<svg/>');
    expect((await build({ ...options, seed: 7 })).edited).toBeUndefined();
  });

  it('reports edited items in a shape of their own', async () => {
    const templatesDir = temporary();
    writeFileSync(join(templatesDir, 'item.json.hbs'), '{"is":{{json record}} }');
    await build({ templatesDir });
    put('users/2.json', '{}');
    expect((await build({ templatesDir, seed: 7 })).edited).toEqual(ofNames('users/2.json'));
    put('people/users/3.json', '{}');
    expect((await build()).edited).toEqual(ofNames('people/users/3.json'));
  });

  it('reports what it can in a tree of format 1, which has no digests', async () => {
    put('mockgen.json', oldManifest(readFileSync(join(dir, 'mockgen.json'), 'utf8'), { dataVersion: 1, format: 1 }));
    for (const path of ['users/2.json', 'hotels/index.json', 'hotels/all.json']) put(path, '[]');
    expect((await build({ upgrade: true })).edited).toEqual(ofNames('users/2.json'));
  });

  it('reports a large file, wherever it was edited', { tags: 'slow' }, async () => {
    // A few long records.
    const fields = { text: { const: 'x'.repeat(100_000) }, city: { generator: 'city' } } as const;
    const config = await takeConfig({ resources: { hotels: { fields } } });
    const catalogue = await config.catalogue();
    dir = temporary();
    const large = { ...DEFAULTS, dataOnly: true, items: 12, packed: true };
    const build = (more: Partial<BuildOptions>): ReturnType<typeof buildTree> =>
      buildTree(catalogue, { ...large, ...more, out: dir });
    await build({});
    const text = readFileSync(join(dir, 'hotels/all.json'), 'utf8');
    expect(text.length).toBeGreaterThan(1 << 20);
    expect((await build({ seed: 7 })).edited).toBeUndefined();
    await build({});
    for (const other of [text.replace('"id":1,', '"id":2,'), text.replace(/e(?=[^e]*$)/, 'E'), `${text} `]) {
      put('hotels/all.json', other);
      expect((await build({})).edited).toEqual(ofNames('hotels/all.json'));
    }
  });
});
