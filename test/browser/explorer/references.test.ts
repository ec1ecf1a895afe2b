import { describe, expect, it } from 'vitest';
import { builtFiles } from '../../node/built-tree.ts';
import { openExplorer } from './small-dom.ts';

const FILES = builtFiles({ only: ['users', 'invoices', 'subscriptions'], refs: false, items: 30 });

interface Invoice {
  readonly id: number;
  readonly customer_id: number;
  readonly customer_name: string;
}

const invoices = JSON.parse(FILES['invoices/all.json'] ?? '') as readonly Invoice[];
const [first] = invoices;
const ofFirst = invoices.filter(({ customer_id: id }) => id === first?.customer_id);

describe('a reference', () => {
  it('is a link in tables, with the name of the record beside it', async () => {
    const page = openExplorer('?resource=invoices', FILES);
    await page.says('30 invoices');
    const link = page.find('tbody .references a');
    expect([link.textContent, link.getAttribute('href')]).toEqual([
      String(first?.customer_id),
      `?resource=users&record=${first?.customer_id}`,
    ]);
    await page.until(() => expect(link.dataset['name']).toBe(first?.customer_name));
  });

  it('is a link in a record, and leads to the other one', async () => {
    const page = openExplorer('?resource=invoices&record=1', FILES);
    await page.says('"customer_id"');
    await page.until(() => expect(page.find('.json a').dataset['name']).toBe(first?.customer_name));
    expect(JSON.parse(page.find('pre.json').textContent)).toEqual(first);
    page.press('.json a');
    await page.says(`user ${first?.customer_id} ${first?.customer_name}`);
    expect(location.search).toBe(`?resource=users&record=${first?.customer_id}`);
  });
});

describe('the records that refer to a record', () => {
  it('are counted, and have a list of their own', async () => {
    const page = openExplorer(`?resource=users&record=${first?.customer_id}`, FILES);
    await page.says('Referred to by');
    const count = `${ofFirst.length} ${ofFirst.length === 1 ? 'invoice' : 'invoices'}`;
    page.press('.relatives a', count);
    expect(location.search).toBe(`?resource=invoices&under=users/${first?.customer_id}/invoices`);
    await page.says(`Only those whose customer_id is ${first?.customer_id} of users.`);
    await page.until(() => page.find('tbody'));
    const keys = [...page.find('tbody').querySelectorAll('th')].map(({ textContent }) => textContent);
    expect(keys).toEqual(ofFirst.slice(0, 10).map(({ id }) => String(id)));
    page.press('.narrowing a', 'All invoices');
    await page.says('30 invoices');
  });

  it('are told in the order of time', async () => {
    const page = openExplorer(`?resource=users&record=${first?.customer_id}`, FILES);
    await page.says('In order of time');
    const dates = [...page.find('.story').querySelectorAll('time')].map(({ textContent }) => textContent);
    expect(dates.length).toBeGreaterThan(ofFirst.length);
    expect(dates).toEqual(dates.toSorted());
    expect(page.find('.story').textContent).toContain(`user ${first?.customer_id}`);
  });
});

describe('a long text of data', () => {
  it('is folded, with its picture, until one wants to see it', async () => {
    const page = openExplorer('?resource=users&record=1', FILES);
    await page.says('"avatar"');
    const text = page.find('.folded').textContent;
    expect(page.find('pre.json img').getAttribute('src')).toBe(JSON.parse(text));
    page.press('.unfold');
    await page.until(() => expect(page.find('.unfold').getAttribute('aria-expanded')).toBe('true'));
    expect(page.find('pre.json .string + .unfold').previousElementSibling?.className).toBe('string');
  });
});

it('a host of files looks through many records only when it is asked to', async () => {
  const manifest = JSON.parse(FILES['mockgen.json'] ?? '') as { resources: { invoices: { total: number } } };
  manifest.resources.invoices.total = 50_000;
  const index = JSON.parse(FILES['index.json'] ?? '') as { resources: { name: string; total?: number }[] };
  for (const one of index.resources) if (one.name === 'invoices') one.total = 50_000;
  const files = { ...FILES, 'mockgen.json': JSON.stringify(manifest), 'index.json': JSON.stringify(index) };
  const page = openExplorer('?resource=users&record=1', files);
  await page.says('Look through 50,030 records for those that refer to this one');
  expect(page.text()).not.toContain('Referred to by');
});
