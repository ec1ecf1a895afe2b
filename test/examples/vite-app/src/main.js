import { createFetch } from 'mockgen-cli/client';
import { loadUsers } from './users.js';

// The development server answers pages. A host of plain files does not: there the client slices the files.
const request = import.meta.env.DEV ? fetch : createFetch(new URL('/api/', location.href));
const button = document.querySelector('button');
let page = 0;

async function showMore() {
  const { names, hasMore } = await loadUsers(++page, request);
  for (const name of names) {
    const item = document.createElement('li');
    item.textContent = name;
    document.querySelector('ul').append(item);
  }
  button.hidden = !hasMore;
}

button.addEventListener('click', showMore);
await showMore();
