import { Readable } from 'node:stream';
import type { Holder, Seeds, Tree, TreeFile } from '../runtime/index.ts';
import type { Catalogue } from '../schema/index.ts';
import { loadGenerator, type ServedCatalogue, whyNotServed } from '../seeds/thread/index.ts';
import type { Manifest } from '../tree/index.ts';
import { DATA_VERSION, VERSION } from '../version.ts';
import { SnapshotHolder } from './snapshot-holder.ts';
import type { Snapshot } from './snapshot.ts';
import { StaticFiles } from './static-files.ts';

/** Options of `openFolder`. */
export interface FolderOptions {
  /** Receives one line per notice, for standard error. Default: notices are dropped. */
  readonly onNotice?: ((line: string) => void) | undefined;
  /** The catalogue from which data of other seeds is generated. Default: that of the built-in resources. */
  readonly catalogue?: Catalogue | undefined;
}

/** The tree in a folder. It is always that of the latest complete build. */
export interface OpenFolder extends Holder {
  /** Closes all files. */
  close(): void;
}

/**
 * Returns the function that generates trees of other seeds in this process, loaded when it is first needed; undefined
 * if there can be none.
 */
function seedsInProcess(manifest: Manifest, catalogue: ServedCatalogue | undefined): Seeds | undefined {
  if (whyNotServed(manifest, { mockgen: VERSION, dataVersion: DATA_VERSION }, catalogue) !== undefined)
    return undefined;
  let generator: Promise<Seeds> | undefined;
  const load = (): Promise<Seeds> =>
    (generator ??= loadGenerator().then(({ createSeedsFrom, createSeedsOf }) =>
      // A tree with resources of the service only is generated from the service, whatever catalogue is given.
      catalogue?.here && manifest.catalogue !== undefined
        ? createSeedsFrom(catalogue.here, manifest)
        : createSeedsOf(manifest, undefined),
    ));
  return (seed) => {
    let made: Promise<Tree> | undefined;
    const tree = (): Promise<Tree> => (made ??= load().then((seeded) => seeded(seed)));
    return {
      manifest: seed === undefined ? manifest : { ...manifest, seed },
      records: async (resource, wanted, signal) => (await tree()).records(resource, wanted, signal),
      item: async (resource, id, signal) => (await tree()).item?.(resource, id, signal),
      file: async (path, signal) => (await tree()).file(path, signal),
    };
  };
}

/** Returns the tree of a snapshot, which also has the static files in its folder. */
function withStaticFiles(snapshot: Snapshot, files: StaticFiles): Tree {
  const { manifest, seeded } = snapshot;
  return {
    manifest,
    records: (resource, wanted) => snapshot.records(resource, wanted),
    item: (resource, id) => snapshot.item(resource, id),
    file: async (path) => (await snapshot.file(path)) ?? readStaticFile(files, path),
    ...(seeded && { seeded }),
  };
}

async function readStaticFile(files: StaticFiles, path: string): Promise<TreeFile | undefined> {
  const file = await files.open(path);
  if (!file) return undefined;
  const { bytes, digest, body, encoding } = file;
  // A tree file has no content encoding, so a compressed file is plain bytes.
  const type = encoding === '' ? file.type : 'application/octet-stream';
  if (!(body instanceof Readable)) return { type, digest, body };
  // A large file is opened again when its body is read, which may never happen.
  body.destroy();
  return { type, bytes, digest, body: streamStaticFile(files, path) };
}

async function* streamStaticFile(files: StaticFiles, path: string): AsyncGenerator<Uint8Array, void, undefined> {
  const file = await files.open(path);
  if (file?.body instanceof Readable) for await (const chunk of file.body) yield Buffer.from(chunk);
  else if (file) yield file.body;
}

/**
 * Opens the tree in a folder, for a runtime in this process. New builds are picked up; the generator is loaded when
 * another seed is first requested.
 *
 * @throws MockgenError `not_a_tree` when the folder has no manifest, or holds an unfinished build; `other_version` when
 * its manifest has a newer format; `read_failed` when it cannot be read
 */
export async function openFolder(dir: string, { onNotice, catalogue: own }: FolderOptions = {}): Promise<OpenFolder> {
  const catalogue = own && { ...own, here: own };
  const seededOf = (manifest: Manifest): Seeds | undefined => seedsInProcess(manifest, catalogue);
  const holder = await SnapshotHolder.open(dir, { onNotice, catalogue, seededOf });
  const files = new StaticFiles(dir);
  const trees = new WeakMap<Snapshot, Tree>();
  const treeOf = (snapshot: Snapshot): Tree => {
    const tree = trees.get(snapshot) ?? withStaticFiles(snapshot, files);
    trees.set(snapshot, tree);
    return tree;
  };
  return {
    current: async () => treeOf(await holder.current()),
    close: () => holder.close(),
  };
}
