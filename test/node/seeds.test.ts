import { describe, expect, it } from 'vitest';
import { drawSeed } from '../../src/node/entropy.ts';
import { rebuildOptions } from '../../src/node/rebuild.ts';
import { createGenerator } from '../../src/node/seeds.ts';
import { parseManifest, planTree } from '../../src/render/index.ts';
import { builtFiles, type BuiltTree } from './built-tree.ts';

const TREE: BuiltTree = { items: 3, only: ['users', 'books'], layout: 'flat', refDate: '2030-06-01T00:00:00.000Z' };

/** A tree in memory that can be rebuilt. */
function sourceOf(tree: BuiltTree): {
  files: Readonly<Record<string, string>>;
  read: (path: string) => Promise<string | undefined>;
} {
  const source = { files: builtFiles(tree), read: async (path: string) => source.files[path] };
  return source;
}

describe('the generator', () => {
  it('gives what a build of that seed would write', async () => {
    const { read } = await createGenerator(sourceOf(TREE).read).seeded(7);
    const expected = builtFiles({ ...TREE, seed: 7 });
    for (const [path, text] of Object.entries(expected)) expect([path, await read(path)]).toEqual([path, text]);
    expect(expected['users/1.json']).not.toBe(builtFiles(TREE)['users/1.json']);
    for (const path of ['users/4.json', 'authors/1.json', 'people/users/1.json'])
      expect(await read(path)).toBeUndefined();
  });

  it('goes by the overriding templates of the tree', async () => {
    const overrides = { 'item.json.hbs': '{"wrapped":{{json record}} }\n' };
    const { read } = await createGenerator(sourceOf({ ...TREE, overrides }).read).seeded(7);
    expect(JSON.parse((await read('users/1.json')) ?? '')).toMatchObject({ wrapped: { id: 1 } });
  });

  it('keeps the eight seeds that were asked for last', async () => {
    const { seeded } = createGenerator(sourceOf(TREE).read);
    const kept = async (...seeds: readonly number[]): Promise<readonly boolean[]> => {
      const answers: boolean[] = [];
      for (const seed of seeds) answers.push((await seeded(seed)).kept);
      return answers;
    };
    expect(await kept(1, 2, 3, 4, 5, 6, 7, 8)).toEqual(Array.from({ length: 8 }, () => false));
    expect(await kept(1, 8, 9)).toEqual([true, true, false]);
    expect(await kept(1, 9, 2)).toEqual([true, true, false]);
  });

  it('gives the same reader while a seed is kept, so that the runtime can keep what it parsed', async () => {
    const { seeded } = createGenerator(sourceOf(TREE).read);
    const [first, second] = [await seeded(7), await seeded(7)];
    expect(second.read).toBe(first.read);
  });

  it('forgets all seeds when the tree is rebuilt with other options', async () => {
    const source = sourceOf(TREE);
    const { seeded } = createGenerator(source.read);
    await seeded(7);
    source.files = builtFiles({ ...TREE, items: 4 });
    const { read, kept } = await seeded(7);
    expect(kept).toBe(false);
    expect(await read('users/4.json')).toBe(builtFiles({ ...TREE, seed: 7, items: 4 })['users/4.json']);
  });

  it('draws another seed for each fresh tree', async () => {
    const { fresh } = createGenerator(sourceOf(TREE).read);
    const texts = new Set<string | undefined>();
    for (let round = 0; round < 5; round += 1) texts.add(await (await fresh())('users/all.json'));
    expect(texts.size).toBe(5);
  });

  it('fails when the manifest is gone, and is well again with it', async () => {
    const source = sourceOf(TREE);
    const { seeded } = createGenerator(source.read);
    const { files } = source;
    source.files = {};
    await expect(seeded(7)).rejects.toMatchObject({ code: 'not_a_tree' });
    source.files = files;
    expect(await seeded(7)).toMatchObject({ kept: false });
  });
});

describe('the options of a manifest', () => {
  it('build the same tree again', () => {
    const overrides = { 'item.json.hbs': '{"wrapped":{{json record}} }\n' };
    for (const tree of [TREE, { items: 2 }, { ...TREE, overrides, layout: 'category' as const, seed: 0 }]) {
      const files = builtFiles(tree);
      const plan = planTree(rebuildOptions(parseManifest(files['mockgen.json'] ?? '')));
      expect(Object.fromEntries(plan.map(({ path, text }) => [path, text()]))).toEqual(files);
    }
  });
});

describe('a drawn seed', () => {
  it('is an integer from 0 to 2^53 - 1, over the whole range', () => {
    const seeds = Array.from({ length: 2000 }, drawSeed);
    expect(seeds.every((seed) => Number.isSafeInteger(seed) && seed >= 0)).toBe(true);
    expect(new Set(seeds).size).toBe(2000);
    // One in 2^200 runs would fail.
    for (const eighth of [0, 1, 2, 3, 4, 5, 6, 7]) {
      expect(seeds.some((seed) => Math.floor(seed / 2 ** 50) === eighth)).toBe(true);
    }
  });
});
