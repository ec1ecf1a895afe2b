import { expect, it } from 'vitest';
import { describeInChromium } from '../contract/chromium.ts';
import { mockApi } from './playwright.js';

describeInChromium({ name: 'the recipe for Playwright, in Chromium', isLong: true }, (browser) => {
  it('answers what a page asks for, and lets nothing out', async () => {
    const page = await browser().newPage();
    await mockApi(page, 'https://api.example');
    const asked = `fetch('https://api.example/users?page=2&limit=20').then((response) => response.json())`;
    const { data, pagination } = await page.evaluate<{ data: unknown[]; pagination: object }>(asked);
    expect([data.length, pagination]).toEqual([10, { page: 2, limit: 20, total: 30, total_pages: 2 }]);
    await page.close();
  });

  it('fails as it is asked to', async () => {
    const page = await browser().newPage();
    await mockApi(page, 'https://api.example', { fail: 1 });
    const asked = `fetch('https://api.example/users').then((response) => response.status, () => 'cut')`;
    const told: unknown[] = [];
    for (let attempt = 0; attempt < 12; attempt++) told.push(await page.evaluate(asked));
    expect(new Set(told)).toEqual(new Set([500, 429, 'cut']));
    await page.close();
  });
});
