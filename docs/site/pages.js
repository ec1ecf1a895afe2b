// Turns the documents into pages of a site. A page lies where its document lies, so links between them stay as they are.
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { Marked } from 'marked';

const SHELL = readFileSync(new URL('page.html', import.meta.url), 'utf8');

/** The documents, by path. The first one is the start of the site. */
const DOCUMENTS = [
  'README.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
  'ARCHITECTURE.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'src/README.md',
];

/** The folder of the tree, with the explorer. It is where the documents expect the fixtures. */
export const TREE = 'fixtures';

/** Matches the pictures of documents, which are copied. */
const PICTURE = /^\.github\/[^/]+\.(?:png|svg)$/;

/** Returns the path of the page of a document. */
const pageOf = (document) => (document === 'README.md' ? 'index.html' : document.replace(/\.md$/, '.html'));

/** Returns the name of a heading in addresses, as GitHub has it. */
export const slugOf = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/<[^>]*>|[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

/**
 * Returns where a link of a document leads on the site. What the site does not have is in the repository.
 *
 * @param repository its address; undefined where nobody knows it, and such a link leads nowhere
 */
function targetOf(document, href, repository) {
  if (/^(?:[a-z]+:|#)/.test(href)) return href;
  const [, path, hash] = /^([^#]*)(.*)$/.exec(href);
  const whole = posix.join(posix.dirname(document), path);
  if (DOCUMENTS.includes(whole)) return posix.relative(posix.dirname(document), pageOf(whole)) + hash;
  if (PICTURE.test(whole)) return posix.relative(posix.dirname(document), whole.replace('.github', 'pictures'));
  if (whole.startsWith(`${TREE}/`)) return href;
  return repository === undefined ? undefined : `${repository}/blob/main/${whole}`;
}

/** Renders a document, and notes its pictures. */
function render(document, repository, pictures) {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${slugOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      table(token) {
        return `<div class="wide" tabindex="0">${marked.Renderer.prototype.table.call(this, token)}</div>`;
      },
      link({ href, tokens }) {
        const target = targetOf(document, href, repository);
        const inside = this.parser.parseInline(tokens);
        return target === undefined ? inside : `<a href="${encodeURI(target)}">${inside}</a>`;
      },
    },
    walkTokens(token) {
      if (token.type !== 'image') return;
      const picture = posix.join(posix.dirname(document), token.href);
      if (PICTURE.test(picture)) pictures.add(picture);
      token.href = targetOf(document, token.href, repository) ?? token.href;
    },
  });
  // What scrolls sideways is reached by the keyboard, too.
  return marked.parse(readFileSync(document, 'utf8')).replaceAll('<pre>', '<pre tabindex="0">');
}

/**
 * Returns the pages of the site by path, and the pictures that they show.
 *
 * @param repository the address of the repository, for links to what the site does not have
 */
export function sitePages(repository) {
  const pictures = new Set();
  const pages = DOCUMENTS.map((document) => {
    const [, title] = /^# (.+)$/m.exec(readFileSync(document, 'utf8'));
    const text = SHELL.replaceAll('{{title}}', title)
      .replaceAll('{{root}}', document.includes('/') ? '../' : '')
      .replace('{{content}}', () => render(document, repository, pictures));
    return [pageOf(document), text];
  });
  return { pages: new Map(pages), pictures: [...pictures] };
}
