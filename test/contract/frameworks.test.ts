import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { RequestListener } from 'node:http';
import { createHandler, createTree } from '../../src/testing/handler.ts';
import { type NodeListener, toNodeListener } from '../../src/testing/node.ts';
import { built, requestThrough, TREE } from './answering.ts';
import { listen } from './listening.ts';
import { describeWith } from './needs.ts';
import { describeShapes, type ShapedHost } from './shaped.ts';
import { describeContract } from './suite.ts';
import { requestAt } from './wire.ts';

/** The part of Express that is used. */
type Express = () => RequestListener & {
  set(setting: string, value: boolean): void;
  use(...handlers: readonly (string | NodeListener)[]): void;
};

/** The part of Fastify that is used. */
type Fastify = () => {
  all(
    path: string,
    handler: (
      request: { raw: Parameters<NodeListener>[0] },
      reply: { raw: Parameters<NodeListener>[1]; hijack(): void },
    ) => void,
  ): void;
  ready(): Promise<unknown>;
  routing: RequestListener;
};

const frameworks = {
  name: 'the contract of a tree in Express and Fastify',
  program: process.env['FRAMEWORKS'],
  advice: 'name the folder that they are installed in in the environment variable FRAMEWORKS',
};

describeWith(frameworks, (folder) => {
  /** Loads a package from the folder. Its documentation states what it exports; the tests show whether that works. */
  const load = <T>(name: string): T => createRequire(resolve(folder(), 'package.json'))(name) as T;
  const listenerOf = async (tree: Parameters<typeof createTree>[0]): Promise<NodeListener> =>
    toNodeListener(createHandler(await createTree(tree)));
  const inExpress = async (path: string, tree: typeof TREE): ReturnType<typeof listen> => {
    const app = load<Express>('express')();
    app.set('x-powered-by', false);
    app.use(path, await listenerOf(tree));
    return listen(app);
  };
  const inFastify = async (path: string, tree: typeof TREE): ReturnType<typeof listen> => {
    const app = load<Fastify>('fastify')();
    const listener = await listenerOf(tree);
    for (const route of [path || '/', `${path}/*`]) {
      app.all(route, (request, reply) => {
        reply.hijack();
        listener(request.raw, reply.raw);
      });
    }
    await app.ready();
    return listen((request, response) => app.routing(request, response));
  };

  describeContract({ name: 'Express, at a path', generates: true, normalises: true }, async () => {
    const { port, close } = await inExpress('/mock', TREE);
    return { request: requestThrough((request) => fetch(request), `http://127.0.0.1:${port}/mock`), built, close };
  });

  const shaped = { generates: true, answersOutside: false };
  describeShapes({ name: 'Express, at the base of the tree', ...shaped }, async (tree): Promise<ShapedHost> => {
    const base = tree.api.base ?? '/mock';
    const { port, close } = await inExpress(base, tree);
    return { base, request: requestAt(port), close };
  });
  describeShapes({ name: 'Express, above the base of the tree', ...shaped }, async (tree): Promise<ShapedHost> => {
    const { port, close } = await inExpress('/mock', tree);
    return { base: `/mock${tree.api.base ?? ''}`, request: requestAt(port), close };
  });
  describeShapes({ name: 'Fastify, at the base of the tree', ...shaped }, async (tree): Promise<ShapedHost> => {
    const base = tree.api.base ?? '';
    const { port, close } = await inFastify(base, tree);
    return { base, request: requestAt(port), close };
  });
});
