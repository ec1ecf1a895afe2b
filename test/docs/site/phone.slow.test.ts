import { expect, it, onTestFinished } from 'vitest';
import { sitePages } from '../../../docs/site/pages.js';
import { describeInChromium } from '../../contract/chromium.ts';
import { startStaticHost } from '../../contract/static-host.ts';

const { pages } = sitePages();

describeInChromium({ name: 'the site of the documents in Chromium' }, (browser) => {
  it('fits a phone: only code and tables are wider than the screen', async () => {
    const host = await startStaticHost(pages);
    const page = await browser().newPage({ viewport: { width: 390, height: 844 } });
    onTestFinished(async () => {
      await page.close();
      await host.close();
    });
    const wide: string[] = [];
    for (const path of pages.keys()) {
      await page.goto(host.url + path);
      if ((await page.evaluate('document.documentElement.scrollWidth')) !== 390) wide.push(path);
    }
    expect(wide).toEqual([]);
  });
});
