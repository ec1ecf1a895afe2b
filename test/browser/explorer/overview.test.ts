import { expect, it } from 'vitest';
import { builtFiles } from '../../node/built-tree.ts';
import { openExplorer } from './small-dom.ts';

it('the overview has counts, the base address with a first request, and a map of the relations', async () => {
  const page = openExplorer('', builtFiles({ only: ['users', 'invoices'], refs: false, items: 30 }));
  await page.says('Mock data to look around in');
  expect(page.find('.overview .tally').textContent).toBe('30 records');
  expect(page.find('.first').textContent).toContain('http://mock.example/repo/');
  expect(page.find('[aria-label="curl code"]').textContent).toBe("curl 'http://mock.example/repo/invoices/index.json'");
  expect(page.find('[aria-label="fetch code"]').textContent).toContain('createFetch(');
  expect(page.find('.map').textContent).toContain('refers to users by customer_id');
  expect(page.find('.map title').textContent).toBe('invoices.customer_id');
});

it('the overview names the resources without references beside the map', async () => {
  const page = openExplorer('', builtFiles({ only: ['users', 'invoices', 'authors'], refs: false, items: 30 }));
  await page.says('No references');
  expect([...page.find('.others').querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(['authors30']);
  expect(page.find('.others a').getAttribute('href')).toBe('?resource=authors');
});
