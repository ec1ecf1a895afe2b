import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { BoundedCache } from '../caching/index.ts';
import { MockgenError } from '../errors.ts';
import { describing, ifThere, inShell, readTreeText } from '../node/index.ts';
import { type Seeds, TreeError, type TreeFile } from '../runtime/index.ts';
import { type ServedCatalogue, whyNotServed } from '../seeds/thread/index.ts';
import {
  describeNewerFormat,
  digestOf,
  enoughFiles,
  fillItem,
  addressesOf,
  type DialectName,
  MANIFEST_FILE,
  parseManifest,
  positionOf,
  templatesOf,
  withDialect,
  type Manifest,
} from '../tree/index.ts';
import { DATA_VERSION, VERSION } from '../version.ts';
import { hasJournal, isBuilderAlive, isBuilding } from '../build-marks/index.ts';
import { MemoryCollection, type StoredCollection } from './collections.ts';
import { EditedItems, type ItemFolder } from './edited-items.ts';
import { fingerprintAt } from './fingerprint.ts';
import { BLOCK_BYTES, EDITED_BYTES, HELD_BYTES, START_MS } from './limits.ts';
import type { Edit } from './notices.ts';
import { Snapshot } from './snapshot.ts';
import { Mismatch, TreeReader, type TreeReading } from './tree-reader.ts';
import { type ItemText, WholeTree } from './whole-tree.ts';

/** What a snapshot needs besides the folder of its tree. */
export interface SnapshotOptions {
  /**
   * Returns the generator of the other seeds of a tree, given its manifest as a value and as a text; undefined for
   * none.
   */
  readonly seededOf: (manifest: Manifest, text: string) => Seeds | undefined;
  /** The catalogue from which data of other seeds is generated. Default: that of the built-in resources. */
  readonly catalogue?: ServedCatalogue | undefined;
  /** The dialect of the tree, whatever its manifest says. Default: that of its manifest. */
  readonly dialect?: DialectName | undefined;
  /** Collections are held in memory when they have at most this many bytes in all. Default: {@link HELD_BYTES}. */
  readonly heldBytes?: number | undefined;
  /** Whether large files stay open. Default: except on Windows, where an open file cannot be replaced. */
  readonly keepsHandles?: boolean | undefined;
  /** How many milliseconds the start waits for a build that is under way. Default: {@link START_MS}. */
  readonly startMs?: number | undefined;
}

/** Says what to do about files that differ from their manifest: whether they are accepted, and who is told. */
export interface EditPolicy extends Pick<TreeReading, 'isLenient' | 'onMismatch' | 'onReplaced'> {
  /** Receives each item that was edited by hand. Default: items are not compared. */
  readonly onEditedItem?: ((edit: Edit) => void) | undefined;
  /** Receives one line for what is wrong with files that no answer comes from. */
  readonly onFault: (line: string) => void;
}

/** A snapshot that was loaded. */
export interface LoadedSnapshot {
  readonly snapshot: Snapshot;
  /** The fingerprint of the manifest: a text that changes with the file. */
  readonly fingerprint: string;
  /** The files that were edited by hand, or cannot be served. */
  readonly edits: readonly Edit[];
  /** Watches over the files of the tree. */
  readonly whole: WholeTree;
}

/** Why a snapshot could not be loaded. */
export interface LoadFailure {
  /** The reason in one line, without a full stop. */
  readonly reason: string;
  /** The error to report if the folder has no tree at all. */
  readonly error?: MockgenError;
}

const POLL_MS = 50;

/** Returns the fingerprint of the manifest of a tree; an empty text when there is no manifest. */
export function manifestFingerprint(dir: string): string {
  return fingerprintAt(join(dir, MANIFEST_FILE));
}

/**
 * Loads the snapshot that a server starts with. A tree that was edited by hand is accepted; a build that is under way
 * is waited for.
 *
 * @throws MockgenError `not_a_tree` when the folder has no manifest, or holds an unfinished build; `other_version` when
 * its manifest has a newer format; `read_failed` when it cannot be read
 */
export async function loadFirstSnapshot(
  dir: string,
  options: SnapshotOptions,
  policy: EditPolicy,
): Promise<LoadedSnapshot> {
  const { startMs = START_MS } = options;
  for (let waited = 0; ; waited += POLL_MS) {
    const loaded = await loadSnapshot(dir, options, policy);
    if ('snapshot' in loaded) return loaded;
    if (!isBuilderAlive(dir)) {
      if (hasJournal(dir))
        throw unfinishedBuild(dir, 'one was interrupted', `Run it again: mockgen build --out ${inShell(dir)}`);
      if (loaded.error) throw loaded.error;
    }
    if (waited >= startMs) throw unfinishedBuild(dir, loaded.reason, 'Start again when the build has finished.');
    await sleep(POLL_MS);
  }
}

function unfinishedBuild(dir: string, why: string, hint: string): MockgenError {
  return new MockgenError('not_a_tree', `${dir} holds half of a build: ${why}`, hint);
}

/**
 * Loads the tree in a folder, if it matches its manifest; under a lenient policy, also if somebody has edited it. While
 * a build is under way, no difference counts as an edit.
 */
export async function loadSnapshot(
  dir: string,
  options: SnapshotOptions,
  policy: EditPolicy,
): Promise<LoadedSnapshot | LoadFailure> {
  const strict = await loadWith(dir, options, { ...policy, isLenient: false });
  if ('snapshot' in strict || strict.error || !policy.isLenient || isBuilding(dir)) return strict;
  const lenient = await loadWith(dir, options, policy);
  if ('snapshot' in lenient && isBuilding(dir)) {
    lenient.snapshot.retire(0);
    return strict;
  }
  return lenient;
}

