import { expect, it, onTestFinished } from 'vitest';
import { describeInChromium } from '../contract/chromium.ts';
import { startStaticHost } from '../contract/static-host.ts';
import { builtFiles, builtSite } from '../node/built-tree.ts';

const site = new Map(Object.entries(builtFiles({ only: ['users'], items: 30, packed: true })));

describeInChromium({ name: 'the client of a tree in a page, in Chromium' }, (browser) => {
  it('is a single script that runs under a policy that allows only scripts of the host', async () => {
    const policy = `<meta http-equiv="content-security-policy" content="default-src 'self'">`;
    const host = await startStaticHost(new Map(site).set('page.html', `<!doctype html>${policy}<title>A page</title>`));
    const page = await browser().newPage();
    onTestFinished(async () => {
      await page.close();
      await host.close();
    });
    await page.goto(`${host.url}page.html`);
    const loaded = (): readonly string[] =>
      host.requests.splice(0).flatMap(({ target }) => (target.endsWith('.js') ? target.slice(1) : []));
    // A text, for this side of the tests resolves what is imported in its own way.
    const ask = (path: string): Promise<unknown> =>
      page.evaluate(`(async () => {
        const { createFetch } = await import('${host.url}mockgen.js');
        const response = await createFetch('${host.url}')('${host.url}${path}');
        return (await response.json()).pagination.total;
      })()`);
    expect(await ask('users?page=2')).toBe(30);
    expect(loaded()).toEqual(['mockgen.js']);
    expect(await ask('users?q=@example')).toBe(30);
    expect(loaded()).toEqual([]);
  });

  it('reads a page of a large collection by range, also from another origin', async () => {
    const tree = await startStaticHost(builtSite({ only: ['coupons'], refs: false, items: 1_001, packed: true }));
    const other = await startStaticHost(new Map([['page.html', '<!doctype html><title>A page</title>']]));
    const page = await browser().newPage();
    onTestFinished(async () => {
      await page.close();
      await Promise.all([tree.close(), other.close()]);
    });
    tree.ranges = () => true;
    await page.goto(`${other.url}page.html`);
    const ids = await page.evaluate(`(async () => {
      const { createFetch } = await import('${tree.url}mockgen.js');
      const response = await createFetch('${tree.url}')('${tree.url}coupons?page=100');
      return (await response.json()).data.map(({ id }) => id);
    })()`);
    expect(ids).toEqual([991, 992, 993, 994, 995, 996, 997, 998, 999, 1000]);
    const asked = tree.requests.map(({ method, target, status }) => `${method} ${status} ${target}`);
    expect(asked.slice(-2)).toEqual(['GET 206 /coupons/all.idx', 'GET 206 /coupons/all.json']);
  });
});
