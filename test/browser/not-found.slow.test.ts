import { expect, it, onTestFinished } from 'vitest';
import { describeInChromium } from '../contract/chromium.ts';
import { startStaticHost } from '../contract/static-host.ts';
import { builtFiles } from '../node/built-tree.ts';

const site = new Map(Object.entries(builtFiles({ only: ['authors'], items: 12, provider: 'github-pages' })));

describeInChromium({ name: 'the page of GitHub Pages for an address without a file, in Chromium' }, (browser) => {
  it.each([
    ['/authors/7', JSON.parse(site.get('authors/7.json') ?? '') as unknown],
    ['/people/authors/nobody/at/all', expect.objectContaining({ title: 'Not Found', status: 404 })],
  ])('shows the answer of the service: %s', async (path, answer) => {
    const host = await startStaticHost(site, '/repo/');
    const page = await browser().newPage();
    onTestFinished(async () => {
      await page.close();
      await host.close();
    });
    const response = await page.goto(`${host.url.slice(0, -1)}${path}`);
    expect(response?.status()).toBe(404);
    expect(JSON.parse((await page.locator('pre:visible').textContent()) ?? '')).toEqual(answer);
    await page.getByRole('link', { name: 'Look around' }).click();
    await page.waitForURL(host.url);
  });

  it('shows an error message if the host has no tree', async () => {
    const host = await startStaticHost(new Map([['404.html', site.get('404.html') ?? '']]), '/repo/');
    const page = await browser().newPage();
    onTestFinished(async () => {
      await page.close();
      await host.close();
    });
    await page.goto(`${host.url}authors/7`);
    await page.getByText('This host has no file at this address.').waitFor();
  });
});
