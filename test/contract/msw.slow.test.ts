import { setupServer } from 'msw/node';
import { createTree, type Holder, openTree } from '../../src/testing/handler.ts';
import { createHandlers } from '../../src/testing/msw.ts';
import { kinds } from '../effort.ts';
import { askThrough, built, requestThrough, TREE } from './answering.ts';
import { buildFolder } from './built-folder.ts';
import { describeShapes } from './shaped.ts';
import { type ContractHost, describeContract } from './suite.ts';

/** Intercepts the platform's `fetch` with msw until the host is closed. */
function listen(base: string, holder: Holder): ContractHost {
  const server = setupServer(...createHandlers(base, holder));
  server.listen({ onUnhandledRequest: 'error' });
  return {
    request: requestThrough((request) => fetch(request), base),
    built,
    close: () => Promise.resolve(server.close()),
  };
}

async function openPacked(): Promise<ContractHost> {
  const { dir, remove } = buildFolder({ ...TREE, packed: true });
  const host = listen('https://api.example/v1:beta/*', await openTree(dir));
  return { ...host, close: () => host.close().then(remove) };
}

const kind = { generates: true, normalises: true };
describeContract({ name: 'msw, a tree in memory', ...kind }, async () =>
  listen('https://api.example', await createTree(TREE)),
);
for (const name of kinds([], ['msw, a packed tree in a folder'])) describeContract({ name, ...kind }, openPacked);

describeShapes({ name: 'msw, an origin', generates: true, answersOutside: true, isVariant: true }, async (tree) => {
  const server = setupServer(...createHandlers('https://api.example', await createTree(tree)));
  server.listen({ onUnhandledRequest: 'error' });
  return {
    base: tree.api.base ?? '',
    request: askThrough((request) => fetch(request), 'https://api.example'),
    close: () => Promise.resolve(server.close()),
  };
});
