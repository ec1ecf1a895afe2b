import { describe, expect, it } from 'vitest';
import { FILES, openExplorer } from './small-dom.ts';

describe('the request builder', () => {
  it('asks for what its fields say, and shows the answer', async () => {
    const page = openExplorer('?resource=authors&view=request');
    await page.says('GET /repo/authors');
    await page.says('x-total-count');
    await page.type('#ask-limit', '2');
    await page.type('#ask-page', '3');
    await page.says('GET /repo/authors?limit=2&page=3');
    expect(location.search).toBe('?resource=authors&view=request&ask=authors%3Flimit%3D2%26page%3D3');
    await page.says('"id": 5');
    expect(page.find('.headers').textContent).toContain('rel="next"');
  });

  it('has a control for each kind of value', async () => {
    const page = openExplorer('?resource=authors&view=request');
    await page.says('x-total-count');
    const limit = page.find<HTMLInputElement>('#ask-limit');
    expect([limit.type, limit.min, page.find<HTMLInputElement>('#ask-q').type]).toEqual(['number', '1', 'text']);
    const nocache = page.find<HTMLInputElement>('#ask-nocache');
    expect(nocache.type).toBe('checkbox');
    nocache.click();
    await page.says('GET /repo/authors?nocache=true');
    nocache.click();
    await page.until(() => expect(page.find('.path').textContent).toMatch(/authors$/));
    const offered = (): readonly (string | null)[] =>
      [...page.find('#ask-search_fields-values').querySelectorAll('option')].map((one) => one.getAttribute('value'));
    expect(offered()).toContain('email');
    expect(offered()).not.toContain('avatar');
    await page.type('#ask-search_fields', 'name,');
    await page.until(() => expect(offered()).toContain('name,email'));
    expect(offered()).not.toContain('name,name');
  });

  it('says beside a control what the service finds wrong with its value', async () => {
    const page = openExplorer('?resource=authors&view=request&ask=authors?page=x%26search_fields=nobody');
    await page.says("expected an integer from 1, got 'x'");
    const box = page.find<HTMLInputElement>('#ask-page');
    expect([box.type, box.value, box.getAttribute('aria-invalid')]).toEqual(['text', 'x', 'true']);
    expect(page.find('#ask-page-fault').textContent).toBe("expected an integer from 1, got 'x'");
    expect(page.find('#ask-search_fields-fault').textContent).toContain('unknown: nobody');
    expect(page.find('#ask-limit').getAttribute('aria-invalid')).toBe('false');
    await page.type('#ask-page', '2');
    await page.until(() => expect(page.find('#ask-page-fault').textContent).toBe(''));
    expect(page.find<HTMLInputElement>('#ask-page').type).toBe('number');
  });

  it('starts with the request of the records', async () => {
    const page = openExplorer('?resource=authors&q=an&view=request');
    await page.says('GET /repo/authors?q=an');
    expect(page.find<HTMLInputElement>('#ask-q').value).toBe('an');
  });

  it('asks for one record, without what only lists have', async () => {
    const page = openExplorer('?resource=authors&view=request&ask=authors?limit=2');
    await page.says('GET /repo/authors?limit=2');
    page.find<HTMLInputElement>('.kinds label:nth-of-type(2) input').click();
    await page.says('GET /repo/authors/1');
    expect(page.text()).not.toContain('limit=2');
    await page.type('#ask-key', '7');
    await page.says('"id": 7');
    await page.type('#ask-key', '99');
    await page.says('404');
    await page.until(() => expect(page.find('#ask-key-fault').textContent).toBe('There is no such id.'));
  });

  it('takes what lies below a record for a list, which has no file of its own', async () => {
    const page = openExplorer('?resource=authors&view=request&ask=authors/1/books');
    await page.says('GET /repo/authors/1/books');
    expect(page.find<HTMLInputElement>('.kinds input').checked).toBe(true);
    expect(page.find('.sent .empty').textContent).toContain('so curl cannot ask it');
    page.press('.choices button', 'Node');
    await page.until(() => expect(page.find('.code pre').textContent).toMatch(/^node /));
  });

  it('writes the request in five languages', async () => {
    const page = openExplorer('?resource=authors&view=request&ask=authors/3', FILES);
    await page.says("curl 'http://mock.example/repo/authors/3.json'");
    for (const [name, code] of [
      ['fetch', 'createFetch('],
      ['axios', 'axios.get('],
      ['Python', 'urlopen('],
      ['TypeScript', "get('/authors/3')"],
    ] as const) {
      page.press('.choices button', name);
      await page.until(() => expect(page.find('.code pre').textContent).toContain(code));
    }
  });
});
