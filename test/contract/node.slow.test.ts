import { createHandler, createTree, openTree } from '../../src/testing/handler.ts';
import { toNodeListener } from '../../src/testing/node.ts';
import { kinds } from '../effort.ts';
import { built, requestThrough, TREE } from './answering.ts';
import { buildFolder } from './built-folder.ts';
import { listen, useAt } from './listening.ts';
import { describeShapes } from './shaped.ts';
import { describeContract } from './suite.ts';
import { requestAt } from './wire.ts';

const kind = { generates: true, normalises: true };

describeContract({ name: "Node's own server, a packed tree in a folder", ...kind }, async () => {
  const { dir, remove } = buildFolder({ ...TREE, packed: true });
  const { port, close } = await listen(toNodeListener(createHandler(await openTree(dir))));
  return { request: requestAt(port), built, close: () => close().then(remove) };
});

// Such a router answers like the server above; the shapes below are tested with one, too.
for (const name of kinds([], ['a router that cuts its path off, a tree in memory'])) {
  describeContract({ name, ...kind }, async () => {
    const { port, close } = await listen(useAt('/mock', toNodeListener(createHandler(await createTree(TREE)))));
    const base = `http://127.0.0.1:${port}/mock`;
    return { request: requestThrough((request) => fetch(request), base), built, close };
  });
}

const shaped = { generates: true, answersOutside: true, isVariant: true };

describeShapes({ name: "Node's own server", ...shaped }, async (tree) => {
  const { port, close } = await listen(toNodeListener(createHandler(await createTree(tree))));
  return { base: tree.api.base ?? '', request: requestAt(port), close };
});

for (const name of kinds([], ['a router at the base of the tree'])) {
  describeShapes({ name, ...shaped, answersOutside: false }, async (tree) => {
    const base = tree.api.base ?? '/users-and-more';
    const { port, close } = await listen(useAt(base, toNodeListener(createHandler(await createTree(tree)))));
    return { base, request: requestAt(port), close };
  });
}

describeShapes({ name: 'a router above the base of the tree', ...shaped, answersOutside: false }, async (tree) => {
  const { port, close } = await listen(useAt('/mock', toNodeListener(createHandler(await createTree(tree)))));
  return { base: `/mock${tree.api.base ?? ''}`, request: requestAt(port), close };
});
