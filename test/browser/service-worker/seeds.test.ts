import { describe, expect, it } from 'vitest';
import { describeInChromium, fetchIn } from '../../contract/chromium.ts';
import { recordsOf, siteOf, visit, withManifest, type TestSite } from './visit.ts';

/** Returns the name of the script that generates other seeds. */
const scriptOf = (site: TestSite): string => [...site.keys()].find((name) => name.startsWith('generator-')) ?? '';

describeInChromium({ name: 'other seeds under the service worker, in Chromium', isLong: true }, (browser) => {
  describe('other seeds', () => {
    it('are answered without a network, whether they were requested before or not', async () => {
      const { host, page, ask, stopWorker } = await visit(browser(), siteOf());
      const seven = recordsOf(siteOf({ seed: 7 }), 'users');
      expect(await ask('users/3?seed=7')).toEqual(seven[2]);
      await host.close();
      await stopWorker();
      await page.reload();
      expect(await ask('users/3?seed=7')).toEqual(seven[2]);
      expect(await ask('users?seed=8&limit=2&page=2')).toMatchObject({
        data: recordsOf(siteOf({ seed: 8 }), 'users').slice(2, 4),
      });
      expect(await ask('users/1?nocache=true')).toHaveProperty('email');
    });

    it('need no request to the host once the worker is installed, and delay no page', async () => {
      const site = siteOf();
      const { host, ask } = await visit(browser(), site);
      const loads = host.requests.map(({ target }) => target.replace('/repo/', ''));
      expect(loads.filter((target) => target === scriptOf(site))).toHaveLength(1);
      expect(loads.indexOf(scriptOf(site))).toBeGreaterThan(loads.indexOf('authors/all.json'));
      host.requests.length = 0;
      expect(await ask('tickets?q=the&seed=9')).toHaveProperty('data');
      expect(host.requests).toEqual([]);
    });

    it('are 501 with a reason if the generator does not fit the tree', async () => {
      const generator = { specs: '0123456789abcdef', files: [scriptOf(siteOf())] };
      const { host, page } = await visit(
        browser(),
        withManifest(siteOf(), (manifest) => ({ ...manifest, generator })),
      );
      const { status, body } = await fetchIn(page, `${host.url}users?seed=7`);
      expect(status).toBe(501);
      expect(body).toContain('This tree has seed 42 only: the generator here has other definitions');
    });

    it('are 501 until the next installation if the generator of the build was not loaded with the worker', async () => {
      const generator = { specs: '00', files: ['generator-0123456789abcdef.js'] };
      const { host, page } = await visit(
        browser(),
        withManifest(siteOf(), (manifest) => ({ ...manifest, generator })),
      );
      const { status, body } = await fetchIn(page, `${host.url}users?seed=7`);
      expect(status).toBe(501);
      expect(body).toContain('This tree has seed 42 only: its generator cannot be loaded');
    });
  });
});
