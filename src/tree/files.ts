import { INDEX_FILE } from './layout.ts';
import { MANIFEST_FILE, type ManifestResource, type TreeShape } from './manifest.ts';
import { createNestedFinder, hasFiles, nestedPathsOf } from './nested-routes.ts';
import { addressesOf, type RoutedShape, routesOf } from './routes.ts';

/** A file that every resource has in each of its folders. */
export interface ResourceFile {
  readonly name: string;
  /** A second path below the collection at which the file answers. Default: it answers only by its own name. */
  readonly route?: string;
  /** Whether the manifest has digests of the blocks of the file, rather than one of the whole file. Default: false. */
  readonly inBlocks?: true;
  /** Whether only a described tree (one with an OpenAPI document) has the file. Default: every tree has it. */
  readonly isDescription?: true;
}

/**
 * The kinds of files of a resource, besides items and pictures. For a resource with only one record, the file of the
 * collection has that record.
 */
export type ResourceFileKind = 'collection' | 'records' | 'meta' | 'schema';

/**
 * All files of a resource except items and pictures. Building, routing, checking and hosting derive from this table.
 */
export const RESOURCE_FILES: Readonly<Record<ResourceFileKind, ResourceFile>> = {
  collection: { name: INDEX_FILE },
  records: { name: 'all.json', inBlocks: true },
  meta: { name: 'meta.json', route: 'meta' },
  schema: { name: 'schema.json', route: 'schema', isDescription: true },
};

/** Name of the OpenAPI document of a described tree. */
export const OPENAPI_FILE = 'openapi.json';

/** Returns the files that every resource of a tree has, in the order of a build. */
export function resourceFiles({ described }: Pick<TreeShape, 'described'>): readonly ResourceFile[] {
  return Object.values(RESOURCE_FILES).filter(({ isDescription }) => described === true || !isDescription);
}

/** Returns the documents of a tree that belong to no resource, in the order of a build. */
export function commonDocuments(shape: RoutedShape & Pick<TreeShape, 'described'>): readonly string[] {
  const categories = routesOf(shape).categories.map((category) => `${category}/${INDEX_FILE}`);
  return [INDEX_FILE, ...categories, ...(shape.described ? [OPENAPI_FILE] : [])];
}

/** The additional file of a large collection: a binary index of the blocks in `all.json`. */
export const BLOCKS_FILE: ResourceFile = { name: 'all.idx' };

/**
 * Whether a name is one that files in the folder of a resource have, with or without `.json`. No record, resource or
 * category may have it.
 *
 * @example
 * isReservedName('all') // => true
 */
export function isReservedName(name: string): boolean {
  const files = [...Object.values(RESOURCE_FILES), BLOCKS_FILE];
  return files.some((file) => file.route === name || file.name.startsWith(`${name}.`));
}

/** Returns all files of a resource except items, pictures and nested collections, in the order of a build. */
function filesOf(
  shape: Pick<TreeShape, 'described'>,
  { indexed }: Pick<ManifestResource, 'indexed'>,
): readonly ResourceFile[] {
  return indexed ? [...resourceFiles(shape), BLOCKS_FILE] : resourceFiles(shape);
}

/** A collection with more records than this is large: it has an index, so that a page can be read without the rest. */
export const LARGE = 1000;

/** Name of the page of a tree for browsers: its explorer. */
export const PAGE_FILE = 'index.html';

// The script that generates other seeds, and faker. Their names contain a version; up to 0.3 they contained a digest.
const GENERATOR_FILE = /^(?:generator|faker)-[\w.-]+\.js$/;

/**
 * Returns the scripts that generate other seeds, among the files of a tree.
 *
 * @example
 * generatorFiles(['generator.js', 'generator-0.3.0.js']) // => ["generator-0.3.0.js"]
 */
export function generatorFiles(files: readonly string[]): readonly string[] {
  return files.filter((file) => GENERATOR_FILE.test(file));
}

