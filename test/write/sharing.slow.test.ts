import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtins } from '../../src/builtins.ts';
import { loadTemplates, renderTree } from '../../src/render/index.ts';
import { createCatalogue, type Resource } from '../../src/schema/index.ts';
import { DEFAULTS } from '../../src/settings.ts';
import { Measure } from '../../src/write/measure.ts';
import { writeShared } from '../../src/write/sharing.ts';
import { writeTree, type TreeJob, type WriteOptions, type WriteResult } from '../../src/write/writer.ts';
import { builtFiles, builtTree, type BuiltTree } from '../node/built-tree.ts';
import { listTree, useTemporaryFolders } from '../node/temporary-folder.ts';

const temporary = useTemporaryFolders();
const SMALL: BuiltTree = { only: ['users', 'books', 'authors', 'images'], items: 60 };

/** Writes a tree in two threads. */
function writeBoth(
  dir: string,
  tree: BuiltTree,
  options?: WriteOptions,
): { readonly result: Promise<WriteResult>; readonly measure: Measure } {
  const measure = new Measure();
  const rendered = builtTree(tree);
  const job: TreeJob = {
    shape: rendered.outline,
    files: () => builtTree(tree).plan(),
    measure,
    run: (writer, context) => writeShared(dir, { options: { ...DEFAULTS, ...tree } }, rendered, writer, context),
  };
  return { result: writeTree(dir, () => job, options), measure };
}

/** A job for two threads that holds all files back. */
function shared(dir: string, tree: BuiltTree): TreeJob {
  const rendered = builtTree(tree);
  return {
    shape: rendered.outline,
    outline: rendered.outline,
    canFail: true,
    files: () => builtTree(tree).plan(),
    run: (writer, context) => writeShared(dir, { options: { ...DEFAULTS, ...tree } }, rendered, writer, context),
  };
}

const COUNTING = { type: 'integer', generator: 'random_int', description: '' } as const;

/** A field that some of its values do not fit. */
const LETTER = {
  type: 'string',
  generator: 'word',
  description: '',
  args: { choices: { a: 20, b: 1 } },
  enum: ['a'],
} as const;

describe('two threads', () => {
  it.each<BuiltTree>([
    { packed: false },
    { packed: true },
    { packed: true, api: { base: '/api', envelope: 'results', query: { page: '_page' } } },
  ])('write the tree of one: %j', async (more) => {
    const dir = join(temporary(), 'tree');
    const files = builtFiles({ ...SMALL, ...more });
    const steps: number[] = [];
    const onProgress = (done: number): unknown => steps.push(done);
    const { result, measure } = writeBoth(dir, { ...SMALL, ...more }, { onProgress });
    const total = Object.keys(files).length;
    expect(await result).toEqual({ written: total, unchanged: 0, removed: 0 });
    expect(listTree(dir)).toEqual(files);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(steps.at(-1)).toBe(total);
    const bytes = Object.values(files).reduce((sum, text) => sum + Buffer.byteLength(text), 0);
    expect(measure.size).toMatchObject({ files: total, bytes });
  });

  it('change only what differs', async () => {
    const dir = temporary();
    await writeBoth(dir, SMALL).result;
    expect(await writeBoth(dir, SMALL).result).toMatchObject({ written: 0, removed: 0 });
    await writeBoth(dir, { ...SMALL, seed: 7, items: 50 }).result;
    expect(listTree(dir)).toEqual(builtFiles({ ...SMALL, seed: 7, items: 50 }));
  });

  it('name files that were edited by hand, whichever thread overwrites them', async () => {
    const dir = temporary();
    await writeBoth(dir, SMALL).result;
    const paths = ['authors/5.json', 'books/4.json', 'images/6.json', 'people/users/meta.json', 'users/3.json'];
    for (const path of paths) writeFileSync(join(dir, path), '"mine"');
    const { edited } = await writeBoth(dir, { ...SMALL, seed: 7 }).result;
    expect(edited).toEqual({ count: 5, named: paths });
    expect((await writeBoth(dir, SMALL).result).edited).toBeUndefined();
  });

  it('hold everything back where rendering can fail, and leave the old tree when it does', async () => {
    const dir = temporary();
    await writeTree(dir, () => shared(dir, SMALL));
    const before = listTree(dir);
    const fields = { id: COUNTING, letter: LETTER };
    const broken: Resource = { name: 'letters', singular: 'letter', category: 'people', description: '', fields };
    const catalogue = createCatalogue([...builtins.resources, broken], builtins.generators, builtins.resources);
    const options = { ...DEFAULTS, ...SMALL, seed: 7, only: ['users', 'letters'] };
    const source = { kind: 'data', builtins: ['users'], resources: [broken] } as const;
    const tree = renderTree(options, { catalogue, templates: await loadTemplates() });
    const failing: TreeJob = {
      ...shared(dir, SMALL),
      run: (writer, context) => writeShared(dir, { options, source }, tree, writer, context),
    };
    await expect(writeTree(dir, () => failing)).rejects.toMatchObject({
      message: expect.stringMatching(
        /^letters\.letter: expected one of "a", and word gave 'b' in record \d+$/,
      ) as string,
      faults: [{ resource: 'letters', field: 'letter' }],
    });
    expect(listTree(dir)).toEqual(before);
    await writeTree(dir, () => shared(dir, { ...SMALL, seed: 7 }));
    expect(listTree(dir)).toEqual(builtFiles({ ...SMALL, seed: 7 }));
  });
});
