import { describe, expect, it } from 'vitest';
import { moved } from '../../../src/browser/explorer/columns.tsx';
import { missingDecimals } from '../../../src/browser/explorer/decimals.ts';
import { shownAsCsv, shownAsJson } from '../../../src/browser/explorer/download.tsx';
import { openExplorer, type SmallPage } from './small-dom.ts';

const headsOf = (page: SmallPage): readonly string[] =>
  [...page.find('thead').querySelectorAll('th')].map(({ textContent }) => textContent);
const keysOf = (page: SmallPage): readonly number[] =>
  [...page.find('tbody').querySelectorAll('th')].map(({ textContent }) => Number(textContent));

describe('the table of records', () => {
  it('is sorted by a click on a heading, which the address keeps', async () => {
    const page = openExplorer('?resource=authors&page=2');
    await page.says('30 authors');
    page.press('.sort', 'id');
    await page.says('this page sorted by id');
    page.press('.sort', 'id');
    expect(location.search).toBe('?resource=authors&page=2&sort=-id');
    await page.until(() => expect(keysOf(page)).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12, 11]));
    expect(page.find('[aria-sort]').getAttribute('aria-sort')).toBe('descending');
  });

  it('has the columns that one chooses, in the order that one gives them', async () => {
    const page = openExplorer('?resource=authors');
    await page.says('30 authors');
    const [id, first, second, ...rest] = headsOf(page);
    page.press('[aria-label^="Move"]', '›');
    await page.until(() => expect(headsOf(page)).toEqual([id, second, first, ...rest]));
    page.press('.tools input');
    await page.until(() => expect(headsOf(page)).toEqual([id, first, ...rest]));
    expect(location.search).toContain(`&columns=${[first, ...rest].join(',')}`);
    page.press('.tools .plain');
    await page.until(() => expect(headsOf(page)).toEqual([id, first, second, ...rest]));
    expect(location.search).toBe('?resource=authors');
  });

  it('leads from row to row with the arrow keys', async () => {
    const page = openExplorer('?resource=authors');
    await page.says('30 authors');
    const press = (key: string): void => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    };
    page.find('[data-record="1"]').focus();
    press('ArrowDown');
    press('ArrowDown');
    press('ArrowUp');
    expect(document.activeElement?.textContent).toBe('2');
    press('End');
    expect(document.activeElement?.textContent).toBe('10');
  });

  it('is entered from the search box, and left for it, with a key', async () => {
    const page = openExplorer('?resource=authors');
    await page.says('30 authors');
    const press = (key: string, more: KeyboardEventInit = {}): boolean =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
      ) ?? false;
    const search = page.find('#search');
    expect(page.find(`#${search.getAttribute('aria-describedby')}`).textContent).toBe(
      '/ to search, ↓ from there to the rows, Enter opens one, Esc closes it',
    );
    search.focus();
    press('ArrowDown', { shiftKey: true });
    expect(document.activeElement).toBe(search);
    press('ArrowDown');
    press('ArrowDown');
    expect(document.activeElement?.getAttribute('data-record')).toBe('2');
    expect(press('Escape')).toBe(false);
    expect(document.activeElement).toBe(search);
    // What was typed is searched for at once, and the focus stays on the first row of what is found.
    await page.type('#search', 'an');
    press('ArrowDown');
    expect(location.search).toContain('q=an');
    await page.says('match “an”');
    expect(document.activeElement).toBe(page.find('[data-record]'));
  });

  it('marks what was found', async () => {
    const page = openExplorer('?resource=authors&q=an');
    await page.says('match “an”');
    await page.until(() => page.find('mark'));
    for (const mark of page.find('tbody').querySelectorAll('mark')) expect(mark.textContent).toMatch(/^[aáàâäãå]n$/i);
  });

  it('goes to any page, and to the last one for a larger number', async () => {
    const page = openExplorer('?resource=authors');
    await page.says('Page 1 of 3');
    const go = async (text: string): Promise<void> => {
      await page.type('form.count input', text);
      page.find('form.count').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    };
    await go('2');
    await page.says('Page 2 of 3');
    await go('99');
    await page.says('Page 3 of 3');
    await go('x');
    expect(location.search).toBe('?resource=authors&page=3');
  });
});

describe('a record', () => {
  it('is followed by the next one at an arrow key', async () => {
    const page = openExplorer('?resource=authors&record=3');
    await page.says('3 of 30');
    const press = (key: string): void => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    };
    press('ArrowRight');
    await page.says('4 of 30');
    press('ArrowLeft');
    await page.says('3 of 30');
  });
});

describe('what is shown', () => {
  const records = [
    { id: 1, name: '=1+1', tags: ['a', 'b'] },
    { id: 2, name: 'Ann, Lee' },
  ];

  it('is saved as JSON, with the columns of the table', () => {
    expect(JSON.parse(shownAsJson(records, ['name', 'id']))).toEqual([
      { name: '=1+1', id: 1 },
      { name: 'Ann, Lee', id: 2 },
    ]);
  });

  it('is saved as CSV that is safe to open in a spreadsheet', () => {
    expect(shownAsCsv(records, ['id', 'name', 'tags'])).toBe(
      'id,name,tags\r\n1,\'=1+1,"[""a"",""b""]"\r\n2,"Ann, Lee",\r\n',
    );
  });
});

it('numbers of a column have their points below each other', () => {
  expect(missingDecimals([4.6, 22.99, 7, 'x', null])).toEqual(['0', '', '.00', '', '']);
  expect(missingDecimals([])).toEqual([]);
});

it('a column at an end stays there', () => {
  const names = ['a', 'b'];
  expect(moved(names, 'a', -1)).toBe(names);
  expect(moved(names, 'b', 1)).toBe(names);
});
