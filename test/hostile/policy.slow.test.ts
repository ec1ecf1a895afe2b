import { expect, it, onTestFinished } from 'vitest';
import { openPage } from '../browser/explorer/open-page.ts';
import { buildFolder } from '../contract/built-folder.ts';
import { describeInChromium } from '../contract/chromium.ts';
import { startServer } from '../../src/serve/index.ts';

describeInChromium({ name: 'the policy of the explorer' }, (browser) => {
  it.each([{}, { api: { dialect: 'json-server' } }] as const)('lets it work, and nothing else: %j', async (tree) => {
    const { dir, remove } = buildFolder({ only: ['authors'], refs: false, items: 5, ...tree });
    const server = await startServer({ dir, port: 0, host: '127.0.0.1' });
    onTestFinished(async () => {
      await server.close();
      remove();
    });
    // Fails for whatever the page itself is refused.
    const page = await openPage(browser(), `${server.url}/?resource=authors`);
    await page.locator('[data-record="1"]').waitFor();
    const other = await browser().newPage();
    onTestFinished(() => other.close());
    await other.goto(`${server.url}/`);
    const tried = await other.evaluate(`(async () => {
      const script = document.createElement('script');
      script.textContent = 'self.isHarmed = true';
      document.body.append(script);
      const link = document.createElement('div');
      link.innerHTML = '<img src="x:" onerror="self.isHarmed = true" />';
      document.body.append(link);
      const asked = await fetch('https://other.example/').catch(() => 'refused');
      await new Promise((done) => setTimeout(done, 50));
      return [self.isHarmed ?? false, asked, await navigator.serviceWorker.register('sw.js').then(() => true)];
    })()`);
    expect(tried).toEqual([false, 'refused', true]);
  });
});
