import type { Browser, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';

/** Waits until an expression is true in a page. The policy of a page forbids that the page itself waits for a text. */
export async function waitUntil(page: Page, expression: string): Promise<void> {
  await expect.poll(() => page.evaluate(expression), { timeout: 10_000 }).toBe(true);
}

/** Opens an address, and fails if the page asks another origin or logs an error. */
export async function openPage(
  browser: Browser,
  address: string,
  colorScheme: 'light' | 'dark' = 'light',
): Promise<Page> {
  const context = await browser.newContext({ colorScheme });
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on(
    'console',
    (message) => message.type() === 'error' && complaints.push(`${message.text()} ${message.location().url}`),
  );
  page.on('pageerror', (error) => complaints.push(String(error)));
  const { origin } = new URL(address);
  page.on('request', (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && new URL(request.url()).origin !== origin)
      complaints.push(`asked ${request.url()}`);
  });
  onTestFinished(async () => {
    await context.close();
    expect(complaints).toEqual([]);
  });
  await page.goto(address);
  return page;
}
