import { describe, expect, it, vi } from 'vitest';
import { FILES, openExplorer } from './small-dom.ts';

const SERVICE = { 'x-cache': 'MISS', 'access-control-expose-headers': 'X-Total-Count' };

describe('the page of the explorer', () => {
  it('shows the list of resources once it is loaded, and its title', async () => {
    const page = openExplorer('');
    expect(page.text()).toContain('Loading the list of resources');
    await page.says('Mock data to look around in');
    expect(page.text()).not.toContain('Loading');
    expect(page.text()).toContain('2 resources with 30 records each, made from seed 42');
    expect(page.find('header .wordmark').getAttribute('aria-current')).toBe('page');
    expect(page.find('header .version').textContent).toMatch(/^\d+\.\d+\.\d+/);
    await page.until(() => expect(document.title).toBe('mockgen'));
  });

  it('says that a host has only files, and registers the service worker for later visits', async () => {
    const page = openExplorer('');
    await page.says('This host has only files.');
    expect(page.register).toHaveBeenCalledWith(new URL('http://mock.example/repo/sw.js'));
  });

  it('registers no service worker on an insecure origin, where browsers have none', async () => {
    const page = openExplorer('');
    vi.stubGlobal('isSecureContext', false);
    await page.says('This host has only files.');
    expect(page.register).not.toHaveBeenCalled();
  });

  it('says that a server answers, and then registers no worker', async () => {
    const page = openExplorer('', FILES, SERVICE);
    await page.says('A server answers these requests');
    expect(page.register).not.toHaveBeenCalled();
  });

  it.each([
    ['nothing is there', {}, '/repo/index.json was answered with 404.'],
    ['no network is there', { 'index.json': undefined }, '/repo/index.json cannot be reached.'],
    ['something else is there', { 'index.json': 'hello', 'mockgen.json': 'hi' }, '/repo/index.json is not JSON.'],
  ])('says so and offers to try again if %s', async (_, files, message) => {
    const page = openExplorer('', files);
    await page.says(message);
    expect(page.find('.alert button').textContent).toBe('Try again');
  });

  it('moves the focus to the content, and leaves the address as it is', async () => {
    const page = openExplorer('');
    await page.says('Mock data');
    page.press('a.skip');
    expect(document.activeElement?.id).toBe('main');
    expect(location.hash).toBe('');
  });

  it('names a resource that it does not have', async () => {
    const page = openExplorer('?resource=nobody');
    await page.says('There is no resource “nobody” here');
  });

  it('puts the cursor into the search box at a slash, unless one types or asks the browser for something', async () => {
    const page = openExplorer('?resource=authors');
    await page.says('30 authors');
    const box = page.find<HTMLInputElement>('#search');
    const key = (target: Element, more: KeyboardEventInit = {}): void => {
      target.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true, ...more }));
    };
    const select = vi.spyOn(box, 'select');
    key(document.body, { ctrlKey: true });
    key(document.body, { key: 'a' });
    key(page.find('#seed'));
    expect(select).not.toHaveBeenCalled();
    key(document.body);
    expect(select).toHaveBeenCalledOnce();
  });

  it('shows what the address says after the back button', async () => {
    const page = openExplorer('?resource=authors');
    await page.says('30 authors');
    history.replaceState(null, '', '/repo/?resource=companies');
    document.defaultView?.dispatchEvent(new Event('popstate'));
    await page.says('30 companies');
  });
});
