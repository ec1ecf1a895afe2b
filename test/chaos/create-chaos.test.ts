import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Attempts, statedAttempt } from '../../src/chaos/attempts.ts';
import { ConnectionCut } from '../../src/chaos/connection-cut.ts';
import { type ChaosOptions, loadChaos } from '../../src/chaos/load/index.ts';
import { createChaos } from '../../src/chaos/index.ts';
import { outcomeOf } from '../../src/chaos/outcome.ts';
import { createRuntime, type Runtime, type RuntimeRequest, type RuntimeResponse } from '../../src/runtime/index.ts';
import { smallTree, treeOf } from '../runtime/small-tree.ts';

const tree = treeOf(smallTree());
const holder = { current: () => tree };
const plain = createRuntime(holder);

const asked = (target: string, rest: Partial<RuntimeRequest> = {}): RuntimeRequest => {
  const [path = '', query = ''] = target.split('?');
  return { method: 'GET', path, query, headers: {}, ...rest };
};

const troubled = (options: ChaosOptions): Runtime => createRuntime(holder, undefined, loadChaos(options));

/** What came of a request: its status, or that it was cut. */
async function told(runtime: Runtime, request: RuntimeRequest): Promise<number | 'cut'> {
  try {
    return (await runtime.handle(request)).status;
  } catch (error) {
    if (!(error instanceof ConnectionCut)) throw error;
    return 'cut';
  }
}

/** Attempts of a request that end in each way. */
function attemptOf(request: string, wanted: unknown): string {
  for (let attempt = 1; ; attempt++)
    if (outcomeOf(tree.manifest.seed, request, attempt, { fail: 1 }).failure === wanted) return `${attempt}`;
}

const failing = async (wanted: unknown, rest: Partial<RuntimeRequest> = {}): Promise<RuntimeResponse> => {
  const headers = { 'x-mockgen-attempt': attemptOf('GET /authors/1?', wanted) };
  return troubled({ fail: 1 }).handle(asked('/authors/1', { headers, ...rest }));
};

describe('without options', () => {
  it('the answers are those of the runtime', async () => {
    expect(await troubled({}).handle(asked('/authors'))).toEqual(await plain.handle(asked('/authors')));
  });
});

describe('a tree with delays and failures', () => {
  const api = { chaos: { fail: 1, resources: { tickets: { fail: 0 } } } };
  const own = { ...tree, manifest: { ...tree.manifest, api } };
  const hosted = (options: ChaosOptions): Runtime =>
    createRuntime({ current: () => own }, undefined, loadChaos(options));

  it('has them on a host that asks for none', async () => {
    const runtime = hosted({});
    expect(await told(runtime, asked('/authors'))).not.toBe(200);
    expect(await told(runtime, asked('/tickets'))).toBe(200);
  });

  it.each<readonly [ChaosOptions, string, boolean]>([
    [{ fail: 0 }, '/authors', true],
    [{ fail: 1 }, '/tickets', false],
    [{ delay: 0 }, '/authors', false],
    [{ resources: { authors: { fail: 0 } } }, '/authors', true],
    [{ resources: { authors: { fail: 0 } } }, '/', false],
  ])('has others where the host asks for %j: %s', async (options, path, isAnswered) => {
    expect((await told(hosted(options), asked(path))) === 200).toBe(isAnswered);
  });

  it('may name resources that it does not have, as one with only some of its config', async () => {
    const part = { ...tree, manifest: { ...tree.manifest, api: { chaos: { resources: { pens: { fail: 1 } } } } } };
    const runtime = createRuntime({ current: () => part }, undefined, loadChaos({}));
    expect(await told(runtime, asked('/authors'))).toBe(200);
  });
});