/**
 * Loads the tree in a folder under a policy. The manifest must be the same afterwards as before, so that no snapshot
 * mixes two builds.
 *
 * @param dir the folder; it may be a link that is redirected to another folder at any time
 * @throws MockgenError `read_failed` when the manifest cannot be read
 */
async function loadWith(
  dir: string,
  options: SnapshotOptions,
  policy: EditPolicy,
): Promise<LoadedSnapshot | LoadFailure> {
  const fingerprint = manifestFingerprint(dir);
  const root = describing('read_failed', `read ${dir}`, () => ifThere(() => realpathSync.native(dir)));
  const stored = root && readTreeText(root, MANIFEST_FILE);
  if (!root || stored === undefined) return notATree(dir, `${dir} holds no ${MANIFEST_FILE}`);
  const built = parseManifest(stored);
  if (!built) return unknownManifest(dir, stored);
  const { dialect } = options;
  const manifest = dialect === undefined ? built : withDialect(built, dialect);
  // Pages and clients read the manifest, and have to find the dialect there too.
  const text = manifest === built ? stored : `${JSON.stringify(manifest, null, 2)}\n`;
  const { heldBytes = HELD_BYTES, keepsHandles = process.platform !== 'win32' } = options;
  const reader = new TreeReader(root, manifest, { ...policy, keepsHandles, cache: new BoundedCache(BLOCK_BYTES) });
  const collections = new Map<string, StoredCollection | TreeError>();
  try {
    const documents = await readDocuments(reader, manifest, text);
    await readCollections(reader, manifest, heldBytes, collections);
    const isUnchanged = (): boolean => manifestFingerprint(dir) === fingerprint;
    if (!isUnchanged()) throw new Mismatch(`${MANIFEST_FILE} changed while the tree was read`);
    const isCalm = (): boolean => isUnchanged() && !isBuilding(dir);
    const { onEditedItem: onEdit, onFault } = policy;
    const folders = itemFolders(manifest, collections);
    const editedItems = onEdit && new EditedItems({ root, folders, isCalm, onEdit, maxBytes: EDITED_BYTES });
    const whole = new WholeTree({ root, manifest, textOf: itemTexts(folders, manifest), isCalm, onFault });
    const seeded = options.seededOf(manifest, text);
    const unseeded = whyNotServed(manifest, { mockgen: VERSION, dataVersion: DATA_VERSION }, options.catalogue);
    const snapshot = new Snapshot({ manifest, documents, collections, editedItems, seeded, unseeded });
    return { snapshot, fingerprint, edits: reader.edits, whole };
  } catch (error) {
    for (const collection of collections.values()) if (!(collection instanceof TreeError)) collection.retire();
    if (error instanceof Mismatch) return { reason: error.message };
    throw error;
  }
}

function notATree(dir: string, reason: string): LoadFailure {
  return { reason, error: new MockgenError('not_a_tree', reason, `Build one: mockgen build --out ${inShell(dir)}`) };
}

function unknownManifest(dir: string, text: string): LoadFailure {
  const newer = describeNewerFormat(join(dir, MANIFEST_FILE), text);
  if (!newer) return notATree(dir, `the ${MANIFEST_FILE} in ${dir} is not one that a build wrote`);
  return { reason: newer.message, error: new MockgenError('other_version', newer.message, newer.hint) };
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

/**
 * Adds the collections of a tree to `collections` one by one. If one of them fails, the caller can then close those
 * that were opened.
 */
async function readCollections(
  reader: TreeReader,
  manifest: Manifest,
  heldBytes: number,
  collections: Map<string, StoredCollection | TreeError>,
): Promise<void> {
  const { records } = enoughFiles(manifest);
  let bytes = 0;
  for (const path of records.values()) bytes += reader.size(path);
  const isHeld = bytes <= heldBytes;
  for (const [resource, path] of records) {
    const entry = manifest.resources[resource];
    if (!entry) continue;
    collections.set(
      resource,
      await (isHeld ? reader.memoryCollection(path, entry) : reader.fileCollection(path, entry)),
    );
  }
}

/** Returns the folders of the items whose records are in memory, by resource. A packed tree has none. */
function itemFolders(
  manifest: Manifest,
  collections: ReadonlyMap<string, StoredCollection | TreeError>,
): ReadonlyMap<string, ItemFolder> {
  const folders = new Map<string, ItemFolder>();
  for (const [resource, collection] of manifest.packed ? [] : collections) {
    if (!(collection instanceof MemoryCollection)) continue;
    const { item } = templatesOf(manifest, resource);
    const textOf = (position: number): string => fillItem(item, resource, collection.line(position - 1));
    const { total = 0, ids } = manifest.resources[resource] ?? {};
    const { home, isSingle } = addressesOf(manifest, resource);
    if (!isSingle) folders.set(resource, { home, total, ids, textOf });
  }
  return folders;
}

/** Returns what gives the text of each item in some folders. */
function itemTexts(folders: ReadonlyMap<string, ItemFolder>, manifest: Manifest): ItemText {
  const byHome = new Map([...folders].map(([resource, folder]) => [folder.home, { ...folder, resource }]));
  return (path) => {
    const end = path.lastIndexOf('/');
    const folder = byHome.get(path.slice(0, Math.max(0, end)));
    const position = folder && positionOf(manifest.resources[folder.resource], path.slice(end + 1, -'.json'.length));
    return folder && position && position <= folder.total ? folder.textOf(position) : undefined;
  };
}
