import type { BuildOptions, BuildResult } from './build.ts';
import type { CheckResult } from './check.ts';
import type { ExpandOptions } from './expand.ts';
import type { TreePorts } from './open-folder.ts';
import type { PlanOptions } from './open-plan.ts';
import type { RunningServer, ServerOptions } from './server.ts';
import type { WriteResult } from './writer.ts';

export type { BuildOptions, BuildResult } from './build.ts';
export type { CheckResult } from './check.ts';
export type { ExpandOptions } from './expand.ts';
export type { TreePorts } from './open-folder.ts';
export type { PlanOptions } from './open-plan.ts';
export type { RunningServer, ServerOptions } from './server.ts';
export type { WriteResult } from './writer.ts';

// Each is loaded when it is first called: serving needs no generator, building no server.

/**
 * Builds a tree into a folder, as `build.ts` says.
 *
 * @throws MockgenError `bad_option`, `template_invalid`, `foreign_folder`, `write_failed`, `read_failed`
 */
export async function buildTree(options: BuildOptions): Promise<BuildResult> {
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
 * Writes the full tree that a packed one stands for, as `expand.ts` says.
 *
 * @throws MockgenError `not_a_tree`, `foreign_folder`, `read_failed`, `write_failed`
 */
export async function expandTree(options: ExpandOptions): Promise<WriteResult> {
  return (await import('./expand.ts')).expandTree(options);
}

/**
 * Serves a tree over HTTP, as `server.ts` says.
 *
 * @throws MockgenError `not_a_tree`, `port_taken`, `read_failed`
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  return (await import('./server.ts')).startServer(options);
}

/**
 * Opens the tree in a folder, as `open-folder.ts` says.
 *
 * @throws MockgenError `not_a_tree`, `read_failed`
 */
export async function openFolder(dir: string): Promise<TreePorts> {
  return (await import('./open-folder.ts')).openFolder(dir);
}

/**
 * Opens a tree that is written nowhere, as `open-plan.ts` says.
 *
 * @throws MockgenError `template_invalid`, `read_failed`
 */
export async function openPlan(options: PlanOptions): Promise<TreePorts> {
  return (await import('./open-plan.ts')).openPlan(options);
}
