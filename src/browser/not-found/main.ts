import type { createFetch } from '../../web/index.ts';

/** Yields the folders above an address, the nearest first. One of them is the folder of the tree. */
function* foldersAbove({ href }: Location): Generator<URL> {
  for (let folder = new URL('.', href); ; folder = new URL('..', folder)) {
    yield folder;
    if (folder.pathname === '/') return;
  }
}

async function findTree(): Promise<URL | undefined> {
  for (const folder of foldersAbove(location)) {
    const response = await fetch(new URL('mockgen.json', folder), { cache: 'no-cache' });
    if (response.ok) return folder;
  }
  return undefined;
}

/**
 * Shows the answer that the service would give at this address. The host only knows files; the client script of the
 * tree knows the rest.
 */
async function showAnswer(folder: URL): Promise<void> {
  const message = document.querySelector<HTMLElement>('#message');
  const answer = document.querySelector<HTMLElement>('#answer');
  if (!message || !answer) return;
  const explorer = Object.assign(document.createElement('a'), { href: folder.href, textContent: 'Look around' });
  message.replaceChildren(explorer, ' in all that there is.');
  const client = (await import(new URL('mockgen.js', folder).href)) as { createFetch: typeof createFetch };
  const response = await client.createFetch(folder)(location.href);
  if (response.ok) {
    document.title = location.pathname;
    document.querySelector('h1')?.replaceChildren(location.pathname);
    message.prepend('This host has no file at this address; the answer below was made in this page. ');
  }
  answer.textContent = JSON.stringify(await response.json(), undefined, 2);
  answer.hidden = false;
}

// When all of this fails, the page still shows its message.
const folder = await findTree();
if (folder) await showAnswer(folder);
