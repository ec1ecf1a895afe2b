import { describe, expect, it } from 'vitest';
import { smallFiles } from '../node/small-plan.ts';
import { createFetchOver, platformOf } from './platform.ts';

const BASE = 'https://a.example/repo/';
const FILES = smallFiles({ totals: { authors: 12 } });
const files = platformOf(BASE, FILES);

describe('an abort', () => {
  /** A platform that answers only when it is let, and says when it is asked. */
  function heldPlatform() {
    const gate = new EventTarget();
    const once = (type: string) => new Promise((resolve) => gate.addEventListener(type, resolve, { once: true }));
    const [released, reached] = [once('release'), once('reach')];
    const platform: typeof globalThis.fetch = async (input) => {
      gate.dispatchEvent(new Event('reach'));
      await released;
      return files(input);
    };
    return { platform, reached, release: () => gate.dispatchEvent(new Event('release')) };
  }

  it('before the call sends no request, and rejects with the reason', async () => {
    const fetch = createFetchOver(() => Promise.reject(new Error('asked')), BASE);
    const reason = new Error('enough');
    const signal = AbortSignal.abort(reason);
    await expect(fetch(`${BASE}authors`, { signal })).rejects.toBe(reason);
    await expect(fetch(new Request(`${BASE}authors`, { signal }))).rejects.toBe(reason);
    await expect(fetch(`${BASE}authors`, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });

  it('during the call rejects with the reason, and a request that is shared with others continues', async () => {
    const { platform, release, reached } = heldPlatform();
    const fetch = createFetchOver(platform, BASE);
    const [first, second] = [new AbortController(), new AbortController()];
    const aborted = fetch(`${BASE}authors`, { signal: first.signal });
    const alsoAborted = fetch(new Request(`${BASE}authors`, { signal: second.signal }));
    const shared = fetch(`${BASE}authors?count=1`);
    await reached;
    first.abort('first');
    second.abort('second');
    await expect(aborted).rejects.toBe('first');
    await expect(alsoAborted).rejects.toBe('second');
    release();
    expect(await (await shared).json()).toMatchObject({ data: [{ id: 1 }] });
  });

  it('during the call leaves no unhandled rejection if the request fails afterwards', async () => {
    const { platform, release, reached } = heldPlatform();
    const fetch = createFetchOver(async (input) => {
      await platform(input);
      throw new TypeError('fetch failed');
    }, BASE);
    const controller = new AbortController();
    const aborted = fetch(`${BASE}authors`, { signal: controller.signal });
    const failed = fetch(`${BASE}authors`);
    await reached;
    controller.abort();
    await expect(aborted).rejects.toMatchObject({ name: 'AbortError' });
    release();
    // The runner fails on a rejection that nobody hears.
    await expect(failed).rejects.toThrow('fetch failed');
  });

  it('after the answer changes nothing', async () => {
    const controller = new AbortController();
    const response = await createFetchOver(files, BASE)(`${BASE}authors/7`, { signal: controller.signal });
    controller.abort();
    expect(await response.json()).toEqual({ id: 7, name: 'a7' });
  });
});

describe('a host with problems', () => {
  /** A client whose host fails as long as it is told to. */
  function troubled(trouble: () => Response) {
    const state = { isWell: false };
    const fetch = createFetchOver(async (input) => (state.isWell ? files(input) : trouble()), BASE);
    return { fetch, state };
  }

  it('that cannot be reached rejects as fetch does, for every caller; the next call tries again', async () => {
    const { fetch, state } = troubled(() => {
      throw new TypeError('fetch failed');
    });
    const results = await Promise.allSettled([fetch(`${BASE}authors`), fetch(`${BASE}authors/7`), fetch(BASE)]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    await expect(fetch(`${BASE}authors`)).rejects.toThrow(TypeError);
    state.isWell = true;
    expect((await fetch(`${BASE}authors`)).status).toBe(200);
  });

  it('that answers 500 rejects; the next call tries again', async () => {
    const { fetch, state } = troubled(() => new Response('', { status: 500 }));
    await expect(fetch(`${BASE}authors`)).rejects.toThrow('500');
    state.isWell = true;
    expect((await fetch(`${BASE}authors`)).status).toBe(200);
    state.isWell = false;
    await expect(fetch(`${BASE}authors/7`)).rejects.toThrow('500');
  });

  it('that answers missing files with a page counts as not having the file', async () => {
    const shell = (): Response => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
    const fetch = createFetchOver(platformOf(BASE, FILES, shell), BASE);
    expect((await fetch(`${BASE}authors/7`)).status).toBe(200);
    for (const path of ['authors/99', 'authors/99.json', 'authors/9-photo.svg', 'x.png', 'nope']) {
      const response = await fetch(`${BASE}${path}`);
      expect([path, response.status, response.headers.get('content-type')]).toEqual([
        path,
        404,
        'application/problem+json',
      ]);
    }
    const empty = createFetchOver(platformOf(BASE, {}, shell), BASE);
    expect((await empty(`${BASE}authors`)).status).toBe(500);
  });
});
