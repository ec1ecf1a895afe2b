import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { generators } from '../../src/generators/index.ts';
import { createCatalogue } from '../../src/schema/index.ts';
import { openFolder } from '../../src/serve/index.ts';
import { DEFAULTS } from '../../src/settings.ts';
import { LARGE } from '../../src/tree/index.ts';
import { createFetch } from '../../src/web/client.ts';
import { buildTree, expandTree } from '../../src/write/index.ts';
import { startStaticHost } from '../contract/static-host.ts';
import { listTree, useTemporaryFolders } from '../node/temporary-folder.ts';

const temporary = useTemporaryFolders();
const TOTAL = LARGE + 300;
const fields = { id: { type: 'string', generator: 'uuid', description: 'Id' } } as const;
const tokens = { name: 'tokens', singular: 'token', category: 'keys', description: 'Keys.', fields } as const;
const catalogue = createCatalogue([tokens], generators);

async function built(packed: boolean): Promise<string> {
  const dir = temporary();
  await buildTree(catalogue, { ...DEFAULTS, items: TOTAL, packed, dataOnly: true, out: dir });
  return dir;
}

it('a record of a large collection is found by a text key, with range requests', async () => {
  const dir = await built(true);
  const records = JSON.parse(readFileSync(join(dir, 'tokens/all.json'), 'utf8')) as readonly { readonly id: string }[];
  const host = await startStaticHost(dir, '/');
  try {
    host.ranges = () => true;
    const fetch = createFetch(host.url);
    const last = records.at(-1);
    expect(await (await fetch(`${host.url}tokens/${last?.id}`)).json()).toEqual(last);
    expect((await fetch(`${host.url}tokens/nobody`)).status).toBe(404);
    const asked = host.requests.map(({ target, status }) => `${status} ${target}`);
    expect(asked.slice(1, 3)).toEqual(['206 /tokens/all.idx', '206 /tokens/all.json']);
    expect(asked.slice(3)).toEqual(['304 /mockgen.json']);
  } finally {
    await host.close();
  }
});

it('an index is not an item, even if items are named by texts', { tags: 'slow' }, async () => {
  const dir = await built(true);
  const folder = await openFolder(dir);
  try {
    expect(await folder.current()).toMatchObject({ manifest: { resources: { tokens: { indexed: true } } } });
  } finally {
    folder.close();
  }
  const out = temporary();
  await expandTree({ dir, out });
  expect(Object.keys(listTree(out))).toEqual(Object.keys(listTree(await built(false))));
  expect(readFileSync(join(out, 'keys/tokens/all.idx'))).toEqual(readFileSync(join(dir, 'tokens/all.idx')));
});
