import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { builtins } from '../../src/builtins.ts';
import { choicesOf, createRecipe } from '../../src/generate/index.ts';
import { generateTree } from '../../src/seeds/kept/index.ts';

import { DEFAULTS } from '../../src/settings.ts';
import { LARGE, parseManifest, readIndex } from '../../src/tree/index.ts';
import { buildTree, checkTree, expandTree, type WriteResult } from '../../src/write/index.ts';
import { builtSite, type BuiltTree } from '../node/built-tree.ts';
import { readBundle } from '../node/bundle-text.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';

const temporary = useTemporaryFolders();
const TREE = { ...DEFAULTS, only: ['coupons'], refs: false, items: LARGE + 1, packed: true, dataOnly: true };
const INDEX = 'coupons/all.idx';

let dir: string;
const build = (tree: BuiltTree = {}): Promise<WriteResult> => buildTree(builtins, { ...TREE, ...tree, out: dir });
const read = (path: string): Buffer => readFileSync(join(dir, path));

beforeEach(async () => {
  dir = temporary();
  await build();
});

describe('a large collection', () => {
  it('has an index that describes its blocks, instead of the manifest', () => {
    const manifest = parseManifest(read('mockgen.json').toString());
    const { digest = '', indexed, blocks } = manifest?.resources['coupons'] ?? {};
    expect([indexed, blocks]).toEqual([true, undefined]);
    expect(readIndex(read(INDEX), digest)).toHaveLength(4);
  });

  it('has an index in every folder of a full tree, and loses it when it becomes small', async () => {
    await build({ packed: false });
    expect(read('commerce/coupons/all.idx')).toEqual(read(INDEX));
    const { removed } = await build({ packed: false, items: LARGE });
    expect(removed).toBe(4);
    expect(() => read(INDEX)).toThrow('ENOENT');
    const { blocks } = parseManifest(read('mockgen.json').toString())?.resources['coupons'] ?? {};
    expect(blocks).toHaveLength(4);
  });

  it('is unchanged by the same build', async () => {
    expect(await build()).toMatchObject({ written: 0, removed: 0 });
  });

  it('has an index that check reads', async () => {
    expect(await checkTree(builtins, dir)).toMatchObject({ changed: [], missing: [], extra: [] });
    writeFileSync(join(dir, INDEX), Buffer.concat([read(INDEX), Buffer.of(0)]));
    expect(await checkTree(builtins, dir)).toMatchObject({ changed: [INDEX] });
    rmSync(join(dir, INDEX));
    expect(await checkTree(builtins, dir)).toMatchObject({ changed: [], missing: [INDEX] });
  });

  it('is expanded with its index, byte for byte', async () => {
    const out = temporary();
    await expandTree({ dir, out });
    for (const [path, content] of builtSite({ ...TREE, packed: false })) {
      expect(readFileSync(join(out, path)).equals(Buffer.from(content)), path).toBe(true);
    }
  });

  it('is named if it was edited by hand, and not if the previous build wrote it', async () => {
    expect((await build({ seed: 7 })).edited).toBeUndefined();
    const text = read('coupons/all.json').toString();
    for (const other of [text.replace('"id":9,', '"id":8,'), `${text} `, JSON.stringify(JSON.parse(text))]) {
      writeFileSync(join(dir, 'coupons/all.json'), other);
      expect((await build({ seed: 7 })).edited).toEqual({ count: 1, named: ['coupons/all.json'] });
    }
  });

  it.each(['{}', ''])('is not overwritten where it became too short for its records: %j', async (text) => {
    writeFileSync(join(dir, 'coupons/all.json'), text);
    await expect(build({ seed: 7 })).rejects.toMatchObject({ code: 'foreign_folder' });
  });

  it('has the same index in memory', async () => {
    const { options, parts } = await createRecipe(builtins, choicesOfTree(), readBundle);
    const tree = generateTree(options, parts, { pause: () => Promise.resolve(), drawSeed: () => 1 });
    const file = await tree.file(INDEX);
    expect(file).toMatchObject({ type: 'application/octet-stream' });
    expect(Buffer.from(file?.body as Uint8Array).equals(read(INDEX))).toBe(true);
  });
});

function choicesOfTree(): Parameters<typeof createRecipe>[1] {
  const manifest = parseManifest(read('mockgen.json').toString());
  if (!manifest) throw new Error('no manifest');
  return choicesOf(manifest);
}
