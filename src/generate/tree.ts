import { Records, ResourceData } from '../render/index.ts';
import { type Found, JSON_TYPE, type Signal, type Tree, type TreeFile, type Wanted } from '../runtime/index.ts';
import { hasTextIds } from '../schema/index.ts';
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
} from '../tree/index.ts';
import { Audience, GeneratedCollection, type Pause } from './collection.ts';
import { type Common, countsOf } from './common.ts';
import { mediaTypeOf } from './media-type.ts';

/** A resource of another seed as the manifest tells of it before anything is generated. */
function outlineOf(resource: ManifestResource, data: ResourceData): ManifestResource {
  const { digest: _, blocks: __, ids, ...rest } = resource;
  const outline = { digest: '', ...rest };
  // Another seed gives other ids, where they are texts: as many as there are records, and few ask for them.
  return ids ? Object.defineProperty(outline, 'ids', { get: () => data.names(), enumerable: true }) : outline;
}

/** The kinds of files that are made of few records, and how. Of the others, some take all records and some none. */
const MADE_OF_FEW: Readonly<Record<ResourceFileKind, ((data: ResourceData) => string) | undefined>> = {
  collection: (data) => data.collection(),
  records: undefined,
  meta: undefined,
};

/** A tree that is made as it is asked for. */
export class GeneratedTree implements Tree {
  readonly manifest: Manifest;
  readonly #common: Common;
  readonly #pause: Pause;
  readonly #data: Map<string, ResourceData> = new Map();
  readonly #collections: Map<string, GeneratedCollection> = new Map();
  readonly #audience: Audience = new Audience();
  /** What took records, by path. */
  readonly #texts: Map<string, string | Uint8Array> = new Map();
  /** What is made of few records, by path. */
  readonly #few: Map<string, () => string> = new Map();
  /** The resources by the paths of the files with all their records, and of the indexes of these. */
  readonly #all: Map<string, ResourceData> = new Map();
  readonly #indexes: Map<string, ResourceData> = new Map();
  /** The documents that do not depend on the seed, and what holds no data. */
  readonly #shared: ReadonlySet<string>;

  /** @param seed from 0 to 2^53 - 1 */
  constructor(common: Common, seed: number, pause: Pause) {
    const { manifest, catalogue } = common;
    this.#common = common;
    this.#pause = pause;
    const { refDate, items } = manifest;
    const records = new Records(catalogue, { seed, refDate, items, ...countsOf(manifest) });
    const resources: Record<string, ManifestResource> = {};
    for (const [name, resource] of Object.entries(manifest.resources)) {
      const isNamed = hasTextIds(catalogue.find(name) ?? { fields: {} });
      const data = new ResourceData({ name, isNamed, ...resource }, manifest, records);
      this.#data.set(name, data);
      for (const [kind, file] of Object.entries(RESOURCE_FILES)) {
        // The keys of the table are its kinds.
        const make = MADE_OF_FEW[kind as ResourceFileKind];
        if (make) this.#few.set(`${data.home}/${file.name}`, () => make(data));
      }
      this.#all.set(`${data.home}/${RESOURCE_FILES.records.name}`, data);
      if (resource.indexed) this.#indexes.set(`${data.home}/${BLOCKS_FILE.name}`, data);
      resources[name] = outlineOf(resource, data);
    }
    this.manifest = { ...manifest, seed, documents: {}, resources };
    this.#shared = new Set([...enoughFiles(manifest).documents, ...manifest.files]);
  }

  /** About how many bytes are kept. */
  get bytes(): number {
    let bytes = 0;
    for (const { bytes: more } of this.#collections.values()) bytes += more;
    for (const text of this.#texts.values()) bytes += text.length;
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
    const known = this.#texts.get(path);
    if (known !== undefined) return { type, body: known };
    const body = await this.#made(path, signal);
    if (body === undefined) return this.#shared.has(path) ? this.#common.file(path, signal) : undefined;
    this.#texts.set(path, body);
    return { type, body, isNew: true };
  }

  async item(resource: string, id: number | string, signal?: Signal): Promise<TreeFile | undefined> {
    const { item, resources } = this.manifest;
    const end = positionOf(resources[resource], id);
    const { lines, isNew = false } = await this.records(resource, { start: end - 1, end }, signal);
    const [record] = lines;
    return record === undefined ? undefined : { type: JSON_TYPE, body: fillItem(item, resource, record), isNew };
  }

  /** What is in a file that depends on the seed; undefined for any other. What takes all records can be given up. */
  async #made(path: string, signal: Signal | undefined): Promise<string | Uint8Array | undefined> {
    const all = this.#all.get(path);
    if (all) return this.#audience.during(signal, () => this.#text(all));
    const index = this.#indexes.get(path);
    if (index) return this.#audience.during(signal, () => this.#index(index));
    if (path === MANIFEST_FILE) return this.#audience.during(signal, () => this.#manifest());
    const few = this.#few.get(path);
    if (few) return few();
    for (const data of this.#data.values()) {
      const picture = data.pictureAt(path);
      if (picture !== undefined) return picture;
    }
    return undefined;
  }

  async #manifest(): Promise<string> {
    // The digests need every record; once these have been gone through, they are known.
    for (const data of this.#all.values()) await this.#drain(data);
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
    const few = this.#few.get(path);
    if (few) return digestOf(few());
    const known = this.#common.manifest.documents[path];
    return known ?? digestOf(String((await this.#common.file(path))?.body));
  }

  async #index(data: ResourceData): Promise<Uint8Array> {
    await this.#drain(data);
    return data.index();
  }

  async #text(data: ResourceData): Promise<string> {
    const pieces: string[] = [];
    await this.#drain(data, (piece) => pieces.push(piece));
    return pieces.join('');
  }

  /** Goes through all records of a resource: with pauses, so that it can be given up. */
  async #drain(data: ResourceData, take: (piece: string) => void = () => {}): Promise<void> {
    for (const piece of data.all()) {
      take(piece);
      this.#audience.check();
      await this.#pause();
    }
  }
}
