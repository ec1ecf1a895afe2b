import { hasNamedKeys, namedAddresses, nestedOf, type Catalogue, type Resource } from '../schema/index.ts';
import {
  BLOCKS_FILE,
  digestOf,
  foldersOf,
  hasOneRecord,
  LARGE,
  picturePath,
  RESOURCE_FILES,
  type ManifestResource,
  type ResourceFileKind,
} from '../tree/index.ts';
import { countOf } from './counts.ts';
import { KeptLines } from './kept-lines.ts';
import type { Schema } from './field-schema.ts';
import { listFieldsOf, metaContext, pictureFieldsOf, searchFieldsOf } from './meta.ts';
import type { Records } from './records.ts';
import { type LineOf, ResourceData } from './resource-data.ts';
import { schemaText } from './published-schema.ts';
import type { OwnTemplates, Templates } from './templates.ts';
import type { PlannedFile, TreeOptions } from './types.ts';

// A full tree writes records twice: as items, and in one file. Up to this many lines are kept in between (about 20 MB);
// beyond that they are generated twice, so that memory does not grow with the tree.
const MOST_KEPT = 20_000;

/** From this many records, the size of all records is estimated. */
const MOST_SAMPLES = 20;

/**
 * The entry of a resource in the manifest, and the digests of its documents: its JSON files other than items and
 * `all.json`.
 */
export interface ResourceEntry {
  readonly resource: ManifestResource;
  /** Digests of the documents of the resource, by path. */
  readonly documents: Readonly<Record<string, string>>;
}

/** The files of one resource, which are the same in every folder of the layout. */
export class ResourceFiles {
  readonly #resource: Resource;
  readonly #options: TreeOptions;
  readonly #templates: Templates;
  readonly #pictures: readonly string[];
  readonly #total: number;
  readonly #catalogue: Catalogue;
  readonly #data: ResourceData;
  readonly #kept: KeptLines;
  readonly #schemaOf: (resource: Resource) => Schema;
  /** The templates of this resource that replace those of the tree. */
  readonly #own: OwnTemplates;
  /** Digests of the documents that were rendered so far. */
  readonly #digests: Partial<Record<ResourceFileKind, string>> = {};

