import { describe, expect, it } from 'vitest';
import { openExplorer } from './small-dom.ts';

const state = (page: ReturnType<typeof openExplorer>): string => page.find('.seed [role=status]').textContent;
const send = (page: ReturnType<typeof openExplorer>): unknown =>
  page.find('.seed form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));

describe('the seed form', () => {
  it("shows the tree's own seed", async () => {
    const page = openExplorer('');
    await page.says('Mock data');
    expect(page.find<HTMLInputElement>('#seed').value).toBe('42');
    expect(state(page)).toBe("The tree's own data.");
    expect(page.text()).not.toContain('Back to seed 42');
  });

  it('says what is wrong with a text that is not a seed, and takes the cursor there', async () => {
    const page = openExplorer('');
    await page.says('Mock data');
    await page.type('#seed', '1.5');
    send(page);
    await page.says('“1.5” is not a seed. A seed is a whole number');
    expect(document.activeElement?.id).toBe('seed');
    expect(page.find('#seed').getAttribute('aria-invalid')).toBe('true');
    expect(location.search).toBe('');
    await page.type('#seed', ' ');
    send(page);
    await page.until(() => expect(page.find('#seed-fault').textContent).toBe(''));
    expect(page.find<HTMLInputElement>('#seed').value).toBe('42');
  });

  it('asks for another seed, and leads back when the host has nothing of it', async () => {
    const page = openExplorer('?resource=authors');
    await page.says('30 authors');
    await page.type('#seed', '7');
    send(page);
    await page.says('Seed 7 cannot be shown here');
    expect(location.search).toBe('?resource=authors&seed=7');
    expect(state(page)).toBe('Seed 7: nothing to show.');
    expect(document.title).toBe('authors · seed 7 · mockgen');
    page.press('.seed button', 'Back to seed 42');
    expect(document.activeElement?.id).toBe('seed');
    await page.says('30 authors');
    expect(page.find<HTMLInputElement>('#seed').value).toBe('42');
    expect(state(page)).toBe("The tree's own data.");
  });

  it('draws a seed that is not shown', async () => {
    const page = openExplorer('');
    await page.says('Mock data');
    page.press('.seed button', 'Random seed');
    await page.until(() => expect(location.search).toMatch(/^\?seed=\d{1,10}$/));
    await page.until(() => expect(`?seed=${page.find<HTMLInputElement>('#seed').value}`).toBe(location.search));
  });

  it('explains an address whose seed is none', async () => {
    const page = openExplorer('?seed=abc');
    await page.says('“abc” is not a seed');
    expect(page.text()).not.toContain('Mock data to look around in');
  });

  it("takes the tree's own seed in an address as no seed", async () => {
    const page = openExplorer('?seed=42');
    await page.says('Mock data');
    expect(state(page)).toBe("The tree's own data.");
  });
});
