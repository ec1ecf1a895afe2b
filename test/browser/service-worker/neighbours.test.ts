import { expect, it } from 'vitest';
import { describeInChromium, fetchIn, installWorker } from '../../contract/chromium.ts';
import { open, otherSite, siteOf, type TestSite, visit } from './visit.ts';

/** Puts a site into a folder of another one. */
const below = (folder: string, site: TestSite): TestSite =>
  new Map([...site].map(([path, text]) => [`${folder}/${path}`, text]));

describeInChromium({ name: 'the service worker and what lies around it, in Chromium', isLong: true }, (browser) => {
  it('leaves other files of the site to the network', async () => {
    const files = {
      'site.css': 'p { color: red }\n',
      'settings.json': '{"own": true}\n',
      'docs/index.html': '<!doctype html><title>The manual</title>',
      'authors/1-portrait.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
    };
    const { host, page } = await visit(browser(), siteOf({}, files));
    for (const [file, text] of Object.entries(files)) {
      const { status, headers, body } = await fetchIn(page, `${host.url}${file}?v=2`);
      expect([file, status, body]).toEqual([file, 200, text]);
      // Only answers of the worker have this header.
      expect(headers['x-cache']).toBeUndefined();
    }
    expect(host.requests.filter(({ target }) => target.endsWith('?v=2'))).toHaveLength(4);
    await page.goto(`${host.url}docs`);
    expect([page.url(), await page.title()]).toEqual([`${host.url}docs/`, 'The manual']);
  });

  it('answers as the service does if neither it nor the network has the file', async () => {
    const { host, page, ask } = await visit(browser(), siteOf());
    expect(await ask('site.css')).toBe(404);
    await host.close();
    const { status, headers } = await fetchIn(page, `${host.url}site.css`);
    expect([status, headers['content-type']]).toEqual([404, 'application/problem+json']);
  });

  it('asks the host for no record that its build does not have', async () => {
    const { host, ask } = await visit(browser(), siteOf());
    host.swap(siteOf({ items: 20 }));
    host.requests.length = 0;
    for (const path of ['authors/13', 'authors/13.json', 'people/users/13', 'authors/0']) {
      expect(await ask(path)).toBe(404);
    }
    expect(host.requests).toEqual([]);
  });

  it('handles no request outside its folder', async () => {
    const site = below('repo', siteOf()).set('authors', 'Other authors').set('repository/authors', 'More authors');
    const { host, page } = await open(browser(), site, '/');
    await installWorker(page, `${host.url}repo/page.html`);
    for (const path of ['authors?q=a', 'repository/authors?q=a']) {
      expect((await fetchIn(page, host.url + path)).body).toBe(site.get(path.replace('?q=a', '')));
      const refused = await fetchIn(page, host.url + path, { method: 'POST' });
      expect([refused.status, refused.headers['allow']]).toEqual([405, 'GET, HEAD']);
    }
    expect((await fetchIn(page, `${host.url}nope`)).headers['content-type']).toContain('text/html');
  });

  it('leaves the trees of other folders alone, even inside its own folder', async () => {
    const site = new Map([...below('repo', siteOf()), ...below('repo/inner', otherSite(7))]);
    const { host, page } = await open(browser(), site, '/');
    await installWorker(page, `${host.url}repo/page.html`);
    await installWorker(page, `${host.url}repo/inner/page.html`);
    const names = await page.evaluate<string[]>('caches.keys()');
    expect(names.map((name) => name.split(' ')[1])).toEqual(['/repo/', '/repo/inner/']);
    host.swap(new Map([...below('repo', otherSite(8)), ...below('repo/inner', otherSite(7))]));
    await page.goto(`${host.url}repo/page.html`);
    const after = await page.evaluate<string[]>('caches.keys()');
    expect(after).toEqual([names[1], expect.stringContaining('mockgen /repo/ ')]);
    await host.close();
    const inner = await page.goto(`${host.url}repo/inner/authors/all.json`);
    expect(await inner?.text()).toBe(otherSite(7).get('authors/all.json'));
  });
});
