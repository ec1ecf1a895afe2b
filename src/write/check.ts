import { lstatSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import glob from 'fast-glob';
import { MockgenError } from '../errors.ts';
import { hasJournal, isBuilderAlive } from '../build-marks/index.ts';
import { recipeOf } from '../generate/index.ts';
import { describing, Encoder, ifThere, inShell, loadBundles, readTreeText } from '../node/index.ts';
import { renderTree, STAMP, type PlannedFile } from '../render/index.ts';
import type { Catalogue } from '../schema/index.ts';
import { createPathTest, findOtherVersion, MANIFEST_FILE, parseManifest, type Manifest } from '../tree/index.ts';
import { compareAll, Comparison } from './comparison.ts';
import { incredibleResources } from './credible.ts';
import { mergedSides } from './merge-marks.ts';
import { refuseNewer } from './newer.ts';
import { isSameData, takeStale } from './stale.ts';

/**
 * How the files in a folder differ from the tree that its manifest describes. All paths are inside the folder, and
 * sorted.
 */
export interface CheckResult {
  /** Files with other bytes than a build would write. */
  readonly changed: readonly string[];
  /** Files that a build would write, but that are not there. */
  readonly missing: readonly string[];
  /** Files that no build of this tree writes. Dotfiles are not counted. */
  readonly extra: readonly string[];
  /** Scripts of another release of mockgen, and documents that differ only in the version. Default: none. */
  readonly stale?: readonly string[];
  /** How many files the tree has. */
  readonly total: number;
  /** Why files may differ although nobody has edited them: another version of mockgen or faker built the tree. */
  readonly note?: string;
}

/**
 * Renders the tree again, with the options and templates of its manifest, and compares every file. Changes nothing.
 *
 * @throws MockgenError `not_a_tree` when the folder has no manifest, or one that does not parse
 * @throws MockgenError `other_catalogue` when the tree was built from other resources than those at hand
 * @throws MockgenError `other_version` when its values, or its manifest, are of another version
 * @throws MockgenError `read_failed` when a file is there and cannot be read
 */
export async function checkTree(catalogue: Catalogue, dir: string): Promise<CheckResult> {
  refuseUnfinished(dir);
  const manifest = readManifest(dir);
  refuseOtherData(dir, manifest);
  refuseIncredible(dir, manifest);
  // A tree of built-in resources alone needs no config.
  const known = manifest.catalogue === undefined ? (await import('../builtins.ts')).builtins : catalogue;
  const { options, parts } = await recipeOf(known, manifest, await loadBundles(manifest.provider, known.own));
  const tree = renderTree(options, parts);
  const changed: string[] = [];
  const missing: string[] = [];
  const encoder = new Encoder();
  const root = realpathSync.native(dir);
  for (const file of tree.plan()) {
    for (const [at, isSame] of compareFile(root, file, encoder).entries()) {
      if (!isSame) (isSame === undefined ? missing : changed).push(file.paths[at] ?? '');
    }
  }
  const isPlanned = createPathTest(tree.outline);
  const extra: string[] = [];
  for await (const path of listFiles(dir)) if (!isPlanned(path)) extra.push(path);
  const isStale = (path: string): boolean => {
    const made = tree.file(path);
    return typeof made === 'string' && isSameData(readTreeText(dir, path) ?? '', made);
  };
  const stale = takeStale({ changed, missing, extra }, manifest, tree.outline, isStale);
  const note = noteVersions(manifest, tree.outline);
  return {
    changed: changed.toSorted(),
    missing: missing.toSorted(),
    extra: extra.toSorted(),
    ...(stale.length > 0 && { stale }),
    total: tree.count,
    ...(note !== undefined && { note }),
  };
}

/** Refuses half of a build: each of its files is either of this build or of the one before. */
function refuseUnfinished(dir: string): void {
  if (!hasJournal(dir)) return;
  const [why, hint] = isBuilderAlive(dir)
    ? ['one is running', 'Check again when it has finished.']
    : ['one was interrupted', `Run it again: mockgen build --out ${inShell(dir)}`];
  throw new MockgenError('not_a_tree', `${dir} holds half of a build: ${why}`, hint);
}

function readManifest(dir: string): Manifest {
  const file = join(dir, MANIFEST_FILE);
  const text = readTreeText(dir, MANIFEST_FILE);
  const advice = `Build one: mockgen build --out ${inShell(dir)}`;
  if (text === undefined) throw new MockgenError('not_a_tree', `${dir} holds no ${MANIFEST_FILE}`, advice);
  const manifest = parseManifest(text);
  if (manifest) return manifest;
  refuseNewer(file, text);
  if (mergedSides(text).length > 0) {
    const message = `${file} has the marks of a merge, which a build has to finish`;
    throw new MockgenError('not_a_tree', message, `Build the tree again: mockgen build --out ${inShell(dir)}`);
  }
  // Without --force, a build refuses a folder with an unreadable manifest.
  const again = `Build the tree again: mockgen build --force --out ${inShell(dir)}`;
  throw new MockgenError('not_a_tree', `${file} is not a manifest of a build`, again);
}

/** Refuses a tree of another data version: all of its values differ, so a list of differences would name every file. */
function refuseOtherData(dir: string, manifest: Manifest): void {
  const other = findOtherVersion(manifest, STAMP);
  if (!other) return;
  const newer = `Check it with its version: ${other.pin}`;
  const older = `Accept that with mockgen build --upgrade, or stay with its version: ${other.pin}`;
  throw new MockgenError('other_version', `${dir} ${other.versions}. ${other.isNewer ? newer : older}`, '');
}

/** Refuses a manifest that claims more records than its files can hold: generating them all would take minutes. */
function refuseIncredible(dir: string, manifest: Manifest): void {
  const [name] = incredibleResources(dir, manifest);
  if (name === undefined) return;
  const message = `${join(dir, MANIFEST_FILE)} lists ${manifest.resources[name]?.total} records of ${name}, and no file has so many`;
  throw new MockgenError('not_a_tree', message, `Build the tree again: mockgen build --out ${inShell(dir)}`);
}

/**
 * Compares a file at each of its paths: whether the file there is equal; undefined if there is no file, or a folder. A
 * link counts as different.
 */
function compareFile(root: string, { paths, text }: PlannedFile, encoder: Encoder): readonly (boolean | undefined)[] {
  const isThere = (path: string): boolean => ifThere(() => lstatSync(join(root, path)))?.isDirectory() === false;
  return describing('read_failed', `read ${join(root, paths.join(' or '))}`, () => {
    const files = paths.map((path) => Comparison.inside(root, path));
    const same = compareAll(files, encoder.encode(text()));
    return same.map((isSame, at) => (isSame === undefined && isThere(paths[at] ?? '') ? false : isSame));
  });
}

/** Lists everything in a folder except folders, including links, which fast-glob leaves out of its lists of files. */
async function* listFiles(dir: string): AsyncGenerator<string, void, undefined> {
  const options = { cwd: dir, onlyFiles: false, objectMode: true, followSymbolicLinks: false } as const;
  for await (const entry of glob.stream('**', options)) {
    // In object mode, the stream contains entries.
    const { path, dirent } = entry as unknown as glob.Entry;
    if (!dirent.isDirectory()) yield path;
  }
}

function noteVersions(was: Manifest, is: Manifest): string | undefined {
  const versions = ({ mockgen, dataVersion, faker }: Manifest): string =>
    `mockgen ${mockgen} (data version ${dataVersion}, faker ${faker})`;
  return versions(was) === versions(is) ? undefined : `built by ${versions(was)}, checked by ${versions(is)}`;
}
