/** The name of the file that answers at a folder: of a tree, a category, a collection. */
export const INDEX_FILE = 'index.json';

/** The paths of the resources of a tree: `/authors`, `/people/authors`, or both. */
export type Layout = 'both' | 'flat' | 'category';

/** The properties of a resource that decide in which folders it is. */
export interface NamedResource {
  readonly name: string;
  readonly category: string;
  /**
   * Path of the collection: one or more segments without a slash at either end, such as `v1/Conversations`. Default:
   * the name.
   */
  readonly path?: string;
}

/** Whether a value is the name of a layout. */
export function isLayout(value: unknown): value is Layout {
  return ['both', 'flat', 'category'].includes(String(value));
}

/**
 * Returns the folders of a resource in a tree of the given layout, the short one first. They all have the same files.
 *
 * @example
 * foldersOf({ name: 'authors', category: 'people' }, 'both') // => ["authors","people/authors"]
 */
export function foldersOf({ name, category, path = name }: NamedResource, layout: Layout): readonly string[] {
  const folders = [path, `${category}/${path}`];
  return folders.slice(layout === 'category' ? 1 : 0, layout === 'flat' ? 1 : 2);
}

/**
 * Returns the first folder of a resource, which its files are read from; the other folders are copies.
 *
 * @example
 * homeOf({ name: 'authors', category: 'people' }, 'category') // => "people/authors"
 */
export function homeOf(resource: NamedResource, layout: Layout): string {
  return String(foldersOf(resource, layout)[0]);
}

/**
 * Returns the categories that have a folder with an index, each once, in the order of their resources.
 *
 * @example
 * categoriesOf([{ category: 'people' }, { category: 'media' }, { category: 'people' }], 'both') // => ["people","media"]
 */
export function categoriesOf(resources: readonly Pick<NamedResource, 'category'>[], layout: Layout): readonly string[] {
  return layout === 'flat' ? [] : [...new Set(resources.map(({ category }) => category))];
}
