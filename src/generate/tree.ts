import { renderTree, type TreeOptions, type TreeParts } from '../render/index.ts';
import { type Found, JSON_TYPE, type Signal, type Tree, type TreeFile, type Wanted } from '../runtime/index.ts';
import { BLOCKS_FILE, enoughFiles, fillItem, lookUpPosition, MANIFEST_FILE, type Manifest } from '../tree/index.ts';
import { Audience, GeneratedCollection, type Pause } from './collection.ts';

/** The media types of the files of a tree, by the end of their names. */
const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html;charset=utf-8',
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
};

function typeOf(path: string): string {
  return TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}

/** A tree that is made as it is asked for. */
export class GeneratedTree implements Tree {
  readonly manifest: Manifest;
  /** See {@link Tree}. */
  declare readonly seeded?: (seed: number | undefined) => Tree;
  readonly #rendered: ReturnType<typeof renderTree>;
  readonly #pause: Pause;
  readonly #collections: Map<string, GeneratedCollection> = new Map();
  readonly #audience: Audience = new Audience();
  /** What took records, by path. */
  readonly #texts: Map<string, string | Uint8Array> = new Map();
  readonly #all: ReadonlyMap<string, string>;

  constructor(options: TreeOptions, parts: TreeParts, pause: Pause) {
    this.#rendered = renderTree(options, parts);
    this.#pause = pause;
    this.manifest = this.#rendered.outline;
    this.#all = new Map([...enoughFiles(this.manifest).records].map(([resource, path]) => [path, resource]));
  }

  /** About how many bytes are kept. */
  get bytes(): number {
    let bytes = 0;
    for (const { bytes: more } of this.#collections.values()) bytes += more;
    for (const text of this.#texts.values()) bytes += text.length;
    return bytes;
  }

  records(resource: string, wanted: Wanted, signal?: Signal): Promise<Found> {
    const collection =
      this.#collections.get(resource) ?? new GeneratedCollection(resource, this.#rendered, this.#pause);
    this.#collections.set(resource, collection);
    return collection.find(wanted, signal);
  }

  async file(path: string, signal?: Signal): Promise<TreeFile | undefined> {
    const type = typeOf(path);
    const known = this.#texts.get(path);
    if (known !== undefined) return { type, body: known };
    const isHeavy = path === MANIFEST_FILE || this.#all.has(path) || path.endsWith(`/${BLOCKS_FILE.name}`);
    const body = isHeavy ? await this.#audience.during(signal, () => this.#heavy(path)) : this.#rendered.file(path);
    if (body === undefined) return undefined;
    this.#texts.set(path, body);
    return { type, body, isNew: true };
  }

  async item(resource: string, id: number | string, signal?: Signal): Promise<TreeFile | undefined> {
    const { item, resources } = this.manifest;
    // Another seed gives other ids, where they are texts.
    const end = lookUpPosition(resources[resource], id);
    const { lines, isNew = false } = await this.records(resource, { start: end - 1, end }, signal);
    const [record] = lines;
    return record === undefined ? undefined : { type: JSON_TYPE, body: fillItem(item, resource, record), isNew };
  }

  /** A text that takes every record of a resource, or of all of them: with pauses, so that it can be given up. */
  async #heavy(path: string): Promise<string | Uint8Array | undefined> {
    const resource = this.#all.get(path);
    if (resource !== undefined) return this.#drain(resource);
    // The digests need every record; once these have been gone through, they are known.
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    for (const [all, name] of this.#all) if (all.startsWith(folder)) await this.#drain(name);
    return this.#rendered.file(path);
  }

  async #drain(resource: string): Promise<string> {
    const pieces: string[] = [];
    for (const piece of this.#rendered.resource(resource).text('records')) {
      pieces.push(piece);
      this.#audience.check();
      await this.#pause();
    }
    return pieces.join('');
  }
}
