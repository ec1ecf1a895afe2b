import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { MockgenError } from '../errors.ts';
import { describing, ifThere, inShell } from '../node/index.ts';
import { TreeError, type TreeFile } from '../runtime/index.ts';
import {
  describeNewerFormat,
  digestOf,
  enoughFiles,
  homeOf,
  fillItem,
  MANIFEST_FILE,
  parseManifest,
  type Manifest,
} from '../tree/index.ts';
import { MemoryCollection, type StoredCollection } from './collection.ts';
import { EditedItems, type ItemFolder } from './edited-items.ts';
import { EDITED_BYTES } from './limits.ts';
import { whyNoSeeds, type OwnCatalogue } from './own-catalogue.ts';
import { Snapshot, type Seeded } from './snapshot.ts';
import { fingerprintAt } from './fingerprint.ts';
import { Mismatch, TreeReader, type Reading } from './tree-reader.ts';

/** How a tree is loaded. */
export interface Loading extends Reading {
  /** Collections are held whole while they have no more bytes than this in all. */
  readonly heldBytes: number;
  /** Makes the trees of other seeds. */
  readonly seededOf: (manifest: Manifest, text: string) => Seeded | undefined;
  /** The catalogue that other seeds are made from. Default: that of the service. */
  readonly catalogue?: OwnCatalogue | undefined;
  /** Whether items are to be looked for that were edited by hand; told of each. Default: they are not. */
  readonly onEditedItem?: ((path: string) => void) | undefined;
  /** Whether a build is under way. */
  readonly isBuilding: () => boolean;
}

/** A tree that was loaded. */
export interface LoadedTree {
  readonly snapshot: Snapshot;
  /** The stamp of its manifest. */
  readonly stamp: string;
  /** Paths of the files that were edited by hand. */
  readonly edits: readonly string[];
}

/** What came of loading a tree. */
export type Loaded =
  | LoadedTree
  | {
      /** Why it could not be loaded, without a full stop. */
      readonly reason: string;
      /** The error to report when the folder holds no tree. */
      readonly error?: MockgenError;
    };

/** The stamp of the manifest of a tree; empty when there is none. */
export function fingerprintOfTree(dir: string): string {
  return fingerprintAt(join(dir, MANIFEST_FILE));
}

/**
 * Loads a tree: reads all that is needed of it, checks it against the manifest, and looks whether the manifest is still
 * the same, so that no snapshot mixes two builds.
 *
 * @param dir the folder of the tree; it may be a link that is turned to another one
 * @throws MockgenError `read_failed` when the manifest cannot be read
 */
export async function loadTree(dir: string, loading: Loading): Promise<Loaded> {
  const stamp = fingerprintOfTree(dir);
  const hint = `Build one: mockgen build --out ${inShell(dir)}`;
  const refuse = (reason: string): Loaded => ({ reason, error: new MockgenError('not_a_tree', reason, hint) });
  const root = describing('read_failed', `read ${dir}`, () => ifThere(() => realpathSync.native(dir)));
  const text = root && readManifest(root);
  if (!root || text === undefined) return refuse(`${dir} holds no ${MANIFEST_FILE}`);
  const manifest = parseManifest(text);
  if (!manifest) {
    const newer = describeNewerFormat(join(dir, MANIFEST_FILE), text);
    if (newer) return { reason: newer.message, error: new MockgenError('other_version', newer.message, newer.hint) };
    return refuse(`the ${MANIFEST_FILE} in ${dir} is not one that a build wrote`);
  }
  const reader = new TreeReader(root, manifest, loading);
  const collections = new Map<string, StoredCollection | TreeError>();
  const close = (): void => {
    for (const collection of collections.values()) if (!(collection instanceof TreeError)) collection.retire();
  };
  try {
    const documents = await readDocuments(reader, manifest, text);
    await readCollections(reader, manifest, loading.heldBytes, collections);
    if (fingerprintOfTree(dir) !== stamp) throw new Mismatch(`${MANIFEST_FILE} changed while the tree was read`);
    const isCalm = (): boolean => fingerprintOfTree(dir) === stamp && !loading.isBuilding();
    const items = lookFor(root, manifest, collections, loading, isCalm);
    const seeded = loading.seededOf(manifest, text);
    const unseeded = whyNoSeeds(manifest, loading.catalogue);
    return {
      snapshot: new Snapshot({ manifest, text, documents, collections, items, seeded, unseeded }),
      stamp,
      edits: reader.edits,
    };
  } catch (error) {
    close();
    if (error instanceof Mismatch) return { reason: error.message };
    throw error;
  }
}

function readManifest(root: string): string | undefined {
  const path = join(root, MANIFEST_FILE);
  return describing('read_failed', `read ${path}`, () => ifThere(() => readFileSync(path, 'utf8')));
}

async function readDocuments(
  reader: TreeReader,
  manifest: Manifest,
  text: string,
): Promise<ReadonlyMap<string, TreeFile | TreeError>> {
  const body = Buffer.from(text);
  const own = { type: 'application/json', body, bytes: body.length, digest: digestOf(text) };
  const documents = new Map<string, TreeFile | TreeError>([[MANIFEST_FILE, own]]);
  for (const path of enoughFiles(manifest).documents) documents.set(path, await reader.document(path));
  return documents;
}

async function readCollections(
  reader: TreeReader,
  manifest: Manifest,
  heldBytes: number,
  collections: Map<string, StoredCollection | TreeError>,
): Promise<void> {
  const { records } = enoughFiles(manifest);
  let bytes = 0;
  for (const path of records.values()) bytes += reader.size(path);
  for (const [resource, path] of records) {
    const entry = manifest.resources[resource];
    if (!entry) continue;
    const isHeld = bytes <= heldBytes;
    collections.set(resource, await (isHeld ? reader.held(path, entry) : reader.open(path, entry)));
  }
}

/** What finds the items that were edited by hand; undefined where they are not to be looked for, or have no files. */
function lookFor(
  root: string,
  manifest: Manifest,
  collections: ReadonlyMap<string, StoredCollection | TreeError>,
  { onEditedItem }: Loading,
  isCalm: () => boolean,
): EditedItems | undefined {
  if (!onEditedItem || manifest.packed) return undefined;
  const folders = new Map<string, ItemFolder>();
  for (const [resource, collection] of collections) {
    const category = manifest.resources[resource]?.category ?? '';
    if (!(collection instanceof MemoryCollection)) continue;
    const home = homeOf({ name: resource, category }, manifest.layout);
    const textOf = (id: number): string => fillItem(manifest.item, resource, collection.line(id - 1));
    const { total = 0, ids } = manifest.resources[resource] ?? {};
    folders.set(resource, { home, total, ids, textOf });
  }
  return new EditedItems({ root, folders, isCalm, onEdit: onEditedItem, most: EDITED_BYTES });
}
