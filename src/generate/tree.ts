import { Records, ResourceData } from '../render/index.ts';
import { type Found, JSON_TYPE, type Signal, type Tree, type TreeFile, type Wanted } from '../runtime/index.ts';
import { hasNamedKeys } from '../schema/index.ts';
import {
  BLOCKS_FILE,
  digestOf,
  enoughFiles,
  fillItem,
  MANIFEST_FILE,
  type Manifest,
  type ManifestResource,
  positionOf,
  RESOURCE_FILES,
  type ResourceFileKind,
  templatesOf,
} from '../tree/index.ts';
import { GeneratedCollection, type Pause } from './collection.ts';
import { countsOf } from './counts.ts';
import { mediaTypeOf } from './media-type.ts';
import type { SharedParts } from './shared-parts.ts';
import { Waiters } from './waiters.ts';

/**
 * Returns the manifest's entry of a resource without digests, in the form that it has before any record was generated.
 */
function outlineOf(resource: ManifestResource, data: ResourceData): ManifestResource {
  const { digest: _, blocks: __, ids, ...rest } = resource;
  const outline = { digest: '', ...rest };
  // Ids that are texts depend on the seed. All of them are generated at once, and seldom needed.
  return ids ? Object.defineProperty(outline, 'ids', { get: () => data.names(), enumerable: true }) : outline;
}

/**
 * For each kind of file of a resource: a function that makes the file, if it only needs the first records; undefined
 * for the other kinds. `all.json` needs every record, `meta.json` and `schema.json` depend on no seed.
 */
const FROM_FIRST_RECORDS: Readonly<Record<ResourceFileKind, ((data: ResourceData) => string) | undefined>> = {
  collection: (data) => data.collection(),
  records: undefined,
  meta: undefined,
  schema: undefined,
};

/** The tree that a build with some seed would write. Its files and records are generated when they are asked for. */
export class GeneratedTree implements Tree {
  readonly manifest: Manifest;
  readonly #shared: SharedParts;
  readonly #pause: Pause;
  /** The data of each resource, by name. */
  readonly #data: Map<string, ResourceData> = new Map();
  /** The collections that were asked for, by resource. */
  readonly #collections: Map<string, GeneratedCollection> = new Map();
  readonly #waiters = new Waiters();
  /** Files that were generated from all records, by path. */
  readonly #generated: Map<string, string | Uint8Array> = new Map();
  /** Functions that render a file for which the first records are enough, by path. */
  readonly #fromFirstRecords: Map<string, () => string> = new Map();
  /** For each `all.json`, by path: the data of its resource. */
  readonly #allRecords: Map<string, ResourceData> = new Map();
  /** For each index of blocks (`all.idx`), by path: the data of its resource. */
  readonly #indexes: Map<string, ResourceData> = new Map();
  /** Paths of files that are the same for every seed. */
  readonly #sharedFiles: ReadonlySet<string>;

  /** @param seed from 0 to 2^53 - 1 */
  constructor(shared: SharedParts, seed: number, pause: Pause) {
    const { manifest, catalogue } = shared;
    this.#shared = shared;
    this.#pause = pause;
    const { refDate, items } = manifest;
    const records = new Records(catalogue, { seed, refDate, items, ...countsOf(manifest) });
    const resources: Record<string, ManifestResource> = {};
    for (const [name, resource] of Object.entries(manifest.resources)) {
      const isNamed = hasNamedKeys(catalogue.find(name) ?? { fields: {} });
      const tree = { ...manifest, ...templatesOf(manifest, name) };
      const data = new ResourceData({ name, isNamed, ...resource }, tree, records);
      this.#data.set(name, data);
      for (const [kind, file] of Object.entries(RESOURCE_FILES)) {
        // The keys of the table are its kinds.
        const render = FROM_FIRST_RECORDS[kind as ResourceFileKind];
        if (render) this.#fromFirstRecords.set(`${data.home}/${file.name}`, () => render(data));
      }
      this.#allRecords.set(`${data.home}/${RESOURCE_FILES.records.name}`, data);
      if (resource.indexed) this.#indexes.set(`${data.home}/${BLOCKS_FILE.name}`, data);
      resources[name] = outlineOf(resource, data);
    }
    this.manifest = { ...manifest, seed, documents: {}, resources };
    this.#sharedFiles = new Set([...enoughFiles(manifest).documents, ...manifest.files]);
  }

