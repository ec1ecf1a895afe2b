import { expect, it } from 'vitest';
import { describeInChromium, fetchIn, installWorker } from '../../contract/chromium.ts';
import { startStaticHost } from '../../contract/static-host.ts';
import { open, otherSite, recordsOf, siteOf, type TestSite, visit } from './visit.ts';

/** Puts sites into folders of one host, each with its tree. */
const together = (sites: Readonly<Record<string, TestSite>>): TestSite =>
  new Map(Object.entries(sites).flatMap(([folder, site]) => [...site].map(([path, text]) => [folder + path, text])));

const [first, second, third] = [siteOf(), otherSite(7), otherSite(8)];

/** The name of the first author. */
const nameIn = (site: TestSite): unknown => recordsOf(site, 'authors')[0]?.['name'];

describeInChromium({ name: 'the scope of the service worker, in Chromium', isLong: true }, (browser) => {
  it.each([
    ['', 'sub/'],
    ['a/', 'ab/'],
    ['a b/', 'a%20b%20/'],
    ['a/', 'A/'],
    ['a/', 'a/a/'],
  ])('of a tree at /%s keeps apart from one at /%s', async (one, other) => {
    const decoded = decodeURIComponent(other);
    const { host, page } = await open(browser(), together({ [one]: first, [decoded]: second }), '/');
    const nameAt = async (folder: string): Promise<unknown> => {
      await page.goto(`${host.url}${folder}page.html`);
      const { body } = await fetchIn(page, `${host.url}${folder}authors?limit=1`);
      return (JSON.parse(body) as { data: { name: unknown }[] }).data[0]?.name;
    };
    for (const folder of [one, other]) await installWorker(page, `${host.url}${folder}page.html`);
    expect([await nameAt(one), await nameAt(other)]).toEqual([nameIn(first), nameIn(second)]);
    host.swap(together({ [one]: first, [decoded]: third }));
    expect([await nameAt(one), await nameAt(other)]).toEqual([nameIn(first), nameIn(third)]);
    host.swap(together({ [one]: third, [decoded]: third }));
    expect([await nameAt(one), await nameAt(other)]).toEqual([nameIn(third), nameIn(third)]);
    expect(await page.evaluate('caches.keys()')).toHaveLength(2);
    host.swap(together({ [one]: third }));
    await page.goto(`${host.url}${other}page.html`);
    expect(await nameAt(one)).toEqual(nameIn(third));
    expect(await page.evaluate('caches.keys()')).toHaveLength(1);
  });

  it('lets what a page sends to the site around the tree through', async () => {
    const { host, page } = await visit(browser(), siteOf({}, { 'settings.json': '{}\n' }));
    host.requests.length = 0;
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      for (const [path, status] of [
        ['login', 401],
        ['settings.json', 200],
        ['docs/', 500],
        ['rpc?q=1', 405],
      ] as const) {
        host.taken = status;
        expect([path, await fetchIn(page, host.url + path, { method, body: '{}' })]).toMatchObject([path, { status }]);
      }
      const { status, headers } = await fetchIn(page, `${host.url}authors`, { method });
      expect([status, headers['content-type']]).toEqual([405, 'application/problem+json']);
    }
    expect(host.requests.map(({ method, target }) => `${method} ${target}`)).toHaveLength(16);
    await host.close();
    await expect(fetchIn(page, `${host.url}login`, { method: 'POST' })).rejects.toThrow('Failed to fetch');
  });

  it('leaves other origins alone, whatever their paths', async () => {
    const { host, page } = await visit(browser(), first);
    const elsewhere = await startStaticHost(second, '/repo/');
    try {
      expect((await fetchIn(page, `${elsewhere.url}authors/all.json`)).body).toBe(second.get('authors/all.json'));
      expect((await fetchIn(page, `${elsewhere.url}authors?limit=1`)).headers['x-cache']).toBeUndefined();
      const local = elsewhere.url.replace('127.0.0.1', 'localhost');
      expect((await fetchIn(page, `${local}authors/all.json`)).body).toBe(second.get('authors/all.json'));
    } finally {
      await elsewhere.close();
    }
    await host.close();
    expect((await fetchIn(page, `${host.url}authors/all.json`)).body).toBe(first.get('authors/all.json'));
  });

  it('is that of its registration: a page outside of it asks the host, and so does one outside of a narrower one', async () => {
    const site = together({ 'repo/': siteOf({}, { 'people/page.html': '<!doctype html><title>People</title>' }) });
    site.set('page.html', '<!doctype html><title>Outside</title>');
    const { host, page } = await open(browser(), site, '/');
    await page.goto(`${host.url}repo/people/page.html`);
    await page.evaluate(`(async () => {
      await navigator.serviceWorker.register('../sw.js', { scope: './' });
      if (navigator.serviceWorker.controller) return;
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
    })()`);
    const ask = async (path: string): Promise<string | undefined> =>
      (await fetchIn(page, `${host.url}repo/${path}`)).headers['x-cache'];
    expect(await ask('authors?limit=1')).toBeDefined();
    expect(await ask('people/users?limit=1')).toBeDefined();
    for (const outside of ['repo/page.html', 'page.html']) {
      await page.goto(host.url + outside);
      expect([await ask('authors?limit=1'), await ask('people/users?limit=1')]).toEqual([undefined, undefined]);
    }
  });

  it('may be registered twice, for a folder and one inside: both have the newest build', async () => {
    const more = { 'people/page.html': '<!doctype html><title>People</title>' };
    const [before, after] = [siteOf({}, more), siteOf({ seed: 7 }, more)];
    const { host, page, ask } = await visit(browser(), before);
    await page.goto(`${host.url}people/page.html`);
    await page.evaluate(`navigator.serviceWorker.register('../sw.js', { scope: './' }).then(({ installing, active }) => active ?? new Promise((resolve) => {
      installing.addEventListener('statechange', () => installing.state === 'activated' && resolve());
    }))`);
    host.swap(after);
    for (const path of ['page.html', 'people/page.html', 'page.html']) {
      await page.goto(host.url + path);
      expect([path, await ask('authors/all.json')]).toEqual([path, recordsOf(after, 'authors')]);
      expect([path, await ask('people/users/5.json')]).toEqual([path, recordsOf(after, 'users')[4]]);
    }
    expect(await page.evaluate('caches.keys()')).toHaveLength(1);
  });
});
