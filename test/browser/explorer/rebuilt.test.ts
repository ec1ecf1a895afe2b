import { describe, expect, it, vi } from 'vitest';
import { watchBuild } from '../../../src/browser/explorer/build-watch.ts';
import { connect } from '../../../src/browser/explorer/connection.ts';
import { builtFiles } from '../../node/built-tree.ts';
import { BASE, FILES, openExplorer } from './small-dom.ts';

const OTHER = builtFiles({ only: ['authors', 'companies'], refs: false, items: 30, seed: 7 });

interface Named {
  readonly name: string;
}

const nameOf = (files: Readonly<Record<string, string | undefined>>, at: number): string =>
  (JSON.parse(files['authors/all.json'] ?? '') as readonly Named[])[at]?.name ?? '';

describe('a page whose tree is built again', () => {
  it('says so, and shows no record of one build under the seed of another', async () => {
    const files = { ...FILES };
    const page = openExplorer('?resource=authors', files);
    await page.says(nameOf(FILES, 0));
    const seen: (readonly [seed: string, name: string])[] = [];
    const look = (): void => {
      const row = document.querySelector('tbody tr td')?.textContent;
      const seed = document.querySelector<HTMLInputElement>('#seed')?.value;
      if (row !== undefined && seed !== undefined) seen.push([seed, row]);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    Object.assign(files, OTHER);
    page.press('.pager button', 'Next');
    await page.says('This tree was built again while the page was open.');
    await page.says(nameOf(OTHER, 10));
    observer.disconnect();
    expect(page.text()).toContain('the new build, of seed 7');
    expect(page.find<HTMLInputElement>('#seed').value).toBe('7');
    const own = new Set(JSON.parse(FILES['authors/all.json'] ?? '').map(({ name }: Named) => name));
    for (const [seed, name] of seen) expect([seed, name]).toEqual([own.has(name) ? '42' : '7', name]);
    page.press('.rebuilt button');
    await page.until(() => expect(page.text()).not.toContain('built again'));
  });

  it('says so to somebody who comes back to it', async () => {
    const files = { ...FILES };
    const page = openExplorer('?resource=authors', files);
    await page.says(nameOf(FILES, 0));
    Object.assign(files, OTHER);
    document.dispatchEvent(new Event('visibilitychange'));
    await page.says('This tree was built again while the page was open.');
  });
});

describe('a page that a service worker answers', () => {
  it('says at once that the host has a newer build, and offers to load it', async () => {
    const page = openExplorer('', FILES, {
      'x-cache': 'HIT',
      'access-control-expose-headers': 'X-Total-Count',
    });
    vi.stubGlobal('navigator', { serviceWorker: { register: page.register, controller: {} } });
    const answer = fetch;
    // Past the worker, the host has the new build; the worker itself keeps the old one.
    vi.stubGlobal('fetch', (url: URL, init: RequestInit) =>
      init.cache === 'reload' ? Promise.resolve(new Response(OTHER['mockgen.json'])) : answer(url, init),
    );
    await page.says('This page still shows the build of before.');
    expect(page.find('.rebuilt button').textContent).toBe('Load the new build');
  });
});

describe('a connection', () => {
  it('is made with two requests at the same time', async () => {
    openExplorer('');
    const answer = fetch;
    const asked = vi.fn((url: URL) => answer(url));
    vi.stubGlobal('fetch', asked);
    const connecting = connect(BASE, [], vi.fn());
    const paths = asked.mock.calls.map(([{ pathname }]) => pathname);
    expect(paths).toEqual(['/repo/mockgen.json', '/repo/index.json']);
    await connecting;
  });

  it('takes a manifest that breaks off for one that says nothing', async () => {
    openExplorer('');
    const { connection } = await connect(BASE, [], vi.fn());
    const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError('network error')) });
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
    await expect(connection.check()).resolves.toBeUndefined();
  });

  it('reports a new build once, however often it is asked, and nothing while the build is the same', async () => {
    const files = { ...FILES };
    openExplorer('', files);
    const report = vi.fn();
    const { connection } = await connect(BASE, [], report);
    await connection.check();
    expect(report).not.toHaveBeenCalled();
    Object.assign(files, OTHER);
    await Promise.all([connection.check(), connection.check()]);
    await connection.check();
    expect(report).toHaveBeenCalledOnce();
    expect(report).toHaveBeenCalledWith('page');
  });
});

describe('watchBuild', () => {
  it('lets those who ask at the same time share a request that begins after all of them', async () => {
    const read = vi.fn(() => Promise.resolve<string | undefined>('a'));
    const watch = watchBuild(read, 'a');
    expect(await Promise.all([watch.isSame(), watch.isSame(), watch.isSame()])).toEqual([true, true, true]);
    expect(read).toHaveBeenCalledOnce();
    read.mockResolvedValue('b');
    expect(await watch.isSame()).toBe(false);
  });

  it('says nothing about a host that cannot be asked', async () => {
    expect(await watchBuild(() => Promise.resolve(undefined), 'a').isSame()).toBe(true);
    expect(await watchBuild(() => Promise.resolve('a'), undefined).isSame()).toBe(true);
  });
});
