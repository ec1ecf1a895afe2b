import { readdirSync, readFileSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import { describe, expect, it } from 'vitest';
import { SeedThread } from '../../../src/seeds/thread/index.ts';
import { PAGE, seededOf, TestSignal, useSeeds } from './seeding.ts';
import { until } from '../../serve/until.ts';

const DYING = new URL('dying-worker.js', import.meta.url);

const openSeeds = useSeeds();

describe.runIf(process.platform === 'linux')('the worker', () => {
  /** How nice each thread of this process is: the 19th field of its line, counted behind the name in parentheses. */
  const priorities = (): readonly number[] =>
    readdirSync('/proc/self/task').map((thread) => {
      const [, fields = ''] = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ');
      return Number(fields.split(' ')[16]);
    });

  it('has a lower priority than the thread that serves', { tags: 'slow' }, async () => {
    const own = getPriority();
    const before = priorities().filter((one) => one === constants.priority.PRIORITY_BELOW_NORMAL).length;
    await seededOf(openSeeds())(7).records('users', PAGE);
    expect(priorities().filter((one) => one === constants.priority.PRIORITY_BELOW_NORMAL)).toHaveLength(before + 1);
    expect(getPriority()).toBe(own);
  });

  it('gives the files of the tree, and none that it does not have', { tags: 'slow' }, async () => {
    const tree = seededOf(openSeeds())(7);
    expect(await tree.file('users/meta.json')).toMatchObject({ type: 'application/json' });
    expect(await tree.file('nope.json')).toBeUndefined();
  });
});

describe('a worker that dies', () => {
  it('fails its jobs, and the next job starts another one', { tags: 'slow' }, async () => {
    const seeds = openSeeds(DYING);
    const seeded = seededOf(seeds);
    for (let round = 0; round < 2; round++) {
      const jobs = [seeded(1), seeded(5)].map((tree) => tree.records('users', PAGE));
      for (const job of jobs)
        await expect(job).rejects.toMatchObject({ status: 500, message: 'The generator has failed.' });
      expect(seeds.waiting).toBe(0);
    }
  });

  it('is notified when nobody waits for its job any more', async () => {
    const seeded = seededOf(openSeeds(DYING));
    const signal = new TestSignal();
    const job = seeded(2).records('users', PAGE, signal);
    signal.abort();
    await expect(job).rejects.toMatchObject({ status: 500 });
  });

  it('has 64 jobs at most that wait, and refuses others', async () => {
    const seeds = openSeeds(DYING);
    // The first is running, and never answered.
    const jobs = Array.from({ length: 65 }, () => seededOf(seeds)(2).records('users', PAGE));
    const told = Promise.allSettled(jobs);
    expect(seeds.waiting).toBe(64);
    await expect(seededOf(seeds)(2).records('users', PAGE)).rejects.toMatchObject({
      status: 503,
      message: 'Too many other seeds are being generated. Try again later.',
    });
    await seeds.close();
    await told;
  });

  it('drops a waiting job that nobody waits for any more, and no other', async () => {
    const seeds = openSeeds(DYING);
    const signal = new TestSignal();
    // The first is running, and never answered.
    const running = seededOf(seeds)(2).records('users', PAGE);
    const dropped = seededOf(seeds)(2).records('users', PAGE, signal);
    const waiting = seededOf(seeds)(2).records('users', PAGE);
    const told = Promise.allSettled([running, waiting]);
    signal.abort();
    await expect(dropped).rejects.toMatchObject({ status: 503, message: 'The request was aborted.' });
    expect(seeds.waiting).toBe(1);
    await seeds.close();
    await told;
  });

  it('has no job for a request that was aborted before', async () => {
    const seeds = openSeeds(DYING);
    const signal = new TestSignal();
    signal.abort();
    await expect(seededOf(seeds)(2).records('users', PAGE, signal)).rejects.toMatchObject({
      status: 503,
      message: 'The request was aborted.',
    });
    expect(seeds.waiting).toBe(0);
  });

  it.each([
    ['ended', 1],
    ['failed', 4],
  ])('that has %s does not affect the next one, which receives everything again', async (_, seed) => {
    const seeded = seededOf(openSeeds(DYING));
    await expect(seeded(seed).records('users', PAGE)).rejects.toMatchObject({ status: 500 });
    expect((await seeded(3).records('users', PAGE)).total).toBe(2);
  });

  it('fails its jobs also if it cannot be loaded', async () => {
    const job = seededOf(openSeeds(new URL('none.js', import.meta.url)))(1).records('users', PAGE);
    await expect(job).rejects.toMatchObject({ status: 500 });
  });

  it('is ended by closing, together with waiting jobs', async () => {
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

describe('a worker that does not answer', () => {
  const HANGING = new URL('hanging-worker.js', import.meta.url);
  const SEARCH = { ...PAGE, search: { text: 'a', fields: ['name'], matchesNull: false } };

  it('is given up after a while, and another one does the other jobs', { tags: 'slow' }, async () => {
    const seeds = new SeedThread(HANGING, undefined, 3_000);
    const seeded = seededOf(seeds);
    const never = seeded(1).records('users', PAGE);
    const other = seeded(3).records('users', PAGE);
    await expect(never).rejects.toMatchObject({
      status: 500,
      message: 'Nothing was generated for 3 s: does a function of the config never return?',
    });
    expect((await other).total).toBe(2);
    await seeds.close();
  });

  it('holds up no other job, since another thread does them', { tags: 'slow' }, async () => {
    const seeds = openSeeds(HANGING);
    const seeded = seededOf(seeds);
    await seeded(3).records('users', PAGE);
    const never = Promise.allSettled([seeded(1).records('users', PAGE)]);
    const signal = new TestSignal();
    const others = [3, 4, 5].map((seed) => seeded(seed).records('users', PAGE));
    const dropped = seeded(6).records('users', PAGE, signal);
    signal.abort();
    await expect(dropped).rejects.toMatchObject({ status: 503, message: 'The request was aborted.' });
    for (const { total } of await Promise.all(others)) expect(total).toBeGreaterThan(0);
    // From now on, nobody waits for it.
    expect((await seeded(7).records('users', PAGE)).total).toBeGreaterThan(0);
    expect(seeds.waiting).toBe(0);
    await seeds.close();
    expect(await never).toMatchObject([{ status: 'rejected', reason: { status: 503 } }]);
  });

  it('is given up after a longer while although it gives signs of life', async () => {
    const seeds = new SeedThread(HANGING, undefined, 30_000, 50);
    const never = seededOf(seeds)(2).records('users', SEARCH);
    await expect(never).rejects.toMatchObject({ status: 500, message: 'Generating this takes longer than 0.05 s.' });
    await seeds.close();
  });

  it('to a search answers for a page nonetheless', async () => {
    const seeded = seededOf(openSeeds(HANGING));
    const told = Promise.allSettled([seeded(2), seeded(3)].map((tree) => tree.records('users', SEARCH)));
    for (const seed of [2, 3]) expect((await seeded(seed).records('users', PAGE)).total).toBeGreaterThan(0);
    expect(told).toBeInstanceOf(Promise);
  });
});
