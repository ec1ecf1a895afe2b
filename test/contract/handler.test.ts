import { createHandler, createTree, openTree } from '../../src/testing/handler.ts';
import { kinds } from '../effort.ts';
import { askThrough, built, requestThrough, TREE } from './answering.ts';
import { buildFolder } from './built-folder.ts';
import { describeShapes } from './shaped.ts';
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

const kind = { generates: true, normalises: true };
for (const name of kinds([], ['handler, a full tree in a folder'])) {
  describeContract({ name, ...kind }, () => openFolder(false));
}
describeContract({ name: 'handler, a packed tree in a folder', ...kind }, () => openFolder(true));
describeContract({ name: 'handler, a tree in memory', ...kind }, openMemory);

const shaped = { generates: true, answersOutside: true };
describeShapes({ name: 'handler, a tree in memory', ...shaped }, async (tree) => ({
  base: tree.api.base ?? '',
  request: askThrough(createHandler(await createTree(tree)), 'http://localhost'),
  close: () => Promise.resolve(),
}));
describeShapes(
  { name: 'handler, a packed tree in a folder, at another base', ...shaped, isVariant: true },
  async (tree) => {
    const { dir, remove } = buildFolder({ ...tree, packed: true });
    const handler = createHandler(await openTree(dir), { base: '/mock' });
    return { base: '/mock', request: askThrough(handler, 'http://localhost'), close: async () => remove() };
  },
);