describe('failures', () => {
  it('are problem documents that say so', async () => {
    const { status, headers, body } = await failing(500);
    expect([status, headers['content-type'], headers['x-mockgen-fault']]).toEqual([
      500,
      'application/problem+json',
      '500',
    ]);
    expect(headers['access-control-expose-headers']).toContain('X-Mockgen-Fault, Retry-After');
    expect(JSON.parse(String(body))).toMatchObject({ status: 500, title: 'Internal Server Error' });
    expect(String(body)).toContain('This failure was asked for. It is attempt');
  });

  it('with 429 say when to try again', async () => {
    expect(await failing(429)).toMatchObject({
      status: 429,
      headers: { 'retry-after': '1', 'x-mockgen-fault': '429' },
    });
  });

  it('cut the connection as fetch rejects', async () => {
    await expect(failing('cut')).rejects.toThrow(
      'The connection of GET /authors/1 was cut: this failure was asked for.',
    );
    await expect(failing('cut')).rejects.toBeInstanceOf(TypeError);
  });

  it('are counted by request: the same sequence for another runtime, another one for another request', async () => {
    const sequence = async (target: string, options: ChaosOptions): Promise<readonly unknown[]> => {
      const runtime = troubled(options);
      const all: unknown[] = [];
      for (let at = 0; at < 30; at++) all.push(await told(runtime, asked(target)));
      return all;
    };
    const first = await sequence('/authors?limit=2', { fail: 0.5 });
    expect(new Set(first)).toEqual(new Set([200, 429, 500, 'cut']));
    expect(await sequence('/authors?limit=2', { fail: 0.5 })).toEqual(first);
    expect(await sequence('/authors?limit=3', { fail: 0.5 })).not.toEqual(first);
  });

  it('are the same below another base, and however the query is encoded', async () => {
    const attempts = Array.from({ length: 20 }, (_, index) => `${index + 1}`);
    const outcomes = async (target: string, base?: string): Promise<readonly unknown[]> =>
      Promise.all(
        attempts.map((attempt) =>
          told(troubled({ fail: 0.5 }), asked(target, { base, headers: { 'x-mockgen-attempt': attempt } })),
        ),
      );
    const expected = await outcomes("/authors?q=O'Neil");
    expect(await outcomes("/mock/authors?q=O'Neil", '/mock')).toEqual(expected);
    expect(await outcomes('/authors?q=O%27Neil')).toEqual(expected);
  });

  it('are for documents, not for scripts, pages, files by name and other methods', async () => {
    const runtime = troubled({ fail: 1 });
    for (const target of ['/authors', '/people/authors/1', '/authors/meta', '/people', '/', '/authors/999'])
      expect([target, (await told(runtime, asked(target))) === 200]).toEqual([target, false]);
    for (const target of ['/mockgen.json', '/authors/all.json', '/authors/1.json', '/index.json'])
      expect([target, await told(runtime, asked(target))]).toEqual([target, 200]);
    for (const target of ['/mockgen.js', '/nothing'])
      expect([target, await told(runtime, asked(target))]).toEqual([target, 404]);
    expect(await told(runtime, asked('/authors', { method: 'OPTIONS' }))).toBe(204);
    expect(await told(runtime, asked('/authors', { method: 'POST' }))).toBe(405);
    expect(await told(runtime, asked('/', { headers: { accept: 'text/html' } }))).toBe(200);
  });

  it('can differ by resource, also below another one and in documents', async () => {
    const runtime = troubled({ resources: { authors: { fail: 1 } } });
    for (const target of ['/authors', '/authors/3', '/authors/meta', '/people/authors'])
      expect([target, (await told(runtime, asked(target))) === 200]).toEqual([target, false]);
    for (const target of ['/tickets', '/tickets/meta', '/', '/people'])
      expect([target, await told(runtime, asked(target))]).toEqual([target, 200]);
    const other = troubled({ fail: 1, resources: { authors: { fail: 0 } } });
    expect(await told(other, asked('/authors'))).toBe(200);
  });

  it('of a resource that the tree lacks are refused, with the nearest name', async () => {
    await expect(troubled({ resources: { autors: { fail: 1 } } }).handle(asked('/authors'))).rejects.toThrow(
      'resources.autors: did you mean authors? (expected the name of a resource of the tree)',
    );
  });

  it('leave a broken tree to the runtime', async () => {
    const broken = { current: () => Promise.reject(new TypeError('no network')) };
    await expect(createRuntime(broken, undefined, loadChaos({ fail: 1 })).handle(asked('/authors'))).rejects.toThrow(
      'no network',
    );
  });
});

describe('delays', () => {
  // Loaded before: loading takes real time, and the timers of these tests are not real.
  const slow = (options: ChaosOptions): Runtime => createRuntime(holder, undefined, createChaos(options));
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are waited for, and told', async () => {
    const running = slow({ delay: 300 }).handle(asked('/authors/1'));
    let isDone = false;
    void running.then(() => (isDone = true));
    await vi.advanceTimersByTimeAsync(299);
    expect(isDone).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    const { status, headers, body } = await running;
    expect([status, headers['x-mockgen-fault']]).toEqual([200, 'delay=300']);
    expect(body).toBe((await plain.handle(asked('/authors/1'))).body);
  });

  it('come before failures', async () => {
    const headers = { 'x-mockgen-attempt': attemptOf('GET /authors?', 500) };
    const running = slow({ delay: 40, fail: 1 }).handle(asked('/authors', { headers }));
    await vi.advanceTimersByTimeAsync(40);
    expect((await running).headers['x-mockgen-fault']).toBe('delay=40, 500');
  });

  it('end with the request', async () => {
    const gone = new AbortController();
    const running = slow({ delay: 60_000 }).handle(asked('/authors/1', { signal: gone.signal }));
    await vi.advanceTimersByTimeAsync(10);
    gone.abort();
    await running;
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('attempts', () => {
  it('are remembered for a number of requests, and start again for the one that came longest ago', () => {
    const attempts = new Attempts(2);
    expect(['a', 'b', 'a', 'c', 'a', 'b'].map((request) => attempts.next(request))).toEqual([1, 1, 2, 1, 3, 1]);
  });

  it('may be stated as an integer from 1', () => {
    const stated = (text: string): number | undefined => statedAttempt({ 'x-mockgen-attempt': text });
    expect(['1', '20', '0', '-1', '01', '1.5', 'x', ''].map(stated)).toEqual([1, 20, ...Array(6).fill(undefined)]);
  });
});
