import { join } from 'node:path';
import { MockgenError } from '../errors.ts';
import { inShell, readTreeText } from '../node/index.ts';
import { findProvider, providers, type Files } from '../providers/index.ts';
import type { PlannedFile } from '../render/index.ts';
import {
  BLOCKS_FILE,
  createRouter,
  enoughFiles,
  fillItem,
  addressesOf,
  hasNestedFiles,
  MANIFEST_FILE,
  nestedFilesOf,
  parseManifest,
  templatesOf,
  treePaths,
  type Manifest,
  type Route,
  type TreeShape,
} from '../tree/index.ts';
import { isOurs } from './claim.ts';
import { refuseNewer } from './newer.ts';
import { readPieces, readRecords } from './stored-file.ts';
import { writeTree, type TreeJob, type WriteOptions, type WriteResult } from './writer.ts';

/** A packed tree to expand, and where to write the full one. */
export interface ExpandOptions extends WriteOptions {
  /** The folder of the packed tree. */
  readonly dir: string;
  /** The folder of the full tree. Default: `dir`, so that the tree is expanded in place. */
  readonly out?: string;
}

/**
 * Turns a packed tree into a full one: writes the files of its items, and the second folder of each resource.
 * Everything comes from the packed tree, so records stay the same, whatever version of mockgen built it.
 *
 * @throws MockgenError `not_a_tree` when `dir` has no packed tree, or one with missing or changed files
 * @throws MockgenError `other_version` when a newer mockgen built it, in a format that this one does not know
 * @throws MockgenError `read_failed`, and as {@link writeTree} does
 */
export async function expandTree({ dir, out = dir, ...options }: ExpandOptions): Promise<WriteResult> {
  return writeTree(out, () => createExpansion(dir), options);
}

function notATree(message: string, hint: string): MockgenError {
  return new MockgenError('not_a_tree', message, hint);
}

function createExpansion(dir: string): TreeJob {
  const text = readTreeText(dir, MANIFEST_FILE);
  const manifest = text === undefined ? undefined : parseManifest(text);
  if (text !== undefined && !manifest) refuseNewer(join(dir, MANIFEST_FILE), text);
  if (text === undefined || !manifest?.packed) {
    throw notATree(`${dir} holds no packed tree`, `Build one: mockgen build --packed --out ${inShell(dir)}`);
  }
  const { packed: _, ...full } = manifest;
  const rules = rulesOf(manifest, full);
  return { shape: full, outline: full, files: () => planExpansion(dir, manifest, text, full, rules) };
}

/** Returns those files for a hosting provider that list paths, since these differ between a packed and a full tree. */
function rulesOf({ provider, mockgen, api, ...packed }: Manifest, full: TreeShape): Files {
  if (provider === undefined) return {};
  if (!providers.some(({ name }) => name === provider)) {
    throw notATree(`this version does not know the provider ${provider}`, `Use mockgen ${mockgen}.`);
  }
  // Bundled files do not depend on the shape, and are copied.
  const filesOf = (shape: TreeShape): Files =>
    findProvider(provider).files({ shape, base: api?.base, bundle: () => '' });
  const before = filesOf(packed);
  return Object.fromEntries(Object.entries(filesOf(full)).filter(([path, text]) => before[path] !== text));
}

/** Reads the records of a packed tree in order, resource by resource. */
class StoredRecords {
  readonly #dir: string;
  readonly #files: ReadonlyMap<string, string>;
  #open: Generator<string, void, undefined> | undefined;
  #folder = '';

  constructor(dir: string, shape: TreeShape) {
    this.#dir = dir;
    this.#files = enoughFiles(shape).records;
  }

  /**
   * Returns the next record for a folder. Each folder begins with the first record.
   *
   * @throws MockgenError `not_a_tree` when there are no more records
   */
  next(resource: string, folder: string, id: number | string): string {
    const file = this.#files.get(resource) ?? '';
    if (folder !== this.#folder) {
      this.close();
      this.#folder = folder;
      this.#open = readRecords(this.#dir, file);
    }
    const record = this.#open?.next().value;
    if (typeof record === 'string') return record;
    throw notATree(`${join(this.#dir, file)} has no record ${id}`, 'Build the tree again.');
  }

  close(): void {
    this.#open?.return();
  }
}

/** Returns the path that a file of the full tree has in the packed tree: in the first folder of its resource. */
function storedAt(shape: TreeShape, path: string, found: Route | undefined): string {
  if (found?.kind === 'document') return found.file;
  const isIndex = found?.kind === 'file' && found.resource !== undefined && path.endsWith(`/${BLOCKS_FILE.name}`);
  return isIndex ? `${addressesOf(shape, found.resource).home}/${BLOCKS_FILE.name}` : path;
}

/**
 * Checks that a path is one that a build can write, so that none leads out of the tree.
 *
 * @throws MockgenError `not_a_tree` for a path that leads out of the tree
 */
function checkPath(dir: string, path: string): void {
  if (isOurs(path)) return;
  throw notATree(`${join(dir, MANIFEST_FILE)} names ${path}, which is outside of a tree`, 'Build the tree again.');
}

/** Plans the files of nested collections. */
function* planNested(dir: string, full: Manifest): Generator<PlannedFile, void, undefined> {
  if (!hasNestedFiles(full)) return;
  const { records } = enoughFiles(full);
  for (const name of Object.keys(full.resources)) {
    const linesOf = (resource: string): Iterable<string> => readRecords(dir, records.get(resource) ?? '');
    for (const { paths, text } of nestedFilesOf(full, name, linesOf)) {
      for (const path of paths) checkPath(dir, path);
      yield { paths, text: () => [text()] };
    }
  }
}

/** Yields all files of the full tree. */
function* planExpansion(
  dir: string,
  manifest: Manifest,
  text: string,
  shape: Manifest,
  rules: Files,
): Generator<PlannedFile, void, undefined> {
  const route = createRouter(shape);
  const records = new StoredRecords(dir, shape);
  yield* planNested(dir, shape);
  try {
    for (const path of treePaths(shape)) {
      checkPath(dir, path);
      const found = route(`/${path}`);
      if (found?.kind === 'collection') continue;
      if (found?.kind === 'item') {
        const record = records.next(found.resource, path.slice(0, path.lastIndexOf('/')), found.id);
        yield {
          paths: [path],
          text: () => [fillItem(templatesOf(manifest, found.resource).item, found.resource, record)],
        };
      } else if (path === MANIFEST_FILE) {
        yield { paths: [path], text: () => [expandManifest(dir, text)] };
      } else if (Object.hasOwn(rules, path)) {
        yield { paths: [path], text: () => [rules[path] ?? ''] };
      } else {
        yield { paths: [path], text: () => readPieces(dir, storedAt(shape, path, found)) };
      }
    }
  } finally {
    records.close();
  }
}

/** Returns the manifest of the full tree. It is written last, after a check that the packed tree has not changed. */
function expandManifest(dir: string, text: string): string {
  if (readTreeText(dir, MANIFEST_FILE) !== text) {
    throw notATree(`${dir} has changed while it was expanded`, 'Run the command again.');
  }
  // This text was parsed as a manifest before.
  const { packed: _, ...rest } = JSON.parse(text) as Manifest;
  return `${JSON.stringify(rest, null, 2)}\n`;
}
