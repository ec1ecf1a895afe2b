import { describe, expect, it, vi } from 'vitest';
import { openExplorer } from './small-dom.ts';

describe('the search box', () => {
  it('searches after a pause; what is typed on only refines the search', async () => {
    const page = openExplorer('?resource=authors&page=2');
    await page.says('30 authors');
    const [push, replace] = [vi.spyOn(history, 'pushState'), vi.spyOn(history, 'replaceState')];
    await page.type('#search', 'x');
    await page.type('#search', 'xy');
    expect(location.search).toBe('?resource=authors&page=2');
    await page.says('No authors match “xy”');
    expect([push.mock.calls.length, replace.mock.calls.length]).toEqual([1, 0]);
    await page.type('#search', 'xyz');
    await page.says('No authors match “xyz”');
    expect([push.mock.calls.length, replace.mock.calls.length]).toEqual([1, 1]);
    expect(location.search).toBe('?resource=authors&q=xyz');
  });

  it('adds nothing to the history when the same is searched for again', async () => {
    const page = openExplorer('?resource=authors&q=xyzzy');
    await page.says('No authors match “xyzzy”');
    const push = vi.spyOn(history, 'pushState');
    const replace = vi.spyOn(history, 'replaceState');
    page.find('form.search').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect([push.mock.calls.length, replace.mock.calls.length]).toEqual([0, 0]);
  });

  it('follows the back button, and can then search for the same again', async () => {
    const page = openExplorer('?resource=authors&q=xyzzy');
    await page.says('No authors match “xyzzy”');
    page.press('button', 'Clear the search');
    await page.says('30 authors');
    expect(page.find<HTMLInputElement>('#search').value).toBe('');
    await page.type('#search', 'xyzzy');
    page.find('form.search').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await page.says('No authors match “xyzzy”');
  });

  it('searches in the fields that are chosen', async () => {
    const page = openExplorer('?resource=authors&search_fields=nickname');
    await page.until(() => expect(page.find('fieldset').querySelectorAll('input').length).toBeGreaterThan(2));
    expect(page.find('.choice summary').textContent).toBe('Search in nickname');
    const labels = [...page.find('fieldset').querySelectorAll('label')].map(({ textContent }) => textContent);
    expect(labels).toContain('nickname');
    expect(labels).not.toContain('avatar');
    page.press('button', 'Back to all text fields');
    await page.until(() => expect(page.find('.choice summary').textContent).toBe('Search in all text fields'));
    expect(location.search).toBe('?resource=authors');
  });
});
