import type { FolderOptions, OpenFolder } from './open-folder.ts';
import type { RunningServer, ServerOptions } from './server.ts';

export type { FolderOptions, OpenFolder } from './open-folder.ts';
export type { RunningServer, ServerOptions } from './server.ts';

/**
 * Serves a tree over HTTP. Rebuilds are picked up as a whole; other seeds and fresh data are generated on a thread of
 * their own.
 *
 * @throws MockgenError `not_a_tree` when the folder has no manifest, or holds half of a build
 * @throws MockgenError `other_version` when its manifest is of a newer format than we know
 * @throws MockgenError `read_failed` when it cannot be read
 * @throws MockgenError `port_taken` when it cannot listen there: a taken port, a forbidden one, a bad host
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const server = await import('./server.ts');
  return server.startServer(options);
}

/**
 * Opens the tree in a folder, for a runtime in this process. Rebuilds are picked up; the generator is loaded when another
 * seed is first asked for.
 *
 * @throws MockgenError `not_a_tree` when the folder has no manifest, or holds half of a build; `other_version` when
 * its manifest is of a newer format than we know; `read_failed` when it cannot be read
 */
export async function openFolder(dir: string, options: FolderOptions = {}): Promise<OpenFolder> {
  const folder = await import('./open-folder.ts');
  return folder.openFolder(dir, options);
}
