import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import glob from 'fast-glob';
import { MockgenError } from '../errors.ts';
import { parseManifest, planTree, type Manifest } from '../render/index.ts';
import { MANIFEST } from './journal.ts';
import { rebuildOptions } from './rebuild.ts';
import { describing, ifThere } from './system-error.ts';

/** How a folder differs from the tree its manifest describes. Paths inside it, sorted. */
export interface CheckResult {
  /** Files with other bytes than a build would write. */
  readonly changed: readonly string[];
  /** Files that a build would write and that are not there. */
  readonly missing: readonly string[];
  /** Files that no build of this tree writes; dotfiles do not count. */
  readonly extra: readonly string[];
  /** Number of files of the tree. */
  readonly total: number;
  /** Why values may differ although nobody touched them: the tree was built by other versions. */
  readonly note?: string;
}

/**
 * Builds the tree of a folder's manifest again in memory, with its options and its overriding templates, and compares.
 * Changes nothing.
 *
 * @throws MockgenError `not_a_tree` when the folder has no manifest, or one that does not parse
 * @throws MockgenError `read_failed` when a file is there and cannot be read
 */
export async function checkTree(dir: string): Promise<CheckResult> {
  const found = readIfThere(join(dir, MANIFEST));
  if (found === undefined) {
    throw new MockgenError('not_a_tree', `${dir} holds no mockgen.json`, `Build one: mockgen build --out ${dir}`);
  }
  const manifest = parseManifest(found.toString('utf8'));
  const plan = planTree(rebuildOptions(manifest));

  const changed: string[] = [];
  const missing: string[] = [];
  let rebuilt = manifest;
  for (const { path, text } of plan) {
    const expected = text();
    if (path === MANIFEST) rebuilt = parseManifest(expected);
    const actual = readIfThere(join(dir, path));
    if (actual === undefined) missing.push(path);
    else if (!actual.equals(Buffer.from(expected))) changed.push(path);
  }
  const planned = new Set(plan.map((file) => file.path));
  const extra = (await listFiles(dir)).filter((path) => !planned.has(path));
  const note = noteVersions(manifest, rebuilt);
  return {
    changed: changed.toSorted(),
    missing: missing.toSorted(),
    extra: extra.toSorted(),
    total: plan.length,
    ...(note !== undefined && { note }),
  };
}

function readIfThere(file: string): Buffer | undefined {
  const read = (): Buffer | undefined => (statSync(file).isFile() ? readFileSync(file) : undefined);
  return describing('read_failed', `read ${file}`, () => ifThere(read));
}

/** Everything in a folder that is no folder, links included: fast-glob leaves those out when asked for files only. */
async function listFiles(dir: string): Promise<readonly string[]> {
  const entries = await glob('**', { cwd: dir, onlyFiles: false, objectMode: true, followSymbolicLinks: false });
  return entries.filter(({ dirent }) => !dirent.isDirectory()).map(({ path }) => path);
}

function noteVersions(was: Manifest, is: Manifest): string | undefined {
  const versions = ({ mockgen, dataVersion, faker }: Manifest): string =>
    `mockgen ${mockgen} (data version ${dataVersion}, faker ${faker})`;
  return versions(was) === versions(is) ? undefined : `built by ${versions(was)}, checked by ${versions(is)}`;
}
