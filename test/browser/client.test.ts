import { expect, it, onTestFinished } from 'vitest';
import { PART_FILES } from '../../src/tree/index.ts';
import { describeInChromium } from '../contract/chromium.ts';
import { startStaticHost } from '../contract/static-host.ts';
import { builtFiles } from '../node/built-tree.ts';

const site = new Map(Object.entries(builtFiles({ only: ['users'], items: 30, packed: true })));

describeInChromium({ name: 'the client of a tree in a page, in Chromium' }, (browser) => {
  it('loads a part when it first needs it, under a policy for scripts that allows files of the host alone', async () => {
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
    expect(loaded()).toEqual(PART_FILES.filter((name) => name.includes('search')));
    expect(await ask('users?q=nobody has this')).toBe(0);
    expect(loaded()).toEqual([]);
  });
});
