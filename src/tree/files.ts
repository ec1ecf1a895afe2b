import { categoriesOf, foldersOf, homeOf } from './layout.ts';
import { MANIFEST_FILE, type ManifestResource, type TreeShape } from './manifest.ts';

/** A file that each resource has in each of its folders. */
export interface ResourceFile {
  readonly name: string;
  /** The path it answers under, behind that of the collection; without one, it answers under its own name alone. */
  readonly route?: string;
  /** Whether the digests of blocks tell of it. Default: its own digest does. */
  readonly inBlocks?: true;
}

/** What a resource has a file of, besides its items. */
export type ResourceFileKind = 'collection' | 'records' | 'meta';

/** All files of a resource but its items and pictures. The build gives each a text; everybody else reads this table. */
export const RESOURCE_FILES: Readonly<Record<ResourceFileKind, ResourceFile>> = {
  collection: { name: 'index.json' },
  records: { name: 'all.json', inBlocks: true },
  meta: { name: 'meta.json', route: 'meta' },
};

/** The same table as a list, in the order of a build. */
export const resourceFiles: readonly ResourceFile[] = Object.values(RESOURCE_FILES);

/** What a large collection has a file of besides. It is no document, but bytes that tell where in `all.json` a block is. */
export const BLOCKS_FILE: ResourceFile = { name: 'all.idx' };

/**
 * Whether a name has another meaning in the folder of a resource, with or without `.json`: no record, resource or
 * category may have it.
 *
 * @example
 * isReservedName('all') // => true
 */
export function isReservedName(name: string): boolean {
  const files = [...resourceFiles, BLOCKS_FILE];
  return name === 'schema' || files.some((file) => file.route === name || file.name.startsWith(`${name}.`));
}

/** The files of one resource, in the order of a build. */
function filesOf({ indexed }: Pick<ManifestResource, 'indexed'>): readonly ResourceFile[] {
  return indexed ? [...resourceFiles, BLOCKS_FILE] : resourceFiles;
}

/** A collection of more records is large: its file has an index beside it, so that a page of it can be read on its own. */
export const LARGE = 1000;

/** The index of the tree, and with its folder that of a category. */
export const INDEX_FILE = 'index.json';

/** The page of a tree, for who looks at it in a browser. */
export const PAGE_FILE = 'index.html';

// The script that generates other seeds, and faker beside it. Their names contain the version that wrote them; up to 0.3
// they contained a digest.
const GENERATOR_FILE = /^(?:generator|faker)-[\w.-]+\.js$/;

/**
 * Picks the scripts that generate other seeds out of the files of a tree.
 *
 * @example
 * generatorFiles(['generator.js', 'generator-0.3.0.js']) // => ["generator-0.3.0.js"]
 */
export function generatorFiles(files: readonly string[]): readonly string[] {
  return files.filter((file) => GENERATOR_FILE.test(file));
}

// Every name that a build has ever given to a script, a page or a provider's settings.
const BESIDE_DATA =
  /^(?:(?:index|404)\.html|(?:mockgen|generator|faker|worker|sw)[\w.-]*\.js|wrangler\.jsonc|_headers|_redirects)$/;

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
 * The path of a picture that is a file of the tree. It lies in the first folder of its resource only: records name it by
 * its one address.
 *
 * @example
 * picturePath('authors', 7, 'photo') // => "authors/7-photo.svg"
 */
export function picturePath(home: string, id: number | string, field: string): string {
  return `${home}/${id}-${field}.svg`;
}

/** Names and categories of the resources of a tree, in order. */
export function namedResources({
  resources,
}: Pick<TreeShape, 'resources'>): readonly { name: string; category: string }[] {
  return Object.entries(resources).map(([name, { category }]) => ({ name, category }));
}

/**
 * The paths of the collections, in order: `/authors`, or `/people/authors` where there are only those.
 *
 * @example
 * collectionPaths({ layout: 'flat', resources: { authors: { category: 'people' } } }) // => ["/authors"]
 */
export function collectionPaths(shape: Pick<TreeShape, 'layout' | 'resources'>): readonly string[] {
  return namedResources(shape).map((place) => `/${homeOf(place, shape.layout)}`);
}

/** The folders that hold the files of a resource: one for each path, or in a packed tree the first alone. */
export function storedFoldersOf(
  place: { readonly name: string; readonly category: string },
  { layout, packed }: Pick<TreeShape, 'layout' | 'packed'>,
): readonly string[] {
  return foldersOf(place, layout).slice(0, packed ? 1 : undefined);
}

/** What the items of a resource are called, in order: by their ids. */
function* itemNames({
  total,
  ids,
}: Pick<ManifestResource, 'total' | 'ids'>): Generator<string | number, void, undefined> {
  if (ids) yield* ids;
  else for (let id = 1; id <= total; id++) yield id;
}

