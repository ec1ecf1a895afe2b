import { pathToFileURL } from 'node:url';
import { createFetch } from '../../src/web/client.ts';
import { builtFiles } from '../node/built-tree.ts';
import { askThrough, requestThrough, TREE } from './answering.ts';
import { startStaticHost } from './static-host.ts';
import { describeShapes } from './shaped.ts';
import { type ContractHost, describeContract } from './suite.ts';

/** The client over a host that knows nothing but files. */
async function openClient(packed: boolean, create = createFetch): Promise<ContractHost> {
  const site = new Map(Object.entries(builtFiles({ ...TREE, packed })));
  const host = await startStaticHost(site, '/repo/');
  const fetch = create(host.url);
  return { request: requestThrough((request) => fetch(request), host.url.slice(0, -1)), close: () => host.close() };
}

const kind = { generates: false, normalises: true };
describeContract({ name: 'client, a full tree', ...kind }, () => openClient(false));
describeContract({ name: 'client, a packed tree', ...kind }, () => openClient(true));
describeContract({ name: 'client, as a file of a tree', ...kind }, async () => {
  const bundled = (await import(pathToFileURL('dist/tree/mockgen.js').href)) as { createFetch: typeof createFetch };
  return openClient(false, bundled.createFetch);
});

describeShapes({ name: 'client', generates: false, answersOutside: false }, async (tree) => {
  const host = await startStaticHost(new Map(Object.entries(builtFiles(tree))), '/repo/');
  const fetch = createFetch(host.url);
  const { origin } = new URL(host.url);
  return { base: '/repo', request: askThrough((request) => fetch(request), origin), close: () => host.close() };
});
