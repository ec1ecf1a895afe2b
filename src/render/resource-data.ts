import {
  BLOCK_SIZE,
  DEFAULT_LIMIT,
  digestOfBlocks,
  fillItem,
  fillPage,
  homeOf,
  joinRecords,
  type Manifest,
  type ManifestResource,
  pickFields,
  picturePath,
  type NamedResource,
  renderIndex,
  pageLinks,
  writeBlocks,
  type Block,
} from '../tree/index.ts';
import { invalid } from '../schema/index.ts';
import { linkPictures, pictureText } from './pictures.ts';
import type { Records } from './records.ts';

/** The options of a tree that decide the bytes of its files with records. */
export type DataTree = Pick<Manifest, 'layout' | 'imagesBase' | 'api' | 'envelope' | 'item'>;

/** The properties of a resource that decide the bytes of its files. */
export interface DataShape extends NamedResource {
  /** How many records the resource has. */
  readonly total: number;
  /** Fields whose pictures are files of the tree. Default: none. */
  readonly pictures?: readonly string[];
  /** The fields that records have in lists. Default: all. */
  readonly list?: readonly string[];
  /** Whether the resource has only one record, which answers at the path itself. Default: false. */
  readonly single?: true;
  /** Whether items are addressed by anything other than the numbers of their records. */
  readonly isNamed: boolean;
}

/** Returns the record at a position, from 1, as a line of JSON without a newline. */
export type LineOf = (id: number) => string;

/**
 * Returns the keys by which items are addressed. Throws if two of them would be the same file on a disk that ignores
 * case.
 */
function distinctNames(resource: string, names: readonly string[]): readonly string[] {
  const known = new Map<string, string>();
  for (const name of names) {
    const other = known.get(name.toLowerCase());
    known.set(name.toLowerCase(), name);
    if (other === undefined) continue;
    throw invalid(
      resource,
      other === name ? `two records have the key ${name}` : `the keys ${other} and ${name} differ in case alone`,
    );
  }
  return names;
}

/**
 * The data of one resource of a tree: the contents of its files that depend on the seed. It needs no templates and no
 * descriptions.
 */
export class ResourceData {
  readonly home: string;
  readonly #shape: DataShape;
  readonly #tree: DataTree;
  readonly #records: Records;
  readonly #pictures: readonly string[];
  #names: readonly string[] | undefined;
  /**
   * Digests of all records, block by block (256 consecutive records); undefined before all were rendered from first to
   * last.
   */
  #blocks: readonly Block[] | undefined;

  constructor(shape: DataShape, tree: DataTree, records: Records) {
    this.home = homeOf(shape, tree.layout);
    this.#shape = shape;
    this.#tree = tree;
    this.#records = records;
    this.#pictures = tree.imagesBase === undefined ? [] : (shape.pictures ?? []);
  }

  /** Returns the record at a position, from 1, as a line of JSON. */
  line(id: number): string {
    const { name, isNamed } = this.#shape;
    const record = this.#records.checked(name, id);
    if (isNamed) this.#records.checkKey(name, record, id);
    const { imagesBase } = this.#tree;
    if (imagesBase === undefined) return JSON.stringify(record);
    const addressOf = (field: string): string => `${imagesBase}/${picturePath(this.home, this.nameOf(id), field)}`;
    return JSON.stringify(linkPictures(record, this.#pictures, addressOf));
  }

  /**
   * Returns some fields of a record as a line of JSON, for a search, which needs no others: pictures are most of the
   * work.
   */
  part(id: number, fields: readonly string[]): string {
    const isWhole = this.#pictures.some((field) => fields.includes(field));
    return isWhole ? this.line(id) : JSON.stringify(this.#records.part(this.#shape.name, id, fields));
  }

  /** Returns the keys that records and their files are named after; undefined if these are the numbers of records. */
  names(): readonly string[] | undefined {
    const { name, total, isNamed } = this.#shape;
    if (!isNamed) return undefined;
    return (this.#names ??= distinctNames(
      name,
      Array.from({ length: total }, (_, at) => String(this.#records.keyOf(name, at + 1))),
    ));
  }

  nameOf(id: number): string | number {
    return this.names()?.[id - 1] ?? id;
  }

  /** Returns the text of an item's file. */
  item(line: string): string {
    return fillItem(this.#tree.item, this.#shape.name, line);
  }

  /** Returns a picture of a record as the text of a file. */
  picture(id: number, field: string): string {
    return pictureText(String(this.#records.record(this.#shape.name, id)[field]));
  }

  /**
   * Returns the text of the picture at a path.
   *
   * @returns undefined where there is none
   */
  pictureAt(path: string): string | undefined {
    const field = this.#pictures.find((each) => path.endsWith(`-${each}.svg`));
    if (field === undefined || !path.startsWith(`${this.home}/`)) return undefined;
    const item = path.slice(this.home.length + 1, -`-${field}.svg`.length);
    const names = this.names();
    const id = names ? names.indexOf(item) + 1 : Number(item);
    const isPicture = id > 0 && id <= this.#shape.total && picturePath(this.home, this.nameOf(id), field) === path;
    return isPicture ? this.picture(id, field) : undefined;
  }

  /** Returns the answer to a request without parameters: the first page in its envelope, or the only record. */
  collection(lineOf: LineOf = (id) => this.line(id)): string {
    const { name, total, single, list } = this.#shape;
    if (single) return this.item(lineOf(1));
    const { api, envelope } = this.#tree;
    const window = { start: 0, limit: DEFAULT_LIMIT, total };
    const lines = Array.from({ length: Math.min(total, DEFAULT_LIMIT) }, (_, at) => lineOf(at + 1));
    const data = pickFields(lines, list);
    const queries = pageLinks([], window, api);
    const paged = { ...window, resource: name, page: api?.firstPage ?? 1, data, queries, path: this.home };
    return fillPage(envelope, paged, api?.base ?? '');
  }

  /** Yields all records block by block (256 consecutive records), and keeps the digest of each block. */
  *all(lineOf: LineOf = (id) => this.line(id)): Generator<string, void, undefined> {
    const blocks: Block[] = [];
    yield* joinRecords(this.#runs(lineOf), (block) => blocks.push(block));
    this.#blocks = blocks;
  }

  /**
   * Returns the entry of the resource in the manifest.
   *
   * @param outline the entry without digests. Digests and ids of another seed are replaced
   */
  entry(outline: ManifestResource): ManifestResource {
    const blocks = this.#allBlocks();
    const { digest: _, blocks: __, ids: ___, category, total, ...rest } = outline;
    const ids = this.names();
    return {
      category,
      total,
      digest: digestOfBlocks(blocks),
      ...(!rest.indexed && { blocks: writeBlocks(blocks) }),
      ...rest,
      ...(ids && { ids }),
    };
  }

  /** Returns the bytes of the index of a large collection, by which a runtime finds single records. */
  index(): Uint8Array {
    return renderIndex(this.#allBlocks());
  }

  /** Returns the digests of the blocks of all records. Renders the records, if that has not been done. */
  #allBlocks(): readonly Block[] {
    if (!this.#blocks) for (const _ of this.all());
    return this.#blocks ?? [];
  }

  *#runs(lineOf: LineOf): Generator<readonly string[], void, undefined> {
    const { total } = this.#shape;
    for (let first = 1; first <= total; first += BLOCK_SIZE) {
      const length = Math.min(BLOCK_SIZE, total - first + 1);
      yield Array.from({ length }, (_, at) => lineOf(first + at));
    }
  }
}
