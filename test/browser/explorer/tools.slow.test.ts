import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { transform } from 'esbuild';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { describeInChromium } from '../../contract/chromium.ts';
import { openPage, waitUntil } from './open-page.ts';
import { HOSTS, startFiles } from './hosts.ts';

const TREE = { only: ['users', 'invoices'], items: 40 } as const;

/** The texts of the shown table, by row. The first row has the names of the columns. */
const cellsOf = (page: Page): Promise<readonly (readonly string[])[]> =>
  page
    .locator('table.records tr')
    .evaluateAll((rows) => rows.map(({ children }) => [...children].map((cell) => cell.textContent ?? '')));

const headsOf = async (page: Page): Promise<readonly string[]> => (await cellsOf(page))[0] ?? [];

/** Presses a button that saves a file. Returns its name and its text. */
async function download(page: Page, format: string): Promise<readonly [name: string, text: string]> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Download as ${format}` }).click(),
  ]);
  return [file.suggestedFilename(), readFileSync(await file.path(), 'utf8')];
}

/** Presses a button that copies something. Returns what the clipboard then has. */
async function copied(page: Page, format: string): Promise<string> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Copy as ${format}` })
    .click();
  await page.getByText(`Copied as ${format}`).waitFor();
  return page.evaluate('navigator.clipboard.readText()');
}

