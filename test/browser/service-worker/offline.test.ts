import { describe, expect, it } from 'vitest';
import { describeInChromium, fetchIn } from '../../contract/chromium.ts';
import { recordsOf, siteOf, visit } from './visit.ts';

describeInChromium({ name: 'the service worker without a network, in Chromium', isLong: true }, (browser) => {
  describe('after one visit', () => {
    it('answers every kind of path', async () => {
      const site = siteOf();
      const { host, ask, stopWorker } = await visit(browser(), site);
      await host.close();
      // It restarts with only what the browser keeps.
      await stopWorker();
      const [, second] = recordsOf(site, 'users');
      expect(await ask(`users?q=${second?.['email']}`)).toMatchObject({ data: [second], pagination: { total: 1 } });
      expect(await ask('tickets/7')).toEqual(recordsOf(site, 'tickets')[6]);
      expect(await ask('people/authors/12.json')).toEqual(recordsOf(site, 'authors')[11]);
      expect(await ask('authors/13')).toBe(404);
      expect(await ask('authors?page=0')).toBe(400);
      for (const file of ['index.json', 'people/index.json', 'people/users/all.json', 'tickets/meta.json']) {
        expect(await ask(file)).toEqual(JSON.parse(site.get(file) ?? ''));
      }
    });

    it('shows the explorer, or the JSON of an address that is opened directly', async () => {
      const site = siteOf();
      const { host, page } = await visit(browser(), site);
      await host.close();
      const opened = await page.goto(`${host.url}authors?q=an&limit=2`);
      expect(await opened?.json()).toHaveProperty('data');
      expect(await page.textContent('body')).toContain('"data"');
      const explorer = await page.goto(host.url);
      expect(explorer?.headers()['content-type']).toContain('text/html');
      expect(await explorer?.text()).toBe(site.get('index.html'));
    });

    it('serves the client and its parts as scripts', async () => {
      const site = siteOf();
      const { host, page } = await visit(browser(), site);
      await host.close();
      for (const name of ['mockgen.js']) {
        const { headers, body } = await fetchIn(page, `${host.url}${name}`);
        expect(headers['content-type']).toContain('text/javascript');
        expect(body).toBe(site.get(name));
      }
    });

    it.each(['flat', 'category'] as const)('answers in the %s layout', async (layout) => {
      const site = siteOf({ layout });
      const folder = layout === 'flat' ? 'authors' : 'people/authors';
      const { host, ask } = await visit(browser(), site);
      await host.close();
      for (const path of [`${folder}/7`, `${folder}/meta`, `${folder}/all`, folder, '']) {
        const file = [`${path}.json`, `${path}/index.json`, 'index.json'].find((name) => site.has(name)) ?? '';
        expect(await ask(path === `${folder}/all` ? `${path}.json` : path)).toEqual(JSON.parse(site.get(file) ?? ''));
      }
    });

    it('answers without the explorer if that was removed', async () => {
      const site = siteOf();
      site.delete('index.html');
      const { host, page } = await visit(browser(), site);
      await host.close();
      expect(await (await page.goto(host.url))?.text()).toBe(site.get('index.json'));
    });

    it('has loaded no item, no file twice, and asks the host for nothing more', async () => {
      const { host, ask } = await visit(browser(), siteOf());
      const loaded = host.requests.map(({ target }) => target).filter((target) => target.endsWith('.json'));
      expect(loaded.filter((target) => /\/\d+\.json$|\/people\/\w+\//.test(target))).toEqual([]);
      expect(loaded.filter((target) => target.endsWith('/authors/all.json'))).toHaveLength(1);
      host.requests.length = 0;
      await Promise.all(['authors?q=a', 'authors/3', 'people/users', 'tickets/meta'].map(ask));
      expect(host.requests).toEqual([]);
    });
  });
});
