import type { Holder, Tree, TreeFile } from '../runtime/index.ts';
import type { Catalogue } from '../schema/index.ts';
import type { Manifest } from '../tree/index.ts';
import { SnapshotHolder } from './snapshot-holder.ts';
import { whyNoSeeds, type OwnCatalogue } from './own-catalogue.ts';
import { StaticFiles } from './static-files.ts';
import type { Seeded, Snapshot } from './snapshot.ts';

/** What opening a folder may be told. */
export interface FolderOptions {
  /** Receives texts of one line for the standard error. Default: they are dropped. */
  readonly onNotice?: ((line: string) => void) | undefined;
  /** The catalogue that other seeds are made from. Default: that of the service. */
  readonly catalogue?: Catalogue | undefined;
}

/** The tree of a folder, whatever build is in it. */
export interface OpenFolder extends Holder {
  /** Closes what is open. */
  close(): void;
}

/** The trees of other seeds, made in this process. The generator is loaded when the first of them is asked for anything. */
function seededHere(manifest: Manifest, catalogue: OwnCatalogue | undefined): Seeded | undefined {
  if (whyNoSeeds(manifest, catalogue) !== undefined) return undefined;
  let generator: Promise<Seeded> | undefined;
  const load = (): Promise<Seeded> =>
    (generator ??= import('./generator.ts').then(({ createGenerator, generatorFrom }) =>
      // A tree of the service alone is made from the service, whatever else is at hand.
      catalogue?.here && manifest.catalogue !== undefined
        ? generatorFrom(catalogue.here, manifest)
        : createGenerator(manifest, undefined),
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

/** A snapshot together with the plain files that lie around it. */
function withPlainFiles(snapshot: Snapshot, plain: StaticFiles): Tree {
  const { manifest, seeded } = snapshot;
  return {
    manifest,
    records: (resource, wanted) => snapshot.records(resource, wanted),
    item: (resource, id) => snapshot.item(resource, id),
    file: async (path) => (await snapshot.file(path)) ?? openPlain(plain, path),
    ...(seeded && { seeded }),
  };
}

async function openPlain(plain: StaticFiles, path: string): Promise<TreeFile | undefined> {
  const file = await plain.open(path);
  if (!file) return undefined;
  const { bytes, digest, body, encoding } = file;
  // Nobody is told what to undo before its bytes are of that type.
  const type = encoding === '' ? file.type : 'application/octet-stream';
  if (file.isWeak) {
    // It is opened once more when it is read: whether it will be, nobody knows yet.
    body.destroy();
    return { type, bytes, digest, body: readLater(plain, path) };
  }
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(Buffer.from(chunk));
  return { type, digest, body: Buffer.concat(chunks) };
}

async function* readLater(plain: StaticFiles, path: string): AsyncGenerator<Uint8Array, void, undefined> {
  const file = await plain.open(path);
  if (!file) return;
  for await (const chunk of file.body) yield Buffer.from(chunk);
}

/**
 * Opens the tree in a folder. Rebuilds are picked up; the generator is loaded when another seed is first asked for.
 *
 * @throws MockgenError `not_a_tree` when the folder has no manifest, `read_failed` when it cannot be read
 */
export async function openFolder(dir: string, { onNotice, catalogue: own }: FolderOptions = {}): Promise<OpenFolder> {
  const catalogue = own && { ...own, here: own };
  const keeper = await SnapshotHolder.open(dir, {
    onNotice,
    catalogue,
    seededOf: (manifest) => seededHere(manifest, catalogue),
  });
  const plain = new StaticFiles(dir);
  const trees = new WeakMap<Snapshot, Tree>();
  const treeOf = (snapshot: Snapshot): Tree => {
    const tree = trees.get(snapshot) ?? withPlainFiles(snapshot, plain);
    trees.set(snapshot, tree);
    return tree;
  };
  return {
    current: async () => treeOf(await keeper.current()),
    close: () => keeper.close(),
  };
}
