import { createHandler, createTree, openTree } from '../../src/testing/handler.ts';
import { kinds } from '../effort.ts';
import { askThrough, built, requestThrough, TREE } from './answering.ts';
import { buildFolder } from './built-folder.ts';
import { type Api, describeShapes, type ShapedHost } from './shaped.ts';
import { type ContractHost, describeContract } from './suite.ts';

const BASE = 'http://localhost/mock';

async function openFolder(packed: boolean): Promise<ContractHost> {
  const { dir, remove } = buildFolder({ ...TREE, packed });
  const handler = createHandler(await openTree(dir), { base: '/mock' });
  return { request: requestThrough(handler, BASE), built, close: async () => remove() };
}

async function openMemory(): Promise<ContractHost> {
  const handler = createHandler(await createTree(TREE));
  return { request: requestThrough(handler, 'http://localhost'), built, close: () => Promise.resolve() };
}

/** A kind of handler, and how it is opened. */
type Kind = readonly [name: string, open: () => Promise<ContractHost>];

const KINDS: readonly Kind[] = kinds<Kind>(
  [['handler, a packed tree in a folder', () => openFolder(true)]],
  [
    ['handler, a full tree in a folder', () => openFolder(false)],
    ['handler, a tree in memory', openMemory],
  ],
);
for (const [name, open] of KINDS) describeContract({ name, generates: true, normalises: true }, open);

type ShapedTree = typeof TREE & { api: Api };

async function openShaped(tree: ShapedTree): Promise<ShapedHost> {
  return {
    base: tree.api.base ?? '',
    request: askThrough(createHandler(await createTree(tree)), 'http://localhost'),
    close: () => Promise.resolve(),
  };
}

async function openElsewhere(tree: ShapedTree): Promise<ShapedHost> {
  const { dir, remove } = buildFolder({ ...tree, packed: true });
  const handler = createHandler(await openTree(dir), { base: '/mock' });
  return { base: '/mock', request: askThrough(handler, 'http://localhost'), close: async () => remove() };
}

// The runtime itself holds the shapes in `npm test`, in `memory.test.ts`: what a handler adds is its own base.
const shaped = { generates: true, answersOutside: true };
for (const name of kinds([], ['handler, a tree in memory'])) describeShapes({ name, ...shaped }, openShaped);
describeShapes(
  { name: 'handler, a packed tree in a folder, at another base', ...shaped, isVariant: true },
  openElsewhere,
);
