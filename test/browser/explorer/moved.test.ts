import { expect, it, vi } from 'vitest';
import { FILES, openExplorer } from './small-dom.ts';

it('a page says where its tree is, once a server has given it another base', async () => {
  let listener: (event: { readonly data: string }) => void = () => {};
  class Source {
    addEventListener(_: string, given: typeof listener): void {
      listener = given;
    }
    close(): void {}
  }
  vi.stubGlobal('EventSource', Source);
  const page = openExplorer('?resource=authors', FILES, { 'x-mockgen-events': '/mockgen-events' });
  await page.says('30 authors');
  const tell = (builds: number, base: string): void => {
    listener({ data: JSON.stringify({ builds, base, faults: [] }) });
  };
  tell(1, '/repo');
  tell(2, '/repo');
  expect(page.text()).not.toContain('has changed');
  tell(3, '/v2');
  await page.says('The base of this tree has changed');
  expect(page.find('.rebuilt a').getAttribute('href')).toBe('http://mock.example/v2/?resource=authors');
  tell(4, '/repo');
  await page.until(() => expect(page.text()).not.toContain('has changed'));
});
