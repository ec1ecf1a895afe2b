import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { DEFAULTS } from '../../src/settings.ts';
import { createHandler } from '../../src/testing/handler.ts';
import { openFolder } from '../../src/serve/index.ts';
import { buildTree, checkTree, expandTree, type BuildResult } from '../../src/write/index.ts';
import { ADDRESSED } from '../contract/addressed-tree.ts';
import { listTree, useTemporaryFolders } from '../node/temporary-folder.ts';

const temporary = useTemporaryFolders();
let out = '';

type Choices = Partial<Parameters<typeof buildTree>[1]>;

const build = (choices: Choices = {}): Promise<BuildResult> =>
  buildTree(ADDRESSED, { ...DEFAULTS, items: 12, nested: true, dataOnly: true, out, ...choices });
const isNested = (path: string): boolean =>
  /^(?:\w+\/)?(?:v1\/Conversations|articles|members)\/[^/]+\/\w+\/index\.json$/.test(path);
const nestedIn = (dir: string): readonly string[] => Object.keys(listTree(dir)).filter(isNested);
const read = (path: string): string => readFileSync(join(out, path), 'utf8');

beforeEach(() => {
  out = join(temporary(), 'tree');
});

describe('files of nested collections', () => {
  it('have the answers of the runtime, in every folder of the target', async () => {
    const { nested } = await build();
    const paths = nestedIn(out);
    // Seven references, 12 records of each target, two folders.
    expect([nested, paths.length]).toEqual([168, 168]);
    const folder = await openFolder(out, { catalogue: ADDRESSED });
    const handle = createHandler(folder);
    for (const path of paths) {
      const response = await handle(new Request(`http://localhost/${path.replace('/index.json', '')}`));
      expect([path, await response.text()]).toEqual([path, read(path)]);
    }
    folder.close();
  });

  it('pass the check, which names one that differs, lacks or is too many', async () => {
    await build();
    expect(await checkTree(ADDRESSED, out)).toMatchObject({ changed: [], missing: [], extra: [] });
    writeFileSync(join(out, 'members/3/sales/index.json'), '[]');
    writeFileSync(join(out, 'members/3/sales.json'), '[]');
    expect(await checkTree(ADDRESSED, out)).toMatchObject({
      changed: ['members/3/sales/index.json'],
      extra: ['members/3/sales.json'],
    });
  });

  it('stay as they are in the next build, and are replaced one by one', async () => {
    await build();
    expect(await build()).toMatchObject({ written: 0, removed: 0 });
    await build({ seed: 7 });
    const again = listTree(out);
    out = join(temporary(), 'tree');
    await build({ seed: 7 });
    expect(again).toEqual(listTree(out));
  });

  it('are removed when they are turned off, and where their target has gone', async () => {
    await build({ layout: 'flat' });
    const { removed } = await build({ layout: 'flat', items: 10 });
    expect([removed, nestedIn(out).length]).toEqual([10 * 2 + 7 * 2, 70]);
    expect(await build({ layout: 'flat', items: 10, nested: false })).toMatchObject({ removed: 70, nested: 0 });
    expect(nestedIn(out)).toEqual([]);
    expect(existsSync(join(out, 'members/1'))).toBe(false);
  });

  it('are named when one was edited by hand, and kept where it would have been removed', async () => {
    await build();
    writeFileSync(join(out, 'members/1/sales/index.json'), '"mine"');
    const { edited } = await build({ seed: 7 });
    expect(edited).toEqual({ count: 1, named: ['members/1/sales/index.json'] });
    writeFileSync(join(out, 'members/1/sales/index.json'), '"mine"');
    const { kept } = await build({ seed: 7, nested: false });
    expect(kept).toEqual({ count: 1, named: ['members/1/sales/index.json'] });
    expect(nestedIn(out)).toEqual(['members/1/sales/index.json']);
  });

  it('are left out of a packed tree, and written when it is expanded', async () => {
    await build({ provider: 'netlify' });
    const full = listTree(out);
    out = join(temporary(), 'tree');
    expect((await build({ provider: 'netlify', packed: true })).nested).toBe(0);
    expect(nestedIn(out)).toEqual([]);
    await expandTree({ dir: out });
    expect(listTree(out)).toEqual(full);
  });

  it('change no other file than the manifest', async () => {
    await build();
    const files = listTree(out);
    out = join(temporary(), 'tree');
    await build({ nested: false });
    const before = listTree(out);
    const other = Object.keys(before).filter((path) => before[path] !== files[path]);
    expect(other).toEqual(['mockgen.json']);
    expect(Object.keys(files).filter((path) => !(path in before))).toEqual(Object.keys(files).filter(isNested));
  });
});
