import type { BuildOptions } from './build.ts';
import type { CheckResult } from './check.ts';
import type { RunningServer, ServerOptions } from './server.ts';
import type { WriteResult } from './writer.ts';

export type { BuildOptions } from './build.ts';
export type { CheckResult } from './check.ts';
export type { RunningServer, ServerOptions } from './server.ts';
export type { WriteOptions, WriteResult } from './writer.ts';

// Each is loaded when it is first called: serving needs no generator, building no server.

/** Builds a tree into a folder: see `build.ts`. */
export async function buildTree(options: BuildOptions): Promise<WriteResult> {
  return (await import('./build.ts')).buildTree(options);
}

/** Compares a folder with the tree its manifest describes: see `check.ts`. */
export async function checkTree(dir: string): Promise<CheckResult> {
  return (await import('./check.ts')).checkTree(dir);
}

/** Serves a tree over HTTP: see `server.ts`. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  return (await import('./server.ts')).startServer(options);
}
