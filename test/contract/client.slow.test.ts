import { pathToFileURL } from 'node:url';
import type { Generator } from '../../src/runtime/index.ts';
import { generator } from '../../src/seeds/index.ts';
import { createFetch, type FetchOptions } from '../../src/web/client.ts';
import { kinds } from '../effort.ts';
import { builtFiles, builtSite, type BuiltTree } from '../node/built-tree.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { askThrough, built, builtLarge, LARGE_TREE, requestThrough, TREE } from './answering.ts';
import { writeScripts } from './scripts.ts';
import { startStaticHost, type StaticHost } from './static-host.ts';
import { describeShapes } from './shaped.ts';
import { type ContractHost, describeContract } from './suite.ts';

/** Opens the client on a host that has only files. */
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

/** Returns the client as it is in a tree, and its options with the generator of the tree. */
async function scriptsOfTree(): Promise<{ readonly create: typeof createFetch; readonly options: FetchOptions }> {
  const scripts = writeScripts(temporary());
  const client = (await import(pathToFileURL('dist/tree/mockgen.js').href)) as { createFetch: typeof createFetch };
  const made = (await import(scripts)) as { generator: Generator };
  return { create: client.createFetch, options: { generator: made.generator } };
}

/** A kind of client, and whether it has a generator. */
type Kind = readonly [name: string, generates: boolean, open: () => Promise<ContractHost>];

const large = { ...LARGE_TREE, packed: true };
const CLIENTS: readonly Kind[] = kinds<Kind>(
  [['a full tree', true, () => openClient({}, { generator })]],
  [
    ['nobody hands it a generator', false, () => openClient({ packed: true })],
    [
      'as a file of a packed tree',
      true,
      async () => {
        const { create, options } = await scriptsOfTree();
        return openClient({ packed: true }, options, create);
      },
    ],
    [
      'a large tree and a host that gives ranges',
      true,
      () => openClient(large, { generator }, createFetch, () => true),
    ],
    ['a packed tree', true, () => openClient({ packed: true }, { generator })],
    [
      'as a file of a tree',
      true,
      async () => {
        const { create, options } = await scriptsOfTree();
        return openClient({}, options, create);
      },
    ],
    [
      'as a file of a tree, with the generator of the package',
      true,
      async () => openClient({ packed: true }, { generator }, (await scriptsOfTree()).create),
    ],
    ['with the generator of a tree', true, async () => openClient({ packed: true }, (await scriptsOfTree()).options)],
    ['a tree of data only', false, () => openClient({ dataOnly: true })],
    ['a large tree and a host that ignores ranges', true, () => openClient(large, { generator })],
  ],
);

for (const [name, generates, open] of CLIENTS) {
  describeContract({ name: `client, ${name}`, generates, normalises: true }, open);
}

describeShapes({ name: 'client', generates: true, answersOutside: false }, async (tree) => {
  const host = await startStaticHost(new Map(Object.entries(builtFiles(tree))), '/repo/');
  const fetch = createFetch(host.url, { generator });
  const { origin } = new URL(host.url);
  return { base: '/repo', request: askThrough((request) => fetch(request), origin), close: () => host.close() };
});
