import type { BuildOptions } from './build.ts';
import type { CheckResult } from './check.ts';
import type { RunningServer, ServerOptions } from './server.ts';
import type { WriteResult } from './writer.ts';

export type { BuildOptions } from './build.ts';
export type { CheckResult } from './check.ts';
export type { RunningServer, ServerOptions } from './server.ts';
export type { WriteResult } from './writer.ts';

// Each is loaded when it is first called: serving needs no generator, building no server.

/**
 * Builds a tree into a folder, as `build.ts` says.
 *
 * @throws MockgenError `bad_option`, `template_invalid`, `foreign_folder`, `write_failed`, `read_failed`
 */
export async function buildTree(options: BuildOptions): Promise<WriteResult> {
  return (await import('./build.ts')).buildTree(options);
}

/**
 * Compares a folder with the tree its manifest describes, as `check.ts` says.
 *
 * @throws MockgenError `not_a_tree`, `read_failed`
 */
export async function checkTree(dir: string): Promise<CheckResult> {
  return (await import('./check.ts')).checkTree(dir);
}

/**
 * Serves a tree over HTTP, as `server.ts` says.
 *
 * @throws MockgenError `not_a_tree`, `port_taken`, `read_failed`
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  return (await import('./server.ts')).startServer(options);
}