/**
 * The paths of all files of a tree, in the order of a build, the manifest last. One after the other, for a tree may have
 * hundreds of thousands.
 */
export function* treePaths(shape: TreeShape): Generator<string, void, undefined> {
  const { layout, packed, files, resources } = shape;
  yield INDEX_FILE;
  for (const category of categoriesOf(namedResources(shape), layout)) yield `${category}/${INDEX_FILE}`;
  for (const [name, resource] of Object.entries(resources)) {
    const place = { name, category: resource.category };
    const folders = storedFoldersOf(place, shape);
    if (!packed) for (const folder of folders) for (const id of itemNames(resource)) yield `${folder}/${id}.json`;
    for (const folder of folders) for (const file of filesOf(resource)) yield `${folder}/${file.name}`;
    for (const field of resource.pictures ?? []) {
      for (const id of itemNames(resource)) yield picturePath(homeOf(place, layout), id, field);
    }
  }
  yield* files;
  yield MANIFEST_FILE;
}

// As the numbers in names of files are written, up to the most items a resource may have.
const NUMBER = /^[1-9]\d{0,5}$/;

/** Makes a test of names: whether there is an item of it. */
function createNameTest({ total, ids }: Pick<ManifestResource, 'total' | 'ids'>): (name: string) => boolean {
  const known = ids && new Set(ids);
  return (name) => (known ? known.has(name) : NUMBER.test(name) && Number(name) <= total);
}

/**
 * Makes a test of paths: whether a tree of this shape has a file there. The paths are not listed for it.
 *
 * @example
 * createPathTest({ layout: 'flat', files: [], resources: { authors: { category: 'people', total: 3 } } })('authors/4.json') // => false
 */
export function createPathTest(shape: TreeShape): (path: string) => boolean {
  const { layout, packed, files, resources } = shape;
  const single = new Set([INDEX_FILE, MANIFEST_FILE, ...files]);
  for (const category of categoriesOf(namedResources(shape), layout)) single.add(`${category}/${INDEX_FILE}`);
  /** By folder, then by the end of a name, what may stand before it. */
  const named = new Map<string, Map<string, (name: string) => boolean>>();
  for (const [name, resource] of Object.entries(resources)) {
    const place = { name, category: resource.category };
    const isItem = createNameTest(resource);
    for (const folder of storedFoldersOf(place, shape)) {
      for (const file of filesOf(resource)) single.add(`${folder}/${file.name}`);
      named.set(folder, new Map(packed ? [] : [['.json', isItem]]));
    }
    for (const field of resource.pictures ?? []) named.get(homeOf(place, layout))?.set(`-${field}.svg`, isItem);
  }
  return (path) => {
    if (single.has(path)) return true;
    const start = path.lastIndexOf('/') + 1;
    const ends = named.get(path.slice(0, Math.max(0, start - 1))) ?? [];
    for (const [end, isItem] of ends) if (path.endsWith(end) && isItem(path.slice(start, -end.length))) return true;
    return false;
  };
}

/** How many files a tree has. */
export function countFiles(shape: TreeShape): number {
  const { layout, packed, files, resources } = shape;
  let count = 2 + categoriesOf(namedResources(shape), layout).length + files.length;
  for (const [name, resource] of Object.entries(resources)) {
    const { category, total, pictures = [], ids = { length: total } } = resource;
    const folders = storedFoldersOf({ name, category }, shape).length;
    count += folders * (filesOf(resource).length + (packed ? 0 : ids.length)) + pictures.length * ids.length;
  }
  return count;
}

/** The files that are enough to answer every path of a tree: no items, and one folder of each resource. */
export interface EnoughFiles {
  /** The index, the categories and the documents of each resource. */
  readonly documents: readonly string[];
  /** The file with all records of a resource, by its path noun. */
  readonly records: ReadonlyMap<string, string>;
}

/** The files that are enough to answer every path of a tree. */
export function enoughFiles(shape: Pick<TreeShape, 'layout' | 'resources'>): EnoughFiles {
  const places = namedResources(shape);
  const documents = [INDEX_FILE, ...categoriesOf(places, shape.layout).map((category) => `${category}/${INDEX_FILE}`)];
  const records = new Map<string, string>();
  for (const place of places) {
    const home = homeOf(place, shape.layout);
    for (const { name, inBlocks } of resourceFiles) {
      if (inBlocks) records.set(place.name, `${home}/${name}`);
      else documents.push(`${home}/${name}`);
    }
  }
  return { documents, records };
}

/**
 * Whether a file of a resource is another one for each seed, besides its documents: a picture, or an index.
 *
 * @param resource default: none
 * @example
 * isSeeded('authors/all.idx', { indexed: true }) // => true
 */
export function isSeeded(
  file: string,
  { indexed, pictures }: Pick<ManifestResource, 'indexed' | 'pictures'> = {},
): boolean {
  return Boolean(file.endsWith('.svg') ? pictures : indexed && file.endsWith('.idx'));
}