  /**
   * @param schemaOf returns the published schema of a resource
   * @param spare chunks of memory for lines that are needed twice; the resources of a tree share them
   */
  constructor(
    resource: Resource,
    options: TreeOptions,
    templates: Templates,
    catalogue: Catalogue,
    records: Records,
    schemaOf: (resource: Resource) => Schema,
    spare: Uint8Array[],
  ) {
    this.#kept = new KeptLines(spare);
    this.#resource = resource;
    this.#schemaOf = schemaOf;
    this.#options = options;
    this.#templates = templates;
    this.#total = countOf(resource, options, catalogue.find);
    this.#catalogue = catalogue;
    this.#pictures = options.imagesBase === undefined ? [] : pictureFieldsOf(resource);
    const { name, category, path } = resource;
    const list = listFieldsOf(resource);
    this.#own = templates.own?.get(name) ?? {};
    const { envelope, item } = { ...templates, ...this.#own };
    const shape = {
      name,
      category,
      ...(path !== undefined && { path }),
      total: this.#total,
      pictures: this.#pictures,
      ...(hasOneRecord(resource) && { single: true as const }),
      ...(list && { list }),
      isNamed: hasNamedKeys(resource),
    };
    this.#data = new ResourceData(shape, { ...options, envelope, item }, records);
  }

  /** Plans all files in the order of a build. Rendered lines are kept only while the caller iterates over the plan. */
  *plan(): Generator<PlannedFile, void, undefined> {
    const { packed = false } = this.#options;
    const data = this.#data;
    const total = this.#total;
    const folders = foldersOf(this.#resource, this.#options.layout).slice(0, packed ? 1 : undefined);
    const plan = (name: string, text: PlannedFile['text']): PlannedFile => ({
      paths: folders.map((folder) => `${folder}/${name}`),
      text,
    });
    const keeps = !packed && total <= MOST_KEPT;
    const make = (id: number): string => data.line(id);
    const lineOf = keeps ? (id: number): string => this.#kept.line(id, make) : make;
    // Items come first: the records of an earlier build, while they still exist, tell what it wrote into its items.
    for (let id = 1; id <= (packed || hasOneRecord(this.#resource) ? 0 : total); id++) {
      yield plan(`${data.nameOf(id)}.json`, () => [data.item(lineOf(id))]);
    }
    for (const kind of this.#kinds()) {
      yield plan(RESOURCE_FILES[kind].name, () => this.#text(kind, lineOf));
    }
    this.#kept.clear();
    if (total > LARGE) yield plan(BLOCKS_FILE.name, () => [this.index()]);
    for (const field of this.#pictures) {
      for (let id = 1; id <= total; id++) {
        yield { paths: [picturePath(data.home, data.nameOf(id), field)], text: () => [data.picture(id, field)] };
      }
    }
  }

  /** Returns the kinds of files that the resource has in this tree, in the order of a build. */
  #kinds(): readonly ResourceFileKind[] {
    const { described = true } = this.#options;
    // The keys of the table are its kinds.
    const kinds = Object.keys(RESOURCE_FILES) as ResourceFileKind[];
    return kinds.filter((kind) => described || !RESOURCE_FILES[kind].isDescription);
  }

  /** For each kind of file: a function that renders its text. */
  readonly #texts: Readonly<Record<ResourceFileKind, (lineOf: LineOf) => Iterable<string>>> = {
    collection: (lineOf) => [this.#data.collection(lineOf)],
    records: (lineOf) => this.#data.all(lineOf),
    meta: () => [this.#templates.meta(this.#metaContext())],
    schema: () => [schemaText(this.#resource, this.#schemaOf(this.#resource))],
  };

  /** Returns the mean length of a record as a line of JSON, in characters, estimated from some records. */
  meanLength(): number {
    const samples = Math.min(this.#total, MOST_SAMPLES);
    let length = 0;
    for (let at = 0; at < samples; at++) {
      length += this.#data.line(1 + Math.floor((at * this.#total) / samples)).length;
    }
    return length / samples;
  }

  /** Renders one file of a kind, piece by piece. */
  text(kind: ResourceFileKind): Iterable<string> {
    return this.#text(kind, (id) => this.#data.line(id));
  }

  /** Renders a file of a kind piece by piece, and keeps its digest if it is a document. */
  #text(kind: ResourceFileKind, lineOf: LineOf): Iterable<string> {
    const pieces = this.#texts[kind](lineOf);
    if (RESOURCE_FILES[kind].inBlocks) return pieces;
    const text = [...pieces].join('');
    this.#digests[kind] ??= digestOf(text);
    return [text];
  }

  /** Returns the digest of a document, rendering it if necessary. */
  #digest(kind: ResourceFileKind): string {
    return (this.#digests[kind] ??= digestOf([...this.text(kind)].join('')));
  }

  /** Generates all records in order, each as one line of JSON. */
  *lines(): Generator<string, void, undefined> {
    for (let id = 1; id <= this.#total; id++) yield this.#data.line(id);
  }

  /** Returns the index of a large collection. */
  index(): Uint8Array {
    return this.#data.index();
  }

  /** Returns the text of the picture at a path; undefined when there is none. */
  pictureAt(path: string): string | undefined {
    return this.#data.pictureAt(path);
  }

  /** Returns the entry of the resource in the manifest, without digests. */
  outline(): ManifestResource {
    const { category, path, single, key, fields } = this.#resource;
    const ids = this.#data.names();
    const list = listFieldsOf(this.#resource);
    const named = namedAddresses(this.#catalogue.resources.filter(({ name }) => this.#neighbour(name)));
    const under = nestedOf((name) => this.#neighbour(name), this.#resource, named);
    return {
      category,
      ...(path !== undefined && { path }),
      ...(single && (hasOneRecord(this.#resource) || under.length > 0) && { single }),
      total: this.#total,
      digest: '',
      ...(this.#total > LARGE && { indexed: true }),
      fields: Object.keys(fields),
      ...(list && { list }),
      searchFields: searchFieldsOf(this.#resource),
      ...(key !== undefined && key !== 'id' && { key }),
      ...(under.length > 0 && { under }),
      ...this.#own,
      ...(this.#options.imagesBase !== undefined && { pictures: this.#pictures }),
      ...(ids && { ids }),
    };
  }

  /** Returns another resource of the tree by name; undefined if the tree does not have it. */
  #neighbour(name: string): Resource | undefined {
    const { only } = this.#options;
    return !only || only.includes(name) ? this.#catalogue.find(name) : undefined;
  }

  /** Returns the manifest's entry of the resource and the digests of its documents. */
  entry(): ResourceEntry {
    const resource = this.#data.entry(this.outline());
    const documents: Record<string, string> = {};
    for (const kind of this.#kinds()) {
      const { name, inBlocks } = RESOURCE_FILES[kind];
      if (!inBlocks) documents[`${this.#data.home}/${name}`] = this.#digest(kind);
    }
    return { resource, documents };
  }

  #metaContext(): Readonly<Record<string, unknown>> {
    const { layout, api } = this.#options;
    return metaContext(this.#resource, layout, this.#total, this.#catalogue, api?.base);
  }
}
