import { expect, it } from 'vitest';
import { openExplorer } from './small-dom.ts';

it('three stops of the tab key lead to the first control: to the content, to the start, to the resources', async () => {
  const page = openExplorer('?resource=companies');
  await page.says('30 companies');
  const stops = [...document.querySelectorAll<HTMLElement>('a[href], input, button:not(.menu)')].filter(
    ({ tabIndex }) => tabIndex >= 0,
  );
  expect(stops.slice(0, 4).map(({ id, textContent }) => id || textContent)).toEqual([
    'Skip to the content',
    'mockgen',
    'companies',
    'seed',
  ]);
  stops[2]?.focus();
  stops[2]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, cancelable: true }));
  expect(document.activeElement?.textContent).toBe('authors');
});