  /** Approximate number of bytes that the generated files and records take. */
  get bytes(): number {
    let bytes = 0;
    for (const { bytes: more } of this.#collections.values()) bytes += more;
    for (const text of this.#generated.values()) bytes += text.length;
    return bytes;
  }

  async records(resource: string, wanted: Wanted, signal?: Signal): Promise<Found> {
    const data = this.#data.get(resource);
    if (!data) throw new RangeError(`the tree has no resource ${resource}`);
    const total = this.manifest.resources[resource]?.total ?? 0;
    const collection = this.#collections.get(resource) ?? new GeneratedCollection(data, total, this.#pause);
    this.#collections.set(resource, collection);
    return collection.find(wanted, signal);
  }

  async file(path: string, signal?: Signal): Promise<TreeFile | undefined> {
    const type = mediaTypeOf(path);
    const known = this.#generated.get(path);
    if (known !== undefined) return { type, body: known };
    const body = await this.#generate(path, signal);
    if (body === undefined) return this.#sharedFiles.has(path) ? this.#shared.file(path, signal) : undefined;
    this.#generated.set(path, body);
    return { type, body, isNew: true };
  }

  async item(resource: string, id: number | string, signal?: Signal): Promise<TreeFile | undefined> {
    const { resources } = this.manifest;
    const end = positionOf(resources[resource], id);
    const { lines, isNew = false } = await this.records(resource, { start: end - 1, end }, signal);
    const [record] = lines;
    return record === undefined
      ? undefined
      : { type: JSON_TYPE, body: fillItem(templatesOf(this.manifest, resource).item, resource, record), isNew };
  }

  /** Generates a file that depends on the seed; undefined for any other. A file that needs every record can be aborted. */
  async #generate(path: string, signal: Signal | undefined): Promise<string | Uint8Array | undefined> {
    const records = this.#allRecords.get(path);
    if (records) return this.#waiters.during(signal, () => this.#text(records));
    const index = this.#indexes.get(path);
    if (index) return this.#waiters.during(signal, () => this.#index(index));
    if (path === MANIFEST_FILE) return this.#waiters.during(signal, () => this.#manifest());
    const render = this.#fromFirstRecords.get(path);
    if (render) return render();
    for (const data of this.#data.values()) {
      const picture = data.pictureAt(path);
      if (picture !== undefined) return picture;
    }
    return undefined;
  }

  async #manifest(): Promise<string> {
    // The digests are known once every record was generated.
    for (const data of this.#allRecords.values()) await this.#generateAll(data);
    const documents: Record<string, string> = {};
    for (const path of enoughFiles(this.manifest).documents) documents[path] = await this.#digestOf(path);
    const resources = Object.fromEntries(
      [...this.#data].map(([name, data]) => [name, data.entry(this.#outline(name))] as const),
    );
    return `${JSON.stringify({ ...this.manifest, documents, resources }, null, 2)}\n`;
  }

  #outline(name: string): ManifestResource {
    const outline = this.manifest.resources[name];
    if (!outline) throw new RangeError(`the tree has no resource ${name}`);
    return outline;
  }

  async #digestOf(path: string): Promise<string> {
    const render = this.#fromFirstRecords.get(path);
    if (render) return digestOf(render());
    const known = this.#shared.manifest.documents[path];
    return known ?? digestOf(String((await this.#shared.file(path))?.body));
  }

  async #index(data: ResourceData): Promise<Uint8Array> {
    await this.#generateAll(data);
    return data.index();
  }

  async #text(data: ResourceData): Promise<string> {
    const pieces: string[] = [];
    await this.#generateAll(data, (piece) => pieces.push(piece));
    return pieces.join('');
  }

  /** Generates all records of a resource, with pauses in which the caller can abort. */
  async #generateAll(data: ResourceData, onPiece: (piece: string) => void = () => {}): Promise<void> {
    for (const piece of data.all()) {
      onPiece(piece);
      this.#waiters.check();
      await this.#pause();
    }
  }
}
