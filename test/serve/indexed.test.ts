import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type BuiltTree, builtSite } from '../node/built-tree.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { textOf, useHolders } from './holders.ts';
import { sendRequest } from './raw-request.ts';
import { useServers } from './serving.ts';
import { writeTree } from './write-tree.ts';

const temporary = useTemporaryFolders();
const keep = useHolders();
const serve = useServers(temporary);
const TREE: BuiltTree = { only: ['coupons'], refs: false, items: 1_200, packed: true };
const FILES = Object.fromEntries(builtSite(TREE));
const ALL = String(FILES['coupons/all.json']);
const RECORDS = JSON.parse(ALL) as readonly object[];
const INDEX = 'coupons/all.idx';

function built(): string {
  const dir = temporary();
  writeTree(dir, FILES);
  return dir;
}

describe.each([100_000_000, 0])('a large collection with a limit of %i bytes', (heldBytes) => {
  it('is served by the blocks of its index', async () => {
    const { holder, notices } = await keep(built(), { heldBytes });
    const { lines, total } = await holder.snapshot.records('coupons', { start: 1_190, end: 1_300 });
    expect([total, lines.map((line) => JSON.parse(line) as object)]).toEqual([1_200, RECORDS.slice(1_190)]);
    expect(await textOf(holder, 'coupons/all.json')).toBe(ALL);
    expect(notices).toEqual([]);
  });

  it('is served as it is if it was edited by hand', async () => {
    const dir = built();
    const edited = ALL.replace('"id":700,', '"id":700,"mine":true,');
    writeFileSync(join(dir, 'coupons/all.json'), edited);
    const { holder, notices } = await keep(dir, { heldBytes });
    expect(await textOf(holder, 'coupons/all.json')).toBe(edited);
    expect(notices).toEqual([`${join(dir, 'coupons/all.json')} was edited by hand: served as it is`]);
  });

  it.each([
    ['is missing', undefined],
    ['was cut off', (FILES[INDEX] ?? '').slice(0, 64)],
    ['is something else', 'all.idx'],
  ])('is served as it is if its index %s', async (_, content) => {
    const dir = built();
    if (content === undefined) rmSync(join(dir, INDEX));
    else writeFileSync(join(dir, INDEX), content);
    const { holder, notices } = await keep(dir, { heldBytes });
    const { lines } = await holder.snapshot.records('coupons', { start: 1_190, end: 1_191 });
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([RECORDS[1_190]]);
    const edited = `${join(dir, INDEX)} was edited by hand: served as it is`;
    expect(notices).toEqual([content === undefined ? `${dir}: ${INDEX} is missing: build it again.` : edited]);
  });
});

describe('the index', () => {
  it('is a file like any other', async () => {
    const { port } = await serve(FILES);
    const { status, headers } = await sendRequest(port, `HEAD /${INDEX}`);
    expect([status, headers['content-length']]).toEqual([200, `${FILES[INDEX]?.length}`]);
  });

  it('differs for another seed', { tags: 'slow' }, async () => {
    const { port } = await serve(FILES);
    const ask = async (query: string): Promise<readonly [type: string | null, bytes: Buffer]> => {
      const response = await fetch(`http://127.0.0.1:${port}/${INDEX}${query}`);
      return [response.headers.get('content-type'), Buffer.from(await response.arrayBuffer())];
    };
    const indexOf = (seed: number): Buffer => Buffer.from(builtSite({ ...TREE, seed }).get(INDEX) ?? '');
    const type = 'application/octet-stream';
    // Twice, since the second response comes from the cache.
    for (const _ of [1, 2]) expect(await ask('?seed=4')).toEqual([type, indexOf(4)]);
    expect(await ask('')).toEqual([type, indexOf(42)]);
  });
});
