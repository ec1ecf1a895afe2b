import { hashWords } from '../generators/index.ts';
import { fillEnvelope, fillSegments } from '../runtime/index.ts';
import type { Resource } from '../schema/index.ts';
import { foldersOf, metaContext, pictureFieldsOf, searchFieldsOf, storedFoldersOf } from './meta.ts';
import { linkPictures, picturePath, pictureText } from './pictures.ts';
import type { DataRecord, Records } from './records.ts';

import type { Shapes } from './shapes.ts';
import type { ManifestResource, PlannedFile, TreeOptions } from './types.ts';

/** How many records the default answer of a collection has. */
const DEFAULT_COUNT = 10;

/** The documents of one resource, the same ones in every folder that the layout has. */
export class ResourceDocuments {
  readonly #resource: Resource;
  readonly #options: TreeOptions;
  readonly #shapes: Shapes;
  readonly #records: Records;
  /** The records as lines of JSON, by id; gone once another resource is rendered, or a large tree fills the memory. */
  #lines: string[] = [];
  #digest: string | undefined;

  constructor(resource: Resource, options: TreeOptions, shapes: Shapes, records: Records) {
    this.#resource = resource;
    this.#options = options;
    this.#shapes = shapes;
    this.#records = records;
  }

  files(): readonly PlannedFile[] {
    const { items, packed = false } = this.#options;
    const documents: [string, () => string][] = [
      ['index.json', () => this.#collection()],
      ['all.json', () => `[\n${this.#first(items).join(',\n')}\n]\n`],
      ['meta.json', () => this.#shapes.meta(metaContext(this.#resource, this.#options.layout, items))],
    ];
    const resource = JSON.stringify(this.#resource.name);
    const itemFiles = packed ? 0 : items;
    for (let id = 1; id <= itemFiles; id++) {
      documents.push([`${id}.json`, () => fillSegments(this.#shapes.item, { resource, record: this.#line(id) })]);
    }
    const folders = storedFoldersOf(this.#resource, this.#options);
    return [
      ...folders.flatMap((folder) => documents.map(([name, text]) => ({ path: `${folder}/${name}`, text }))),
      ...this.#pictures(folders),
    ];
  }

  /** The pictures, where they are files of their own. */
  #pictures(folders: readonly string[]): readonly PlannedFile[] {
    const { items, imagesBase } = this.#options;
    if (imagesBase === undefined) return [];
    const { name } = this.#resource;
    return pictureFieldsOf(this.#resource).flatMap((field) =>
      Array.from({ length: items }, (_, at) => ({
        path: picturePath(folders, at + 1, field),
        text: () => pictureText(String(this.#records.record(name, at + 1)[field])),
      })),
    );
  }

  inManifest(): ManifestResource {
    const { category, fields } = this.#resource;
    const searchFields = searchFieldsOf(this.#resource);
    return {
      category,
      total: this.#options.items,
      digest: this.#digestOf(),
      fields: Object.keys(fields),
      searchFields,
      ...(this.#options.imagesBase !== undefined && { pictures: pictureFieldsOf(this.#resource) }),
    };
  }

  /** Forgets the lines; the digest, which the manifest needs in the end, is made before. */
  release(): void {
    if (this.#lines.length > this.#options.items) this.#digestOf();
    this.#lines = [];
  }

  #digestOf(): string {
    this.#digest ??= hashWords(this.#first(this.#options.items).join('\n'))
      .map((word) => word.toString(16).padStart(8, '0'))
      .join('');
    return this.#digest;
  }

  /** The record of an id as a line of JSON. */
  #line(id: number): string {
    return (this.#lines[id] ??= JSON.stringify(this.#record(id)));
  }

  #record(id: number): DataRecord {
    const record = this.#records.record(this.#resource.name, id);
    const { imagesBase, layout } = this.#options;
    if (imagesBase === undefined) return record;
    const folders = foldersOf(this.#resource, layout);
    const addressOf = (field: string): string => `${imagesBase}/${picturePath(folders, id, field)}`;
    return linkPictures(record, pictureFieldsOf(this.#resource), addressOf);
  }

  #first(count: number): readonly string[] {
    return Array.from({ length: count }, (_, at) => this.#line(at + 1));
  }

  /** The default answer: the first records in the same envelope that the runtime fills. */
  #collection(): string {
    const { items } = this.#options;
    const pages = Math.ceil(items / DEFAULT_COUNT);
    const pagination = { page: 1, limit: DEFAULT_COUNT, total: items, total_pages: pages };
    const data = this.#first(Math.min(items, DEFAULT_COUNT));
    return fillEnvelope(this.#shapes.envelope, { resource: this.#resource.name, data, ...pagination });
  }
}
