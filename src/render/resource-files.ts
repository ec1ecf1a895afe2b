import { hasTextIds, type Catalogue, type Resource } from '../schema/index.ts';
import {
  BLOCK_SIZE,
  BLOCKS_FILE,
  digestOf,
  digestOfBlocks,
  fillItem,
  fillPage,
  homeOf,
  joinRecords,
  LARGE,
  picturePath,
  renderIndex,
  RESOURCE_FILES,
  type Block,
  type ManifestResource,
  type ResourceFileKind,
  storedFoldersOf,
  turnPages,
  writeBlocks,
} from '../tree/index.ts';
import { countOf } from './counts.ts';
import { KeptLines } from './kept-lines.ts';
import { metaContext, pictureFieldsOf, searchFieldsOf } from './meta.ts';
import { linkPictures, pictureText } from './pictures.ts';
import type { Records } from './records.ts';
import type { Shapes } from './shapes.ts';
import type { PlannedFile, TreeOptions } from './types.ts';

/** How many records the default answer of a collection has. */
const DEFAULT_COUNT = 10;

// Records of a full tree are written twice, as items and all in one file. So many lines are kept in between (some 20 MB);
// of more, the second time makes them anew, so that memory does not grow with the tree.
const MOST_KEPT = 20_000;

/** What the manifest says of a resource and its documents. */
export interface ResourceEntry {
  readonly resource: ManifestResource;
  /** Digests by path. */
  readonly documents: Readonly<Record<string, string>>;
}

/** The files of one resource, the same ones in every folder that the layout has. */
export class ResourceFiles {
  readonly #resource: Resource;
  readonly #options: TreeOptions;
  readonly #shapes: Shapes;
  readonly #records: Records;
  readonly #pictures: readonly string[];
  readonly #home: string;
  readonly #total: number;
  readonly #catalogue: Catalogue;
  /** Whether ids are texts. */
  readonly #isNamed: boolean;
  #ids: readonly string[] | undefined;
  readonly #kept: KeptLines;
  /** The blocks of all records, once these have been rendered from the first to the last. */
  #blocks: readonly Block[] | undefined;

  /** @param spare memory that the resources of a tree share, for lines that are needed twice */
  constructor(
    resource: Resource,
    options: TreeOptions,
    shapes: Shapes,
    catalogue: Catalogue,
    records: Records,
    spare: Uint8Array[],
  ) {
    this.#kept = new KeptLines(spare);
    this.#resource = resource;
    this.#options = options;
    this.#shapes = shapes;
    this.#records = records;
    this.#home = homeOf(resource, options.layout);
    this.#total = countOf(resource, options);
    this.#catalogue = catalogue;
    this.#isNamed = hasTextIds(resource);
    this.#pictures = options.imagesBase === undefined ? [] : pictureFieldsOf(resource);
  }

