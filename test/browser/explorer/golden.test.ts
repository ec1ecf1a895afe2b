import { expect, it } from 'vitest';
import { FILES, openExplorer, type Files } from './small-dom.ts';

// What readers, screen readers and style sheets get of a page: each element with its class, its attributes and its text.
// After a change, `npx vitest run test/browser/explorer/golden.test.ts -u` writes the pages again, and a reviewer reads
// the difference.

const SERVER = { 'x-cache': 'MISS', 'access-control-expose-headers': 'X-Total-Count' };
const NO_SCHEMA: Files = { ...FILES, 'authors/meta.json': '{}' };

/** Pages to show, by the name of their file: the query of the address, a text that shows that the page is complete, and the host where it matters. */
const PAGES: Readonly<Record<string, readonly [query: string, complete: string, files?: Files, headers?: object]>> = {
  overview: ['', 'Mock data to look around in'],
  'overview-on-a-server': ['', 'A server answers', FILES, SERVER],
  'no-host': ['', 'cannot be reached', { 'index.json': undefined }],
  'no-resource': ['?resource=nobody', 'There is no resource'],
  'no-match': ['?resource=authors&q=xyzzy', 'Clear the search'],
  'no-page': ['?resource=authors&page=99', 'Go to the last page'],
  'no-schema': ['?resource=authors&view=fields', 'has no schema', NO_SCHEMA],
  'no-seed': ['?resource=authors&seed=x', 'seed'],
  page: ['?resource=authors&count=2&page=3&columns=name,books_count', 'Page 3 of 15'],
  sorted: ['?resource=authors&count=1&columns=books_count&sort=-books_count', 'this page sorted by books_count'],
  matches: ['?resource=authors&q=a&count=2&columns=name', 'match “a”'],
  record: ['?resource=authors&record=2', 'Next'],
  fields: ['?resource=authors&view=fields', 'Made by'],
  request: ['?resource=authors&view=request', 'curl'],
};

const SHOWN =
  /^(?:aria-.+|class|data-.+|disabled|download|href|id|maxlength|min|max|name|open|placeholder|rel|role|scope|src|tabindex|title|type|value)$/;
const LONGEST = 100;

const short = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** How many elements of one kind are shown in a row. */
const MOST_ALIKE = 2;

const kindOf = (node: Node | null): string =>
  node?.nodeType === 1 ? `${node.nodeName} ${(node as Element).className}` : '';

/** Renders the elements of a page, one a line. */
function outlineOf(element: Element, indent = ''): string {
  const attributes = [...element.attributes]
    .filter(({ name }) => SHOWN.test(name))
    .map(({ name, value }) => ` ${name}=${JSON.stringify(short(value))}`);
  let alike = 0;
  const inner = [...element.childNodes].map((node) => {
    alike = kindOf(node) !== '' && kindOf(node) === kindOf(node.previousSibling) ? alike + 1 : 0;
    if (alike === MOST_ALIKE) return `${indent}  …\n`;
    if (alike > MOST_ALIKE) return '';
    if (node.nodeType === 1) return outlineOf(node as Element, `${indent}  `);
    if (node.previousSibling?.nodeType === 3) return '';
    let text = node.textContent ?? '';
    for (let next = node.nextSibling; next?.nodeType === 3; next = next.nextSibling) text += next.textContent ?? '';
    return text.trim() === '' ? '' : `${indent}  ${JSON.stringify(short(text))}\n`;
  });
  return `${indent}${element.tagName.toLowerCase()}${attributes.join('')}\n${inner.join('')}`;
}

it.each(Object.entries(PAGES))(
  'the page %s looks as it did',
  async (name, [query, complete, files = FILES, headers]) => {
    const page = openExplorer(query, files, { ...headers });
    await page.says(complete);
    await page.until(() => expect(page.text()).not.toMatch(/Loading|on its way/));
    const root = query === '' ? 'body > div' : query.includes('record=') ? 'dialog' : 'main';
    // The last words of a page, such as the names of records behind references, come after a few more requests.
    let outline = '';
    await page.until(() => {
      const before = outline;
      outline = outlineOf(document.querySelector(root) ?? document.body);
      expect(outline).toBe(before);
    });
    await expect(outline).toMatchFileSnapshot(`golden/${name}.txt`);
  },
);
