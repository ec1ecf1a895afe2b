import { h } from 'preact';
import { expect, it } from 'vitest';
import { LocalFile } from '../../../src/browser/explorer/local.tsx';
import { lendBrowser, show } from './small-dom.ts';

it('a page that was opened as a file says how to serve the folder; the keyboard reaches the command', () => {
  lendBrowser('file:///tmp/site/index.html');
  const { find } = show(h(LocalFile, {}));
  expect(find('pre').textContent).toBe('npx mockgen-cli serve path/to/this/folder');
  expect(find('pre').tabIndex).toBe(0);
});
