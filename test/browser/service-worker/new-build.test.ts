import { describe, expect, it } from 'vitest';
import { describeInChromium, fetchIn, installWorker } from '../../contract/chromium.ts';
import { lookAround, open, otherSite, siteOf, type TestSite, viewOf, visit, withManifest } from './visit.ts';

const first = siteOf();
const second = otherSite(7);
const third = otherSite(8);

describeInChromium({ name: 'the service worker and a new build, in Chromium', isLong: true }, (browser) => {
  describe('a new build', () => {
    it('is used from the next page load on, not before', async () => {
      const visited = await visit(browser(), first);
      const [before] = await visited.cacheNames();
      visited.host.swap(second);
      expect(await lookAround(visited)).toEqual(viewOf(first));
      await visited.page.reload();
      expect(await lookAround(visited)).toEqual(viewOf(second));
      const after = await visited.cacheNames();
      expect(after).toEqual([expect.stringMatching(/^mockgen \/repo\/ [\da-f]{16}$/)]);
      expect(after).not.toContain(before);
      await visited.host.close();
      await visited.stopWorker();
      expect(await lookAround(visited)).toEqual(viewOf(second));
    });

    it('is shown when its address is opened directly', async () => {
      const { host, page } = await visit(browser(), first);
      host.swap(second);
      const opened = await page.goto(`${host.url}authors/all.json`);
      expect(await opened?.text()).toBe(second.get('authors/all.json'));
    });

    it('is loaded once by pages that are opened at the same time', async () => {
      const { host, page } = await visit(browser(), first);
      const other = await page.context().newPage();
      host.swap(second);
      host.requests.length = 0;
      await Promise.all([page.reload(), other.goto(`${host.url}page.html`)]);
      await other.close();
      const loads = host.requests.filter(({ target }) => target.endsWith('/authors/all.json'));
      expect(loads).toHaveLength(1);
    });

    it('costs one request for the manifest if it is already loaded', async () => {
      const { host, page } = await visit(browser(), first);
      host.requests.length = 0;
      await page.goto(`${host.url}authors?q=a`);
      const asked = host.requests.map(({ target, status }) => [target, status]);
      expect(asked.filter(([target]) => target !== '/repo/sw.js')).toEqual([['/repo/mockgen.json', 304]]);
    });

    it('takes over all files when only the worker has changed', async () => {
      const { host, page } = await visit(browser(), first);
      host.swap(new Map(first).set('sw.js', `${first.get('sw.js')}// changed\n`));
      host.requests.length = 0;
      await page.evaluate(`(async () => {
        const { serviceWorker } = navigator;
        const changed = new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve));
        await (await serviceWorker.ready).update();
        await changed;
      })()`);
      const asked = host.requests.map(({ target }) => target);
      expect(asked.filter((target) => target !== '/repo/sw.js')).toEqual(['/repo/mockgen.json']);
    });
  });

  /** Reloads the page of a visit to the first build, while `happens` changes the host. */
  const reloadDuring = async (
    happens: (path: string, swap: (site: TestSite) => void) => Promise<void> | undefined,
  ): Promise<readonly unknown[]> => {
    const visited = await visit(browser(), first);
    const { host, page } = visited;
    host.swap(second);
    host.hold = (path) => happens(path, (site) => host.swap(site));
    await page.reload();
    expect(await visited.cacheNames()).toHaveLength(1);
    return lookAround(visited);
  };

  describe('a build that is replaced while it is being loaded', () => {
    it('is given up for the next complete one', async () => {
      const seen = await reloadDuring((path, swap) => {
        if (path === 'tickets/all.json') swap(third);
        return undefined;
      });
      expect(seen).toEqual(viewOf(third));
    });

    it('is given up for the next complete one on the first visit too', async () => {
      const visited = await open(browser(), second);
      const { host, page } = visited;
      host.hold = (path) => {
        if (path === 'tickets/all.json') host.swap(third);
        return undefined;
      };
      await installWorker(page, `${host.url}page.html`);
      expect(await lookAround(visited)).toEqual(viewOf(third));
    });

    it('leaves the old one in use if the builds keep changing', async () => {
      let seed = 100;
      const seen = await reloadDuring((path, swap) => {
        if (path === 'tickets/all.json') swap(otherSite(seed++));
        return undefined;
      });
      expect(seen).toEqual(viewOf(first));
      expect(seed).toBeLessThan(110);
    });
  });

  describe('a build whose files', () => {
    /** Counts the requests for the manifest when the worker of a site is installed. */
    const looksAt = async (site: TestSite): Promise<number> => {
      const { host } = await visit(browser(), site);
      return host.requests.filter(({ target }) => target === '/repo/mockgen.json').length;
    };

    it('match their digests is complete without a second request for the manifest', async () => {
      expect(await looksAt(first)).toBe(1);
    });

    it('have no digests (format 1) is complete if its manifest has not changed meanwhile', async () => {
      const site = withManifest(first, (manifest) => ({ ...manifest, format: 1, documents: undefined }));
      expect(await looksAt(site)).toBe(2);
      const { ask } = await visit(browser(), site);
      expect(await ask('users?q=a')).toHaveProperty('data');
    });

    it('were edited by hand never replaces a complete one', async () => {
      const mine = new Map(second).set('authors/all.json', '[\n{"id":1,"name":"Mine"}\n]\n');
      const visited = await visit(browser(), first);
      visited.host.swap(mine);
      await visited.page.reload();
      expect(await lookAround(visited)).toEqual(viewOf(first));
    });
  });

  describe('a build that cannot be loaded', () => {
    it('because a file is missing leaves the old one in use', async () => {
      const broken = new Map(second);
      broken.delete('tickets/all.json');
      const seen = await reloadDuring((path, swap) => {
        if (path === 'mockgen.json') swap(broken);
        return undefined;
      });
      expect(seen).toEqual(viewOf(first));
    });

    it('because the network fails halfway leaves the old one in use', async () => {
      const seen = await reloadDuring((path) =>
        path === 'tickets/all.json' ? Promise.reject(new Error('away')) : undefined,
      );
      expect(seen).toEqual(viewOf(first));
    });

    it('because the host does not answer leaves the old one in use, after a few seconds for all pages', async () => {
      const { host, page } = await visit(browser(), first);
      const other = await page.context().newPage();
      let looks = 0;
      host.hold = (path) => {
        if (path !== 'mockgen.json') return undefined;
        looks++;
        return new Promise(() => {});
      };
      const address = `${host.url}authors/all.json`;
      const opened = await Promise.all([page, other].map((each) => each.goto(address, { timeout: 8000 })));
      for (const response of opened) expect(await response?.text()).toBe(first.get('authors/all.json'));
      expect(looks).toBe(1);
      await other.close();
    });

    it('is loaded with the next page load at which it is available', async () => {
      const visited = await visit(browser(), first);
      const { host, page } = visited;
      host.swap(second);
      host.hold = (path) => (path === 'users/meta.json' ? Promise.reject(new Error('away')) : undefined);
      await page.reload();
      expect(await lookAround(visited)).toEqual(viewOf(first));
      host.hold = undefined;
      await page.reload();
      expect(await lookAround(visited)).toEqual(viewOf(second));
    });
  });

  describe('a host that no longer has the tree', () => {
    const registrations = 'navigator.serviceWorker.getRegistrations().then(({ length }) => length)';
    const next = '<!doctype html><title>The next project</title>';

    it.each([
      ['has no file of it', new Map([['page.html', next]])],
      [
        'answers everything with a page',
        new Map([
          ['page.html', next],
          ['200.html', next],
        ]),
      ],
    ])('removes the worker: it %s', async (_, site) => {
      const { host, page, cacheNames } = await visit(browser(), first);
      host.swap(site);
      await page.reload();
      expect(await page.title()).toBe('The next project');
      expect([await page.evaluate(registrations), await cacheNames()]).toEqual([0, []]);
      await page.reload();
      expect(await page.evaluate('navigator.serviceWorker.controller')).toBeNull();
      expect((await fetchIn(page, `${host.url}authors/7`)).body).not.toContain('about:blank');
    });

    it.each([
      ['has it sent elsewhere', new Map([['mockgen.json/index.html', 'Please log in.']])],
      ['says what is no manifest', new Map([['mockgen.json', 'Please log in.']])],
      ['has a manifest of something else', new Map([['mockgen.json', '{"name":"mockgen","resources":{"a":1}}']])],
    ])('differs from a host that %s', async (_, site) => {
      const visited = await visit(browser(), first);
      visited.host.swap(site);
      await visited.page.goto(`${visited.host.url}authors`);
      expect(await lookAround(visited)).toEqual(viewOf(first));
    });

    it('can serve another tree with its worker later', async () => {
      const visited = await visit(browser(), first);
      visited.host.swap(new Map([['page.html', next]]));
      await visited.page.reload();
      visited.host.swap(second);
      await installWorker(visited.page, `${visited.host.url}page.html`);
      expect(await lookAround(visited)).toEqual(viewOf(second));
    });
  });
});
