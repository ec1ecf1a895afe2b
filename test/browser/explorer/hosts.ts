import { onTestFinished } from 'vitest';
import { startServer } from '../../../src/serve/index.ts';
import { buildFolder } from '../../contract/built-folder.ts';
import { startStaticHost } from '../../contract/static-host.ts';
import { builtFiles, type BuiltTree } from '../../node/built-tree.ts';

/** Starts a host of a tree until the test has ended. Returns the address of the tree, with a slash at the end. */
type Start = (tree: BuiltTree) => Promise<string>;

export const startFiles: Start = async (tree) => {
  const host = await startStaticHost(new Map(Object.entries(builtFiles(tree))), '/repo/');
  onTestFinished(() => host.close());
  return host.url;
};

export const startServed: Start = async (tree) => {
  const { dir, remove } = buildFolder(tree);
  const server = await startServer({ dir, port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    await server.close();
    remove();
  });
  return `${server.url}/`;
};

/** The hosts on which people open the explorer: one of files, and `mockgen serve`. */
export const HOSTS: readonly (readonly [name: string, start: Start, isLive: boolean])[] = [
  ['files', startFiles, false],
  ['a server', startServed, true],
];
