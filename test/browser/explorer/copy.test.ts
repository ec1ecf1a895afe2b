import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { describeInChromium } from '../../contract/chromium.ts';
import { startServed } from './hosts.ts';
import { openPage } from './open-page.ts';
import { openExplorer } from './small-dom.ts';

const TREE = { only: ['authors'], refs: false, items: 30 } as const;

describe('a command that a host of files cannot answer', () => {
  it('cannot be copied, and its button says why', async () => {
    const page = openExplorer('?resource=authors&q=an');
    await page.says('match “an”');
    const curl = page.find('[aria-label="Copy as curl"]');
    expect(curl.getAttribute('aria-disabled')).toBe('true');
    expect(curl.title).toContain('through mockgen.js');
    page.press('[aria-label="Copy as curl"]');
    await page.until(() => expect(page.find('.note').textContent).toBe(curl.title));
    expect(page.find('[aria-label="Copy as Node"]').getAttribute('aria-disabled')).toBe('false');
  });
});

/** Where everything on the page is, except for messages above it and what is folded away. */
const placesOf = (page: Page): Promise<unknown> =>
  page.evaluate(`[...document.querySelectorAll('#app *:not(.note, details:not([open]) *)')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [element.tagName, x, y, width, height].join(' ');
  })`);

describeInChromium({ name: 'copying in Chromium', isLong: true }, (browser) => {
  it.each([
    ['', 'Copy curl'],
    ['?resource=authors', 'Copy as curl'],
    ['?resource=authors&record=2', 'Copy as JSON'],
    ['?resource=authors&view=request', 'Copy curl'],
  ])('moves nothing on the page: %s', async (query, name) => {
    const page = await openPage(browser(), (await startServed(TREE)) + query);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const button = page.getByRole('button', { name, exact: true }).last();
    await button.waitFor();
    await page.getByText('Loading').first().waitFor({ state: 'detached' });
    // What comes last takes its place.
    await page.waitForTimeout(300);
    const before = await placesOf(page);
    await button.click();
    await page.getByText('Copied').waitFor();
    await expect.poll(() => placesOf(page)).toEqual(before);
  });
});
