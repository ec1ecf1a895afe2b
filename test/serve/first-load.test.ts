import { utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { smallFiles } from '../node/small-plan.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { textOf, useHolders } from './holders.ts';
import { put, writePart, writeSlowly, writeTree } from './write-tree.ts';

const temporary = useTemporaryFolders();
const keep = useHolders();
const ONE = smallFiles({ totals: { authors: 12, books: 3 }, mark: 'one' });
const TWO = smallFiles({ totals: { authors: 12, books: 3 }, mark: 'two' });

function built(): string {
  const dir = temporary();
  writeTree(dir, ONE);
  return dir;
}

describe('a server that starts during a build', () => {
  const lock = (dir: string, owner: object): void =>
    writeFileSync(
      join(dir, '.mockgen-lock'),
      JSON.stringify({ pid: process.ppid, host: hostname(), since: '', ...owner }),
    );

  function halfBuilt(): string {
    const dir = built();
    writePart(dir, TWO, 8);
    return dir;
  }

  it('waits for the build', async () => {
    const dir = halfBuilt();
    lock(dir, {});
    const kept = keep(dir);
    await writeSlowly(dir, TWO);
    const { holder, notices } = await kept;
    expect(await textOf(holder, 'authors/all.json')).toBe(TWO['authors/all.json']);
    expect(notices).toEqual([]);
  });

  it('waits for the first build of a folder', async () => {
    const dir = temporary();
    lock(dir, {});
    const kept = keep(dir);
    await writeSlowly(dir, TWO);
    expect(await textOf((await kept).holder, 'index.json')).toBe(TWO['index.json']);
  });

  it('stops waiting after a while', async () => {
    const dir = halfBuilt();
    lock(dir, {});
    const message = `${dir} holds half of a build: index.json does not match mockgen.json`;
    await expect(keep(dir, { startMs: 120 })).rejects.toMatchObject({
      code: 'not_a_tree',
      message,
      hint: 'Start again when the build has finished.',
    });
  });

  it.each([
    ['ended', (dir: string) => lock(dir, { pid: 2 ** 22 + 1 })],
    ['left no lock', () => {}],
    [
      'was silent for a minute',
      (dir: string) => {
        lock(dir, {});
        utimesSync(join(dir, '.mockgen-lock'), 1_000_000_000, 1_000_000_000);
      },
    ],
  ])('tells that it was interrupted, when the builder %s', async (_, prepare) => {
    const dir = halfBuilt();
    prepare(dir);
    await expect(keep(dir)).rejects.toMatchObject({
      code: 'not_a_tree',
      message: `${dir} holds half of a build: one was interrupted`,
      hint: `Run it again: mockgen build --out ${dir}`,
    });
  });

  it('ignores the journal of a build that has finished its work', async () => {
    const dir = built();
    put(dir, '.mockgen-build.json', '{}');
    expect(await textOf((await keep(dir)).holder, 'index.json')).toBe(ONE['index.json']);
  });
});
