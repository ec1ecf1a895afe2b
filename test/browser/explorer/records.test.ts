import { describe, expect, it } from 'vitest';
import { openExplorer } from './small-dom.ts';

describe('the records of a resource', () => {
  it('are a table of one page, with the number of all', async () => {
    const page = openExplorer('?resource=authors');
    expect(page.text()).not.toContain('There is no page');
    await page.says('30 authors (page 1)');
    expect(page.find('tbody').querySelectorAll('tr')).toHaveLength(10);
    expect(page.find('.pager .place').textContent).toBe('Page 1 of 3');
    expect(page.text()).not.toContain('Looked for in');
    expect(page.find('[aria-label="Records of authors"]').getAttribute('aria-busy')).toBe('false');
    expect(page.find('.request .path').textContent).toBe('Request: GET /repo/authors');
  });

  it('are on further pages', async () => {
    const page = openExplorer('?resource=authors&count=25');
    await page.says('Page 1 of 2');
    expect(page.find('[aria-label="First page"]').getAttribute('aria-disabled')).toBe('true');
    page.press('button', 'Next');
    await page.says('(page 2)');
    expect(location.search).toBe('?resource=authors&page=2&count=25');
    expect(page.find('tbody').querySelectorAll('tr')).toHaveLength(5);
    expect(page.find('[aria-label="Last page"]').getAttribute('aria-disabled')).toBe('true');
  });

  it('name no page where there is only one', async () => {
    const one = openExplorer('?resource=authors&count=50');
    await one.says('30 authors');
    expect(one.text()).not.toContain('(page');
  });

  it('are none beyond the last page, from where a button leads back', async () => {
    const page = openExplorer('?resource=authors&page=9');
    await page.says('There is no page 9; the last one is page 3.');
    expect(page.text()).not.toContain('Clear the search');
    page.press('button', 'Go to the last page');
    await page.says('(page 3)');
  });

  it('are none where none matches, from where a button leads to all', async () => {
    const page = openExplorer('?resource=authors&q=xyzzy');
    await page.says('No authors match “xyzzy”');
    expect(page.text()).toContain('Looked for in all text fields.');
    expect(page.text()).not.toContain('Records per page');
    page.press('button', 'Clear the search');
    await page.says('30 authors');
    expect(page.find<HTMLInputElement>('#search').value).toBe('');
    expect(location.search).toBe('?resource=authors');
  });

  it('align numbers to the right, and their headings too', async () => {
    const page = openExplorer('?resource=authors');
    await page.says('30 authors');
    const [id, ...others] = [...page.find('thead').querySelectorAll('th')];
    expect([id?.textContent, id?.className]).toEqual(['id', 'number']);
    const classOf = (name: string): string | undefined => others.find((one) => one.textContent === name)?.className;
    expect([classOf('name'), classOf('books_count')]).toEqual(['', 'number']);
  });

  it('open in a dialog, with steps to their neighbours across pages', async () => {
    const page = openExplorer('?resource=authors');
    await page.says('30 authors');
    page.press('a[data-record="10"]');
    await page.says('10 of 30');
    await page.says('"id": 10');
    page.press('dialog button', 'Next');
    await page.says('11 of 30');
    await page.says('"id": 11');
    expect(location.search).toBe('?resource=authors&page=2&record=11');
    page.press('dialog button', 'Close');
    await page.until(() => expect(location.search).toBe('?resource=authors&page=2'));
    await page.until(() => expect(document.querySelector('dialog')).toBeNull());
  });

  it('open without steps where an address names a record of another page', async () => {
    const page = openExplorer('?resource=authors&record=25');
    await page.says('"id": 25');
    await page.says('30 authors (page 1)');
    expect(page.find('dialog').textContent).not.toContain('Previous');
  });
});
