import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DEFAULTS } from '../../src/settings.ts';
import { buildTree, checkTree, expandTree } from '../../src/write/index.ts';
import { ADDRESSED } from '../contract/addressed-tree.ts';
import { listTree, useTemporaryFolders } from '../node/temporary-folder.ts';

const temporary = useTemporaryFolders();

async function built(packed: boolean, out: string = temporary()): Promise<string> {
  await buildTree(ADDRESSED, { ...DEFAULTS, items: 12, packed, dataOnly: true, out });
  return out;
}

it('a packed tree with addresses of its own expands to the full one', { tags: 'slow' }, async () => {
  const out = temporary();
  await expandTree({ dir: await built(true), out });
  expect(listTree(out)).toEqual(listTree(await built(false)));
});

it('a tree with addresses of its own is the same as a build of the same catalogue', async () => {
  const dir = await built(false);
  expect(await checkTree(ADDRESSED, dir)).toMatchObject({ missing: [], changed: [], extra: [] });
});

it(
  'a second build notices which items and single records were edited by hand, and repairs them',
  { tags: 'slow' },
  async () => {
    const dir = await built(false);
    const before = listTree(dir);
    const [sid] = (
      JSON.parse(readFileSync(join(dir, 'mockgen.json'), 'utf8')) as {
        resources: { conversations: { ids: readonly string[] } };
      }
    ).resources.conversations.ids;
    for (const path of [`v1/Conversations/${sid}.json`, 'orders/Summary/index.json', 'press/notes/3.json']) {
      writeFileSync(join(dir, path), '{}\n');
      const { edited } = await buildTree(ADDRESSED, {
        ...DEFAULTS,
        items: 12,
        packed: false,
        dataOnly: true,
        out: dir,
      });
      expect(edited).toMatchObject({ named: [path] });
    }
    expect(listTree(dir)).toEqual(before);
  },
);

it('a build removes the files of an earlier one at other paths', async () => {
  const dir = await built(false);
  await buildTree(ADDRESSED, { ...DEFAULTS, items: 12, only: ['members'], refs: false, dataOnly: true, out: dir });
  expect(
    Object.keys(listTree(dir)).filter((path) => !/members|^press\/index|^index|^openapi|^mockgen/.test(path)),
  ).toEqual([]);
});
