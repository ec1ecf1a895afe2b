import { pathToFileURL } from 'node:url';
import type { Generator } from '../../src/runtime/index.ts';
import { generator } from '../../src/seeds/index.ts';
import { createFetch, type FetchOptions } from '../../src/web/client.ts';
import { builtFiles, builtSite, type BuiltTree } from '../node/built-tree.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { askThrough, built, builtLarge, LARGE_TREE, requestThrough, TREE } from './answering.ts';
import { writeScripts } from './scripts.ts';
import { startStaticHost, type StaticHost } from './static-host.ts';
import { describeShapes } from './shaped.ts';
import { type ContractHost, describeContract } from './suite.ts';

/** The client over a host that knows nothing but files. */
async function openClient(
  tree: BuiltTree,
  options: FetchOptions = {},
  create = createFetch,
  ranges?: StaticHost['ranges'],
): Promise<ContractHost> {
  const host = await startStaticHost(builtSite({ ...TREE, ...tree }), '/repo/');
  host.ranges = ranges;
  const fetch = create(host.url, options);
  return {
    request: requestThrough((request) => fetch(request), host.url.slice(0, -1)),
    built: tree.items === LARGE_TREE.items ? builtLarge : built,
    close: () => host.close(),
  };
}

const temporary = useTemporaryFolders();

/** The client and the generator as they lie in a tree. */
async function scriptsOfTree(): Promise<{ createFetch: typeof createFetch; generator: Generator }> {
  const scripts = writeScripts(temporary());
  const client = (await import(pathToFileURL('dist/tree/mockgen.js').href)) as { createFetch: typeof createFetch };
  return { ...client, ...((await import(scripts)) as { generator: Generator }) };
}

const kind = { generates: true, normalises: true };
describeContract({ name: 'client, a full tree', ...kind }, () => openClient({}, { generator }));
describeContract({ name: 'client, a packed tree', ...kind }, () => openClient({ packed: true }, { generator }));
describeContract({ name: 'client, as a file of a tree', ...kind }, async () => {
  const scripts = await scriptsOfTree();
  return openClient({}, scripts, scripts.createFetch);
});
describeContract({ name: 'client, as a file of a tree, with the generator of the package', ...kind }, async () => {
  const scripts = await scriptsOfTree();
  return openClient({ packed: true }, { generator }, scripts.createFetch);
});
describeContract({ name: 'client, with the generator of a tree', ...kind }, async () =>
  openClient({ packed: true }, await scriptsOfTree()),
);

const without = { generates: false, normalises: true };
describeContract({ name: 'client, nobody hands it a generator', ...without }, () => openClient({ packed: true }));
describeContract({ name: 'client, a tree of data only', ...without }, () => openClient({ dataOnly: true }));

const large = { ...LARGE_TREE, packed: true };
describeContract({ name: 'client, a large tree and a host that gives ranges', ...kind }, () =>
  openClient(large, { generator }, createFetch, () => true),
);
describeContract({ name: 'client, a large tree and a host that ignores ranges', ...kind }, () =>
  openClient(large, { generator }),
);

describeShapes({ name: 'client', generates: true, answersOutside: false }, async (tree) => {
  const host = await startStaticHost(new Map(Object.entries(builtFiles(tree))), '/repo/');
  const fetch = createFetch(host.url, { generator });
  const { origin } = new URL(host.url);
  return { base: '/repo', request: askThrough((request) => fetch(request), origin), close: () => host.close() };
});
