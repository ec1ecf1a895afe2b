import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { sitePages, slugOf, TREE } from '../../../docs/site/pages.js';

const REPOSITORY = 'https://code.example/mockgen';
const { pages, pictures } = sitePages(REPOSITORY);

/** Returns the addresses of links and pictures in a page. */
const linksOf = (html: string): readonly string[] =>
  [...html.matchAll(/<(?:a|img)\b[^>]*? (?:href|src)="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );

it('a page has the headings of its document, under the names that GitHub gives them', () => {
  expect(slugOf('The command line, `--only` and 2 more')).toBe('the-command-line---only-and-2-more');
  expect(pages.get('docs/hosting.html')).toContain('<h2 id="github-pages">GitHub Pages</h2>');
});

it.each([...pages])('%s leads only to what there is', (page, html) => {
  for (const link of linksOf(html)) {
    const [path = '', hash] = link.split('#', 2);
    const whole = path === '' ? page : posix.join(posix.dirname(page), path);
    if (path.startsWith(`${REPOSITORY}/blob/main/`))
      expect(link, path).toSatisfy(() => existsSync(path.slice(REPOSITORY.length + 11)));
    else if (/^[a-z]+:/.test(link)) continue;
    else if (whole.startsWith(`${TREE}/`)) expect(existsSync(whole), link).toBe(true);
    else if (whole.startsWith('pictures/')) expect(pictures).toContain(whole.replace('pictures', '.github'));
    else {
      expect([...pages.keys()], link).toContain(whole);
      if (hash !== undefined) expect(pages.get(whole), link).toContain(` id="${hash}"`);
    }
  }
});

it('without a known repository, there are no links into it', () => {
  const { pages: alone } = sitePages();
  expect(alone.get('docs/resources.html')).not.toMatch(/href="[^"]*src\//);
});