describeInChromium({ name: 'what one does with records in Chromium' }, (browser) => {
  describe.each(HOSTS)('on %s', (_, start) => {
    it('columns are moved and left out, rows sorted, and a reload keeps it all', async () => {
      const page = await openPage(browser(), `${await start(TREE)}?resource=invoices`);
      await page.getByText('Columns all').click();
      await page.getByRole('button', { name: 'Move total to the left' }).click();
      await page.getByRole('button', { name: 'Move total to the left' }).click();
      await page.getByRole('checkbox', { name: 'customer_email' }).uncheck();
      const total = page.getByRole('columnheader', { name: 'total' }).getByRole('button');
      await total.click();
      await total.click();
      await page.getByText('this page sorted by total').waitFor();
      const heads = await headsOf(page);
      expect(heads.slice(0, 6)).toEqual(['id', 'invoice_number', 'customer_id', 'customer_name', 'total', 'amount']);
      expect(new URL(page.url()).searchParams.get('columns')).toBe(heads.slice(1).join(','));
      const before = await cellsOf(page);
      const totals = before.slice(1).map((row) => Number(row[4]));
      expect(totals).toEqual(totals.toSorted((one, other) => other - one));
      await page.reload();
      await page.getByText('this page sorted by total').waitFor();
      await expect.poll(() => cellsOf(page)).toEqual(before);
    });

    it('what is shown is saved as JSON and as CSV', async () => {
      const columns = 'status,total,customer_id';
      const page = await openPage(browser(), `${await start(TREE)}?resource=invoices&columns=${columns}&sort=-total`);
      await page.getByText('this page sorted by total').waitFor();
      await page.locator('[data-record]').first().waitFor();
      const [heads = [], ...rows] = await cellsOf(page);
      const [name, json] = await download(page, 'JSON');
      expect(name).toBe('invoices.json');
      const saved = JSON.parse(json) as readonly Readonly<Record<string, unknown>>[];
      expect(Object.keys(saved[0] ?? {})).toEqual(heads);
      expect(saved.map((record) => Object.values(record).map(String))).toEqual(rows);
      const [csvName, csv] = await download(page, 'CSV');
      expect(csvName).toBe('invoices.csv');
      expect(csv.trimEnd().split('\r\n')).toEqual([heads, ...rows].map((row) => row.join(',')));
    });

    it('a record is copied as JSON and as TypeScript', async () => {
      const base = await start(TREE);
      const page = await openPage(browser(), `${base}?resource=users&record=3`);
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const record: unknown = await (await fetch(`${base}users/3.json`)).json();
      await page.getByRole('dialog', { name: /^user 3 / }).waitFor();
      expect(JSON.parse(await copied(page, 'JSON'))).toEqual(record);
      const { code } = await transform(`${await copied(page, 'TypeScript')}\nexport default user;`, { loader: 'ts' });
      const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
        readonly default: unknown;
      };
      expect(module.default).toEqual(record);
    });

    it('a page is jumped to, and arrow keys lead from row to row and from record to record', async () => {
      const page = await openPage(browser(), `${await start(TREE)}?resource=users`);
      await page.getByLabel('Go to page').fill('3');
      await page.keyboard.press('Enter');
      const row = page.locator('[data-record="21"]');
      await row.waitFor();
      await row.focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: /^user 22 / }).waitFor();
      await page.keyboard.press('ArrowRight');
      await page.getByRole('dialog', { name: /^user 23 / }).waitFor();
      await page.keyboard.press('ArrowLeft');
      await page.getByRole('dialog', { name: /^user 22 / }).waitFor();
    });
  });

  it('search and headings stay in view at the end of a page, and hide nothing of each other', async () => {
    const page = await openPage(browser(), `${await startFiles(TREE)}?resource=invoices&count=50`);
    await page.setViewportSize({ width: 1280, height: 620 });
    await page.locator('[data-record]').first().waitFor();
    // The names beside the references widen their column.
    await waitUntil(page, `[...document.querySelectorAll('.reference')].every(({ dataset }) => dataset.name)`);
    await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    await page.evaluate(`document.querySelector('.scroll').scrollTo(9999, 400)`);
    const seen: unknown =
      await page.evaluate(`['#search', 'thead th:first-child', 'thead th:last-child'].map((selector) => {
      const element = document.querySelector(selector);
      const { left, top, height } = element.getBoundingClientRect();
      const x = Math.min(left + 4, innerWidth - 40);
      return element.contains(document.elementFromPoint(x, top + 4)) && element.contains(document.elementFromPoint(x, top + height - 4));
    })`);
    expect(seen).toEqual([true, true, true]);
  });

  it('a table has a shadow at its right edge while there is more beyond it', async () => {
    const url = await startFiles(TREE);
    /** A picture of the edge between two lines of a heading and a row, where there is no text. */
    const edgeOf = async (page: Page): Promise<string> => {
      const { x = 0, y = 0, width = 0 } = (await page.locator('.scroll').boundingBox()) ?? {};
      const { y: row = 0 } = (await page.locator('tbody tr').first().boundingBox()) ?? {};
      const clip = { x: x + width - 5, y: Math.max(y, row) + 1, width: 4, height: 4 };
      return (await page.screenshot({ clip })).toString('base64');
    };
    const wide = await openPage(browser(), `${url}?resource=users`);
    await wide.locator('[data-record]').first().waitFor();
    const cut = await edgeOf(wide);
    await wide.evaluate(`document.querySelector('.scroll').scrollTo(9999, 0)`);
    const end = await edgeOf(wide);
    expect(end).not.toBe(cut);
    const narrow = await openPage(browser(), `${url}?resource=users&columns=age`);
    await narrow.locator('[data-record]').first().waitFor();
    expect(await edgeOf(narrow)).toBe(end);
  });

  it('a record stays where it is on a phone while the rest arrives', async () => {
    const base = await startFiles(TREE);
    const page = await openPage(browser(), base);
    await page.setViewportSize({ width: 390, height: 844 });
    // What the record needs beside itself comes late, as on a slow network.
    await page.route(/users\/(?:meta|all)\.json$/, async (route) => {
      await setTimeout(300);
      await route.continue();
    });
    await page.goto(`${base}?resource=users&record=1`);
    await page.getByRole('dialog').locator('.story').waitFor();
    // Summed up as a browser does. More than 0.1 is what people notice.
    const moved = await page.evaluate(`new Promise((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().reduce((sum, { value }) => sum + value, 0)))
        .observe({ type: 'layout-shift', buffered: true });
      setTimeout(() => resolve(0), 1000);
    })`);
    expect(moved).toBeLessThan(0.1);
  });
});
