import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outcomeOf } from '../../src/chaos/outcome.ts';
import { createFetch } from '../../src/web/client.ts';
import { startStaticHost, type StaticHost } from '../contract/static-host.ts';
import { smallFiles } from '../node/small-plan.ts';

let host: StaticHost;

beforeEach(async () => {
  host = await startStaticHost(new Map(Object.entries(smallFiles({ totals: { authors: 12 } }))), '/repo/');
});

afterEach(() => host.close());

describe('a client with delays and failures', () => {
  it('has those of every host, counts attempts itself, and asks the host for files only', async () => {
    const fetch = createFetch(host.url, { delay: [0, 3], fail: 0.6 });
    const { seed } = JSON.parse(String(await (await globalThis.fetch(`${host.url}mockgen.json`)).text())) as {
      seed: number;
    };
    for (let attempt = 1; attempt <= 12; attempt++) {
      const { delay, failure } = outcomeOf(seed, 'GET /authors?page=2', attempt, { delay: [0, 3], fail: 0.6 });
      const done = [...(delay > 0 ? [`delay=${delay}`] : []), ...(failure ? [failure] : [])].join(', ');
      const answer = fetch(`${host.url}authors?page=2`);
      if (failure === 'cut') await expect(answer).rejects.toThrow(TypeError);
      else {
        const { status, headers } = await answer;
        expect([attempt, status, headers.get('x-mockgen-fault') ?? '']).toEqual([attempt, failure ?? 200, done]);
      }
    }
    expect(new Set(host.requests.map(({ target }) => target))).toEqual(
      new Set(['/repo/mockgen.json', '/repo/authors/all.json']),
    );
  });

  it('has them as the script of a tree, too', async () => {
    const script = (await import(pathToFileURL('dist/tree/mockgen.js').href)) as { createFetch: typeof createFetch };
    const fetch = script.createFetch(host.url, { delay: 5 });
    expect((await fetch(`${host.url}authors`)).headers.get('x-mockgen-fault')).toBe('delay=5');
    const attempts = [1, 2, 3, 4, 5, 6].map((attempt) => outcomeOf(42, 'GET /authors?', attempt, { fail: 1 }).failure);
    const failing = script.createFetch(host.url, { fail: 1 });
    const said: unknown[] = [];
    for (const _ of attempts)
      said.push(
        await failing(`${host.url}authors`).then(
          ({ status }) => status,
          ({ message }: Error) => message,
        ),
      );
    const cut = 'The connection of GET /authors was cut: this failure was asked for.';
    expect(said).toEqual(attempts.map((failure) => (failure === 'cut' ? cut : failure)));
  });

  it('stops waiting when it is aborted', async () => {
    const fetch = createFetch(host.url, { delay: 60_000 });
    const signal = AbortSignal.timeout(20);
    await expect(fetch(`${host.url}authors`, { signal })).rejects.toThrow('timeout');
  });

  it('refuses wrong options', () => {
    expect(() => createFetch(host.url, { delay: -5 })).toThrow('delay -5: did you mean 5? (expected milliseconds');
  });
});