// Every name that a build has ever given to a script, a page or a provider's settings. A later build removes only files
// with these names.
const BESIDE_DATA =
  /^(?:\.nojekyll|\.assetsignore|(?:index|404)\.html|(?:mockgen|generator|faker|worker|sw)[\w.-]*\.js|wrangler\.jsonc|_headers|_redirects)$/;

/**
 * Whether a build can write a file of this name beside the data.
 *
 * @example
 * isBesideData('package.json') // => false
 */
export function isBesideData(path: string): boolean {
  return BESIDE_DATA.test(path);
}

/**
 * Returns the path of a picture that is a file of the tree. Pictures are in the first folder of their resource only,
 * since records contain their address.
 *
 * @example
 * picturePath('authors', 7, 'photo') // => "authors/7-photo.svg"
 */
export function picturePath(home: string, id: number | string, field: string): string {
  return `${home}/${id}-${field}.svg`;
}

/** Yields the names of the items and pictures of a resource, without endings: its ids, in order. */
function* itemNames({
  total,
  ids,
}: Pick<ManifestResource, 'total' | 'ids'>): Generator<string | number, void, undefined> {
  if (ids) yield* ids;
  else for (let id = 1; id <= total; id++) yield id;
}

/**
 * Whether a tree has a file for each nested collection. Like items, a packed tree leaves them out.
 *
 * @example
 * hasNestedFiles({ nested: true, packed: true }) // => false
 */
export function hasNestedFiles({ nested, packed }: Pick<TreeShape, 'nested' | 'packed'>): boolean {
  return Boolean(nested && !packed);
}

/**
 * Yields the paths of all files of a tree, in the order of a build, with the manifest last. A tree can have hundreds of
 * thousands of files.
 */
export function* treePaths(shape: TreeShape): Generator<string, void, undefined> {
  const { packed, files, resources } = shape;
  yield* commonDocuments(shape);
  for (const name of hasNestedFiles(shape) ? Object.keys(resources) : []) {
    const nested = nestedPathsOf(shape, name, (target) => itemNames(resources[target] ?? { total: 0 }));
    for (const { paths } of nested) yield* paths;
  }
  for (const [name, resource] of Object.entries(resources)) {
    const { home, stored, isSingle } = addressesOf(shape, name);
    if (!packed && !isSingle)
      for (const folder of stored) for (const id of itemNames(resource)) yield `${folder}/${id}.json`;
    for (const folder of stored) for (const file of filesOf(shape, resource)) yield `${folder}/${file.name}`;
    for (const field of resource.pictures ?? []) {
      for (const id of itemNames(resource)) yield picturePath(home, id, field);
    }
  }
  yield* files;
  yield MANIFEST_FILE;
}

// A number as an id in a file name: at most six digits, as many as the maximum number of items needs.
const NUMBER = /^[1-9]\d{0,5}$/;

/** Returns a test of whether a name is the id of an item of a resource. */
function createNameTest({ total, ids }: Pick<ManifestResource, 'total' | 'ids'>): (name: string) => boolean {
  const known = ids && new Set(ids);
  return (name) => (known ? known.has(name) : NUMBER.test(name) && Number(name) <= total);
}

/** Returns a test of whether a path is that of the file of a nested collection. */
function createNestedTest(shape: TreeShape): (path: string) => boolean {
  if (!hasNestedFiles(shape)) return () => false;
  const find = createNestedFinder(shape);
  const end = `/${INDEX_FILE}`;
  const tests = new Map(Object.entries(shape.resources).map(([name, entry]) => [name, createNameTest(entry)]));
  return (path) => {
    const found = path.endsWith(end) ? find(path.slice(0, -end.length).split('/')) : undefined;
    return found !== undefined && tests.get(found.target)?.(found.name) === true;
  };
}

