import { pathToFileURL } from 'node:url';
import { createFetch } from '../../src/web/client.ts';
import { builtFiles, builtSite, type BuiltTree } from '../node/built-tree.ts';
import { askThrough, LARGE_TREE, requestThrough, TREE } from './answering.ts';
import { startStaticHost, type StaticHost } from './static-host.ts';
import { describeShapes } from './shaped.ts';
import { type ContractHost, describeContract } from './suite.ts';

/** The client over a host that knows nothing but files. */
async function openClient(tree: BuiltTree, create = createFetch, ranges?: StaticHost['ranges']): Promise<ContractHost> {
  const host = await startStaticHost(builtSite({ ...TREE, ...tree }), '/repo/');
  host.ranges = ranges;
  const fetch = create(host.url);
  return { request: requestThrough((request) => fetch(request), host.url.slice(0, -1)), close: () => host.close() };
}

const kind = { generates: false, normalises: true };
describeContract({ name: 'client, a full tree', ...kind }, () => openClient({}));
describeContract({ name: 'client, a packed tree', ...kind }, () => openClient({ packed: true }));
describeContract({ name: 'client, as a file of a tree', ...kind }, async () => {
  const bundled = (await import(pathToFileURL('dist/tree/mockgen.js').href)) as { createFetch: typeof createFetch };
  return openClient({}, bundled.createFetch);
});

const large = { ...LARGE_TREE, packed: true };
describeContract({ name: 'client, a large tree and a host that gives ranges', ...kind }, () =>
  openClient(large, createFetch, () => true),
);
describeContract({ name: 'client, a large tree and a host that ignores ranges', ...kind }, () => openClient(large));

describeShapes({ name: 'client', generates: false, answersOutside: false }, async (tree) => {
  const host = await startStaticHost(new Map(Object.entries(builtFiles(tree))), '/repo/');
  const fetch = createFetch(host.url);
  const { origin } = new URL(host.url);
  return { base: '/repo', request: askThrough((request) => fetch(request), origin), close: () => host.close() };
});
