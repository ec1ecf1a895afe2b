import { h } from 'preact';
import { expect, it, vi } from 'vitest';
import { BASE, lendBrowser, show } from './small-dom.ts';

it('a heading takes the focus when it appears, but not the first of the page, which the browser has placed', async () => {
  vi.resetModules();
  const { Heading } = await import('../../../src/browser/explorer/heading.tsx');
  const { scroll } = lendBrowser(BASE);
  const first = show(h(Heading, { children: 'First' }));
  await Promise.resolve();
  await first.until(() => expect(first.find('h1').textContent).toBe('First'));
  const second = show(h(Heading, { children: 'Second' }));
  await second.until(() => expect(document.activeElement).toBe(second.find('h1')));
  expect(scroll.mock.calls).toEqual([[0, 0]]);
  expect(second.find('h1').tabIndex).toBe(-1);
});
