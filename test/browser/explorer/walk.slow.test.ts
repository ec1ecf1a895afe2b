import { expect, it } from 'vitest';
import { describeInChromium } from '../../contract/chromium.ts';
import { HOSTS } from './hosts.ts';
import { openPage } from './open-page.ts';

const TREE = { only: ['users', 'invoices', 'subscriptions', 'tickets'], items: 40 } as const;

describeInChromium({ name: 'a walk through references in Chromium' }, (browser) => {
  it.each(HOSTS)('leads from record to record, and back, on %s', async (_, start) => {
    const url = await start(TREE);
    const page = await openPage(browser(), `${url}?resource=invoices&page=2`);
    await page.locator('[data-record="11"]').click();
    await page.getByRole('dialog', { name: /^invoice 11 / }).waitFor();
    await page.locator('.json a').click();
    const user = page.getByRole('dialog', { name: /^user / });
    await user.waitFor();
    await user.locator('.story').waitFor();
    const link = user.locator('.relatives').getByRole('link', { name: /^\d+ invoices?$/ });
    const count = Number.parseInt((await link.textContent()) ?? '', 10);
    await link.click();
    await page
      .getByText(`${count} ${count === 1 ? 'invoice' : 'invoices'}`, { exact: false })
      .first()
      .waitFor();
    expect(await page.locator('tbody tr').count()).toBe(Math.min(count, 10));
    await page.goBack();
    await user.waitFor();
    await page.goBack();
    await page.getByRole('dialog', { name: /^invoice 11 / }).waitFor();
    await page.goBack();
    await page.locator('[data-record="20"]').waitFor();
    await page.goForward();
    await page.getByRole('dialog', { name: /^invoice 11 / }).waitFor();
  });
});
