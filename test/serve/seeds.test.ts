import { readdirSync, readFileSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import { describe, expect, it, afterEach } from 'vitest';
import { drawSeed } from '../../src/node/index.ts';
import type { Signal, Tree } from '../../src/runtime/index.ts';
import { QUEUED_JOBS } from '../../src/serve/limits.ts';
import { Seeds } from '../../src/serve/seeds.ts';
import { parseManifest } from '../../src/tree/index.ts';
import { builtFiles, type BuiltTree } from '../node/built-tree.ts';
import { until } from './until.ts';

const TREE: BuiltTree = { items: 3, only: ['users', 'books'], layout: 'flat', refDate: '2030-06-01T00:00:00.000Z' };
const PAGE = { start: 0, end: 3 };
const DYING = new URL('dying-worker.js', import.meta.url);

const open: Seeds[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((seeds) => seeds.close()));
});

function openSeeds(file?: URL): Seeds {
  const seeds = new Seeds(file);
  open.push(seeds);
  return seeds;
}

/** The trees of other seeds of a tree. */
function seededOf(seeds: Seeds, tree: BuiltTree = TREE): (seed: number | undefined) => Tree {
  const text = builtFiles({ dataOnly: true, ...tree })['mockgen.json'] ?? '';
  const manifest = parseManifest(text);
  const seeded = manifest && seeds.of(manifest, text);
  if (!seeded) throw new Error('this tree has no seeds');
  return seeded;
}

/** A signal that a test sets off. */
class TestSignal implements Signal {
  aborted = false;
  readonly #listeners: (() => void)[] = [];
  addEventListener(_: 'abort', listener: () => void): void {
    this.#listeners.push(listener);
  }
  abort(): void {
    this.aborted = true;
    for (const listener of this.#listeners) listener();
  }
}

const bodyOf = async (tree: Tree, path: string): Promise<string | undefined> => {
  const file = await tree.file(path);
  return file && Buffer.from(file.body as Uint8Array).toString();
};

describe('other seeds', () => {
  it('are what builds of them would write', async () => {
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

  it('belong to the tree that was asked, whatever was asked between', async () => {
    const seeds = openSeeds();
    const [small, large] = [seededOf(seeds), seededOf(seeds, { ...TREE, items: 5 })];
    const totals = [small, large, small, large].map(async (seeded) => (await seeded(7).records('users', PAGE)).total);
    expect(await Promise.all(totals)).toEqual([3, 5, 3, 5]);
  });

  it('are drawn anew for each tree that nobody chose a seed for', async () => {
    const seeded = seededOf(openSeeds());
    const texts = new Set<string | undefined>();
    for (let round = 0; round < 5; round++) texts.add((await seeded(undefined).records('users', PAGE)).lines[0]);
    expect(texts.size).toBe(5);
  });

  it('are kept: eight of them, those that were asked for last', async () => {
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

  it('are not there for a tree of another generator', () => {
    const text = builtFiles({ ...TREE, dataOnly: true })['mockgen.json'] ?? '';
    const manifest = parseManifest(text);
    expect(manifest && openSeeds().of({ ...manifest, dataVersion: 1 }, text)).toBeUndefined();
  });

  it('are 501 for a tree of other specs, which only the thread that generates can tell', async () => {
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

  it('fail where this version does not know what the manifest names', async () => {
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
  it('is bounded: one more is told to come again', async () => {
    const seeds = openSeeds();
    const seeded = seededOf(seeds);
    const jobs = Array.from({ length: QUEUED_JOBS + 1 }, (_, seed) => seeded(seed).records('users', PAGE));
    expect(seeds.waiting).toBe(QUEUED_JOBS);
    await expect(seeded(0).records('users', PAGE)).rejects.toMatchObject({ status: 503 });
    expect((await Promise.all(jobs)).every(({ lines }) => lines.length === 3)).toBe(true);
    expect(seeds.waiting).toBe(0);
  });

  it('lets go of what nobody waits for', async () => {
    const seeds = openSeeds();
    const seeded = seededOf(seeds);
    const first = seeded(1).records('users', PAGE);
    const signal = new TestSignal();
    const second = seeded(2).records('users', PAGE, signal);
    const third = seeded(3).records('users', PAGE);
    signal.abort();
    expect(seeds.waiting).toBe(1);
    await expect(second).rejects.toMatchObject({ status: 503, message: 'The request was given up.' });
    await expect(seeded(4).records('users', PAGE, signal)).rejects.toMatchObject({ status: 503 });
    expect([(await first).total, (await third).total]).toEqual([3, 3]);
  });

  it('keeps what waits when the job that runs is given up', async () => {
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

  it('stops a job that runs when nobody waits for it', async () => {
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
    await expect(long).rejects.toMatchObject({ status: 503, message: 'The request was given up.' });
  });
});

describe.runIf(process.platform === 'linux')('the worker', () => {
  /** How nice each thread of this process is: the 19th field of its line, counted behind the name in parentheses. */
  const priorities = (): readonly number[] =>
    readdirSync('/proc/self/task').map((thread) => {
      const [, fields = ''] = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ');
      return Number(fields.split(' ')[16]);
    });

  it('gives way to the thread that serves', async () => {
    const own = getPriority();
    const before = priorities().filter((one) => one === constants.priority.PRIORITY_BELOW_NORMAL).length;
    await seededOf(openSeeds())(7).records('users', PAGE);
    expect(priorities().filter((one) => one === constants.priority.PRIORITY_BELOW_NORMAL)).toHaveLength(before + 1);
    expect(getPriority()).toBe(own);
  });
});

describe('a worker that dies', () => {
  it('fails its jobs, and another one is started for the next', async () => {
    const seeds = openSeeds(DYING);
    const seeded = seededOf(seeds);
    for (let round = 0; round < 2; round++) {
      const jobs = [seeded(1), seeded(5)].map((tree) => tree.records('users', PAGE));
      for (const job of jobs)
        await expect(job).rejects.toMatchObject({ status: 500, message: 'The generator has failed.' });
      expect(seeds.waiting).toBe(0);
    }
  });

  it('is told when nobody waits for its job any more', async () => {
    const seeded = seededOf(openSeeds(DYING));
    const signal = new TestSignal();
    const job = seeded(2).records('users', PAGE, signal);
    signal.abort();
    await expect(job).rejects.toMatchObject({ status: 500 });
  });

  it.each([
    ['ended', 1],
    ['failed', 4],
  ])('that has %s has no say in what the next one is asked, which is told all anew', async (_, seed) => {
    const seeded = seededOf(openSeeds(DYING));
    await expect(seeded(seed).records('users', PAGE)).rejects.toMatchObject({ status: 500 });
    expect((await seeded(3).records('users', PAGE)).total).toBe(2);
  });

  it('fails them too when it cannot be loaded', async () => {
    const job = seededOf(openSeeds(new URL('none.js', import.meta.url)))(1).records('users', PAGE);
    await expect(job).rejects.toMatchObject({ status: 500 });
  });

  it('is ended by closing, with what still waits', async () => {
    const seeds = openSeeds();
    const seeded = seededOf(seeds);
    const jobs = [1, 2, 3].map((seed) => seeded(seed).records('users', PAGE));
    const told = Promise.allSettled(jobs);
    await seeds.close();
    for (const { status } of await told) expect(status).toBe('rejected');
    await until(() => seeds.waiting === 0);
    await expect(seeded(1).records('users', PAGE)).rejects.toMatchObject({ status: 503 });
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
