import { statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { smallFiles } from '../node/small-plan.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { useServers } from '../serve/serving.ts';
import { until } from '../serve/until.ts';

const serve = useServers(useTemporaryFolders());

/** Trees whose files have the same names and sizes. */
const treeOf = (mark: string): Readonly<Record<string, string>> => smallFiles({ totals: { authors: 3 }, mark });

/** The times that whoever copies a tree may give all of its files. */
const TIMES = { 'in 1970': 0, 'as before': 1_700_000_000, 'in the future': 4_000_000_000 };

it.each(Object.entries(TIMES))('a copied tree whose files have their time %s is served', async (_, time) => {
  const { dir, url } = await serve(treeOf('a'));
  const copy = (mark: string): void => {
    // Written in place, as `rsync --inplace` and `cp` do.
    for (const [path, text] of Object.entries(treeOf(mark))) {
      writeFileSync(join(dir, path), text);
      utimesSync(join(dir, path), time, time);
    }
  };
  const text = async (): Promise<string> => (await fetch(`${url}/authors/1`)).text();
  for (const mark of ['b', 'c', 'd']) {
    const { size } = statSync(join(dir, 'mockgen.json'));
    copy(mark);
    expect(statSync(join(dir, 'mockgen.json')).size).toBe(size);
    await until(async () => (await text()) === treeOf(mark)['authors/1.json']);
  }
  const headers = { 'if-modified-since': new Date(time * 1_000 + 86_400_000).toUTCString() };
  expect((await fetch(`${url}/authors/1`, { headers })).status).toBe(200);
});
