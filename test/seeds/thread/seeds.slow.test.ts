import { describe, expect, it } from 'vitest';
import type { Tree } from '../../../src/runtime/index.ts';
import { QUEUED_JOBS } from '../../../src/seeds/thread/seed-thread.ts';
import { parseManifest } from '../../../src/tree/index.ts';
import { builtFiles } from '../../node/built-tree.ts';
import { PAGE, seededOf, TestSignal, TREE, useSeeds } from './seeding.ts';

const openSeeds = useSeeds();

const bodyOf = async (tree: Tree, path: string): Promise<string | undefined> => {
  const file = await tree.file(path);
  return file && Buffer.from(file.body as Uint8Array).toString();
};

describe('other seeds', () => {
  it('are the same as builds with them', async () => {
    const tree = seededOf(openSeeds())(7);
    const expected = builtFiles({ ...TREE, seed: 7, dataOnly: true });
    const { lines, total } = await tree.records('users', PAGE);
    expect(`[\n${lines.join(',\n')}\n]\n`).toBe(expected['users/all.json']);
    expect([total, tree.manifest.seed]).toEqual([3, 7]);
    for (const path of ['users/all.json', 'books/meta.json', 'users/index.json', 'mockgen.json', 'index.json']) {
      expect([path, await bodyOf(tree, path)]).toEqual([path, expected[path]]);
    }
    expect(await tree.file('nope.json')).toBeUndefined();
    expect((await tree.records('users', { ...PAGE, start: 3, end: 4 })).lines).toEqual([]);
  });

  it('belong to the requested tree, whatever was requested in between', async () => {
    const seeds = openSeeds();
    const [small, large] = [seededOf(seeds), seededOf(seeds, { ...TREE, items: 5 })];
    const totals = [small, large, small, large].map(async (seeded) => (await seeded(7).records('users', PAGE)).total);
    expect(await Promise.all(totals)).toEqual([3, 5, 3, 5]);
  });

  it('are drawn again for each request without a seed', async () => {
    const seeded = seededOf(openSeeds());
    const texts = new Set<string | undefined>();
    for (let round = 0; round < 5; round++) texts.add((await seeded(undefined).records('users', PAGE)).lines[0]);
    expect(texts.size).toBe(5);
  });

  it('are kept: the last eight that were requested', async () => {
    const seeded = seededOf(openSeeds());
    const isNew = async (seed: number): Promise<boolean> => (await seeded(seed).records('users', PAGE)).isNew === true;
    const first: boolean[] = [];
    for (let seed = 1; seed <= 8; seed++) first.push(await isNew(seed));
    expect(first).toEqual(Array.from({ length: 8 }, () => true));
    expect([await isNew(1), await isNew(8), await isNew(9), await isNew(1), await isNew(2)]).toEqual([
      false,
      false,
      true,
      false,
      true,
    ]);
  });

  it('do not exist for a tree of another generator', () => {
    const text = builtFiles({ ...TREE, dataOnly: true })['mockgen.json'] ?? '';
    const manifest = parseManifest(text);
    expect(manifest && openSeeds().of({ ...manifest, dataVersion: 1 }, text)).toBeUndefined();
  });

  it('are 501 for a tree of other specs, which only the generating thread can detect', async () => {
    const text = (builtFiles({ ...TREE, dataOnly: true })['mockgen.json'] ?? '').replace(
      /"specs": "[^"]*"/,
      '"specs": "00"',
    );
    const manifest = parseManifest(text);
    const seeded = manifest && openSeeds().of(manifest, text);
    await expect(seeded?.(7).records('users', PAGE)).rejects.toMatchObject({
      status: 501,
      message: expect.stringContaining('This tree has seed 42 only'),
    });
  });

  it('fail if the manifest names something that this version does not know', async () => {
    const text = (builtFiles({ ...TREE, dataOnly: true })['mockgen.json'] ?? '').replace(
      '"seed"',
      '"provider":"none","seed"',
    );
    const manifest = parseManifest(text);
    const seeded = manifest && openSeeds().of(manifest, text);
    for (let round = 0; round < 2; round++) {
      await expect(seeded?.(7).records('users', PAGE)).rejects.toMatchObject({ status: 500 });
    }
  });
});

describe('the queue of other seeds', () => {
  it('is limited: further requests are asked to try again later', async () => {
    const seeds = openSeeds();
    const seeded = seededOf(seeds);
    const jobs = Array.from({ length: QUEUED_JOBS + 1 }, (_, seed) => seeded(seed).records('users', PAGE));
    expect(seeds.waiting).toBe(QUEUED_JOBS);
    await expect(seeded(0).records('users', PAGE)).rejects.toMatchObject({ status: 503 });
    expect((await Promise.all(jobs)).every(({ lines }) => lines.length === 3)).toBe(true);
    expect(seeds.waiting).toBe(0);
  });

  it('drops jobs that nobody waits for', async () => {
    const seeds = openSeeds();
    const seeded = seededOf(seeds);
    const first = seeded(1).records('users', PAGE);
    const signal = new TestSignal();
    const second = seeded(2).records('users', PAGE, signal);
    const third = seeded(3).records('users', PAGE);
    signal.abort();
    expect(seeds.waiting).toBe(1);
    await expect(second).rejects.toMatchObject({ status: 503, message: 'The request was aborted.' });
    await expect(seeded(4).records('users', PAGE, signal)).rejects.toMatchObject({ status: 503 });
    expect([(await first).total, (await third).total]).toEqual([3, 3]);
  });

  it('keeps waiting jobs if the running one is aborted', async () => {
    const seeds = openSeeds();
    const seeded = seededOf(seeds);
    const signal = new TestSignal();
    const first = Promise.allSettled([seeded(1).records('users', PAGE, signal)]);
    const second = seeded(2).records('users', PAGE);
    signal.abort();
    expect(seeds.waiting).toBe(1);
    expect((await second).total).toBe(3);
    await first;
  });

  it('stops a running job if nobody waits for it', async () => {
    const seeds = openSeeds();
    const seeded = seededOf(seeds, { ...TREE, only: ['users'], items: 60 });
    await seeded(1).records('users', PAGE);
    const text = (builtFiles({ ...TREE, only: ['users'], dataOnly: true })['mockgen.json'] ?? '').replaceAll(
      /"(items|total)": 3/g,
      '"$1": 100000',
    );
    const manifest = parseManifest(text);
    const signal = new TestSignal();
    const long = manifest && seeds.of(manifest, text)?.(1).file('users/all.json', signal);
    expect(seeds.waiting).toBe(0);
    signal.abort();
    await expect(long).rejects.toMatchObject({ status: 503, message: 'The request was aborted.' });
  });
});
