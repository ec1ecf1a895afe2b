import { describe, expect, it } from 'vitest';
import { FILES, openExplorer } from './small-dom.ts';

const FIELDS = '?resource=authors&view=fields';

describe('the fields of a resource', () => {
  it('are a table with their types and meanings, which the keyboard can scroll', async () => {
    const page = openExplorer(FIELDS);
    expect(page.text()).not.toContain('has no schema');
    await page.says('Made by');
    const region = page.find('[aria-label="Fields of authors"]');
    expect(region.tabIndex).toBe(0);
    expect(region.querySelector('tbody th')?.textContent).toBe('id');
    expect(page.find('.views [aria-current=page]').textContent).toBe('Fields');
    expect(page.text()).not.toContain('Records per page');
  });

  it('tell where a field can be null, and its values and range', async () => {
    const schema = {
      properties: {
        size: { type: ['integer', 'null'], minimum: 1, maximum: 5, format: 'int32', description: 'How large.' },
        state: { type: 'string', enum: ['open', 'shut'], 'x-generator': 'choices' },
        mail: { type: 'string', 'x-generator': 'email', 'x-copy': 'company.email' },
        company: { type: 'integer', 'x-references': 'companies', 'x-generator': 'random_int' },
        house: { type: 'object', properties: { street: { type: 'string', 'x-references': 'streets' } } },
      },
    };
    const page = openExplorer(FIELDS, { ...FILES, 'authors/meta.json': JSON.stringify({ schema }) });
    await page.says('Made by');
    const rows = [...page.find('tbody').querySelectorAll('tr')].map((row) => row.textContent);
    expect(rows).toEqual([
      'sizeintegerint32or nullfrom 1 to 5How large.',
      'statestringopenshutchoices',
      'mailstringcopy of company.email',
      'companyintegerid of companiesa reference',
      'houseobject',
      'house.streetstringid of streetsa reference',
    ]);
    expect(page.find('.mark a').textContent).toBe('companies');
    const last = [...page.find('tbody').querySelectorAll('td:last-child')].map((cell) => cell.innerHTML);
    expect(last).toEqual([
      '',
      '<code>choices</code>',
      'copy of <code>company.email</code>',
      'a reference',
      '',
      'a reference',
    ]);
    expect(page.find('ul.values').getAttribute('aria-label')).toBe('one of');
    expect(page.find('tbody').querySelectorAll('ul')).toHaveLength(1);
  });

  it('are missing where the meta document has none', async () => {
    const page = openExplorer(FIELDS, { ...FILES, 'authors/meta.json': '{}' });
    await page.says('The meta document of authors has no schema.');
  });
});