/**
 * Creates a test of whether a tree of this shape has a file at a path, without listing all paths.
 *
 * @example
 * createPathTest({ layout: 'flat', files: [], resources: { authors: { category: 'people', total: 3 } } })('authors/4.json') // => false
 */
export function createPathTest(shape: TreeShape): (path: string) => boolean {
  const { packed, files, resources } = shape;
  const single = new Set([...commonDocuments(shape), MANIFEST_FILE, ...files]);
  /** Tests of file names: for each folder, and for each ending of a name, a test of the text in front of the ending. */
  const itemTests = new Map<string, Map<string, (name: string) => boolean>>();
  for (const [name, resource] of Object.entries(resources)) {
    const { home, stored, isSingle } = addressesOf(shape, name);
    const isItem = createNameTest(resource);
    for (const folder of stored) {
      for (const file of filesOf(shape, resource)) single.add(`${folder}/${file.name}`);
      itemTests.set(folder, new Map(packed || isSingle ? [] : [['.json', isItem]]));
    }
    for (const field of resource.pictures ?? []) itemTests.get(home)?.set(`-${field}.svg`, isItem);
  }
  const isNested = createNestedTest(shape);
  return (path) => {
    if (single.has(path) || isNested(path)) return true;
    const start = path.lastIndexOf('/') + 1;
    const ends = itemTests.get(path.slice(0, Math.max(0, start - 1))) ?? [];
    for (const [end, isItem] of ends) if (path.endsWith(end) && isItem(path.slice(start, -end.length))) return true;
    return false;
  };
}

/** Returns the number of files of nested collections in a tree. */
export function countNestedFiles(shape: TreeShape): number {
  if (!hasNestedFiles(shape)) return 0;
  let count = 0;
  for (const { nested } of routesOf(shape).resources.values()) {
    for (const { target } of nested.filter(hasFiles)) {
      count += addressesOf(shape, target).stored.length * (shape.resources[target]?.total ?? 0);
    }
  }
  return count;
}

/** Returns the number of files of a tree. */
export function countFiles(shape: TreeShape): number {
  const { packed, files, resources } = shape;
  let count = commonDocuments(shape).length + 1 + files.length;
  for (const [name, resource] of Object.entries(resources)) {
    const { total, pictures = [], ids = { length: total } } = resource;
    const { stored, isSingle } = addressesOf(shape, name);
    count +=
      stored.length * (filesOf(shape, resource).length + (packed || isSingle ? 0 : ids.length)) +
      pictures.length * ids.length;
  }
  return count + countNestedFiles(shape);
}

/**
 * The files from which every path of a tree can be answered. Items, and the second folder of each resource, are not
 * among them.
 */
export interface EnoughFiles {
  /** The index, the categories, the OpenAPI document and the documents of each resource. */
  readonly documents: readonly string[];
  /** The path of the `all.json` of each resource. */
  readonly records: ReadonlyMap<string, string>;
}

/** Returns the files from which every path of a tree can be answered. */
export function enoughFiles(shape: RoutedShape & Pick<TreeShape, 'described'>): EnoughFiles {
  const { resources } = routesOf(shape);
  const documents = [...commonDocuments(shape)];
  const records = new Map<string, string>();
  for (const [resource, { home }] of resources) {
    for (const { name, inBlocks } of resourceFiles(shape)) {
      if (inBlocks) records.set(resource, `${home}/${name}`);
      else documents.push(`${home}/${name}`);
    }
  }
  return { documents, records };
}

/**
 * Whether the content of a file that is not a document depends on the seed: that of a picture or an index does.
 *
 * @param resource the resource that the file belongs to. Default: none
 * @example
 * isSeeded('authors/all.idx', { indexed: true }) // => true
 */
export function isSeeded(
  file: string,
  { indexed, pictures }: Pick<ManifestResource, 'indexed' | 'pictures'> = {},
): boolean {
  return Boolean(file.endsWith('.svg') ? pictures : indexed && file.endsWith('.idx'));
}