  /** Plans all files, in the order of a build. Lines are kept only while the plan is gone through. */
  *plan(): Generator<PlannedFile, void, undefined> {
    const { packed = false } = this.#options;
    const total = this.#total;
    const folders = storedFoldersOf(this.#resource, this.#options);
    const plan = (name: string, text: PlannedFile['text']): PlannedFile => ({
      paths: folders.map((folder) => `${folder}/${name}`),
      text,
    });
    const keeps = !packed && total <= MOST_KEPT;
    const make = (id: number): string => this.line(id);
    const lineOf = keeps ? (id: number): string => this.#kept.line(id, make) : make;
    // Items first: as long as the records of an earlier build lie there, they tell what it wrote into its items.
    for (let id = 1; id <= (packed ? 0 : total); id++) {
      yield plan(`${this.#nameOf(id)}.json`, () => [this.#item(lineOf(id))]);
    }
    for (const kind of Object.keys(this.#texts) as ResourceFileKind[]) {
      yield plan(RESOURCE_FILES[kind].name, () => this.#texts[kind](lineOf));
    }
    this.#kept.clear();
    if (this.#isLarge) yield plan(BLOCKS_FILE.name, () => [this.index()]);
    for (const field of this.#pictures) {
      for (let id = 1; id <= total; id++) {
        yield { paths: [picturePath(this.#home, this.#nameOf(id), field)], text: () => [this.picture(id, field)] };
      }
    }
  }

  /** The text of each kind of file; a kind without one does not compile. */
  readonly #texts: Readonly<Record<ResourceFileKind, (lineOf: (id: number) => string) => Iterable<string>>> = {
    collection: (lineOf) => [this.#collection(lineOf)],
    records: (lineOf) => this.#all(lineOf),
    meta: () => [this.#shapes.meta(this.#metaContext())],
  };

  /** One file of a kind, piece by piece. */
  text(kind: ResourceFileKind): Iterable<string> {
    return this.#texts[kind]((id) => this.line(id));
  }

  /** The index of a large collection. */
  index(): Uint8Array {
    return renderIndex(this.#allBlocks());
  }

  get #isLarge(): boolean {
    return this.#total > LARGE;
  }

  /** The blocks of all records, which are rendered for it unless they have been. */
  #allBlocks(): readonly Block[] {
    if (!this.#blocks) for (const _ of this.text('records'));
    return this.#blocks ?? [];
  }

  /** The record of an id, from 1, as a line of JSON. */
  line(id: number): string {
    const { name } = this.#resource;
    const record = this.#records.record(name, id);
    if (this.#isNamed) this.#records.checkId(name, record['id']);
    const { imagesBase } = this.#options;
    if (imagesBase === undefined) return JSON.stringify(record);
    const addressOf = (field: string): string => `${imagesBase}/${picturePath(this.#home, this.#nameOf(id), field)}`;
    return JSON.stringify(linkPictures(record, this.#pictures, addressOf));
  }

  /** The drawing of a record, as the text of a file. */
  picture(id: number, field: string): string {
    return pictureText(String(this.#records.record(this.#resource.name, id)[field]));
  }

  /** What the manifest says of the resource, without digests. */
  outline(): ManifestResource {
    const { category, fields } = this.#resource;
    return {
      category,
      total: this.#total,
      digest: '',
      ...(this.#isLarge && { indexed: true }),
      fields: Object.keys(fields),
      searchFields: searchFieldsOf(this.#resource),
      ...(this.#options.imagesBase !== undefined && { pictures: this.#pictures }),
      ...(this.#isNamed && { ids: this.#names() }),
    };
  }

  /** What records, and the files of each, are named by where it is a text. */
  #names(): readonly string[] {
    return (this.#ids ??= Array.from({ length: this.#total }, (_, at) =>
      String(this.#records.idOf(this.#resource.name, at + 1)),
    ));
  }

  #nameOf(id: number): string | number {
    return this.#isNamed ? (this.#names()[id - 1] ?? id) : id;
  }

  /** What the manifest says of the resource and its documents. */
  entry(): ResourceEntry {
    const blocks = this.#allBlocks();
    const { digest: _, category, total, ...outline } = this.outline();
    const documents: Record<string, string> = {};
    for (const kind of Object.keys(this.#texts) as ResourceFileKind[]) {
      const { name, inBlocks } = RESOURCE_FILES[kind];
      if (!inBlocks) documents[`${this.#home}/${name}`] = digestOf([...this.text(kind)].join(''));
    }
    return {
      resource: {
        category,
        total,
        digest: digestOfBlocks(blocks),
        ...(!this.#isLarge && { blocks: writeBlocks(blocks) }),
        ...outline,
      },
      documents,
    };
  }

  #metaContext(): Readonly<Record<string, unknown>> {
    const { layout, api } = this.#options;
    return metaContext(this.#resource, layout, this.#total, this.#catalogue, api?.base);
  }

  #item(line: string): string {
    return fillItem(this.#shapes.item, this.#resource.name, line);
  }

  /** All records, and their blocks noted by the way. */
  *#all(lineOf: (id: number) => string): Generator<string, void, undefined> {
    const blocks: Block[] = [];
    yield* joinRecords(this.#runs(lineOf), (block) => blocks.push(block));
    this.#blocks = blocks;
  }

  *#runs(lineOf: (id: number) => string): Generator<readonly string[], void, undefined> {
    const total = this.#total;
    for (let first = 1; first <= total; first += BLOCK_SIZE) {
      const length = Math.min(BLOCK_SIZE, total - first + 1);
      yield Array.from({ length }, (_, at) => lineOf(first + at));
    }
  }

  /** The default answer: the first records in the same envelope that the runtime fills. */
  #collection(lineOf: (id: number) => string): string {
    const { api, layout } = this.#options;
    const { name, category } = this.#resource;
    const total = this.#total;
    const window = { start: 0, limit: DEFAULT_COUNT, total };
    const data = Array.from({ length: Math.min(total, DEFAULT_COUNT) }, (_, at) => lineOf(at + 1));
    const paged = { ...window, resource: name, page: api?.firstPage ?? 1, data, turns: turnPages([], window, api) };
    const tree = { envelope: this.#shapes.envelope, layout, resources: { [name]: { category } } };
    return fillPage(tree, paged, api?.base ?? '');
  }
}
