/** Which of the two path layouts a tree has: `/authors`, `/people/authors`, or both. */
export type Layout = 'both' | 'flat' | 'category';

/** What the folders of a resource are named after: its path noun and its category. */
export interface Place {
  readonly name: string;
  readonly category: string;
}

/** Whether a value is the name of a layout. */
export function isLayout(value: unknown): value is Layout {
  return ['both', 'flat', 'category'].includes(String(value));
}

/**
 * The folders of a resource in a tree of the given layout, the short one first. Each has the same files.
 *
 * @example
 * foldersOf({ name: 'authors', category: 'people' }, 'both') // => ["authors","people/authors"]
 */
export function foldersOf({ name, category }: Place, layout: Layout): readonly string[] {
  const folders = [name, `${category}/${name}`];
  return folders.slice(layout === 'category' ? 1 : 0, layout === 'flat' ? 1 : 2);
}

/**
 * The folder of a resource that everything is read from: all others repeat it byte for byte.
 *
 * @example
 * homeOf({ name: 'authors', category: 'people' }, 'category') // => "people/authors"
 */
export function homeOf(place: Place, layout: Layout): string {
  return String(foldersOf(place, layout)[0]);
}

/**
 * The folder of a resource by its path noun, as {@link homeOf} has it.
 *
 * @example
 * homeIn({ layout: 'flat', resources: { authors: { category: 'people' } } }, 'authors') // => "authors"
 */
export function homeIn(
  { layout, resources }: { readonly layout: Layout; readonly resources: Readonly<Record<string, Omit<Place, 'name'>>> },
  name: string,
): string {
  return homeOf({ name, category: resources[name]?.category ?? '' }, layout);
}

/**
 * The categories that have a folder with an index, each once, in the order of their resources.
 *
 * @example
 * categoriesOf([{ category: 'people' }, { category: 'media' }, { category: 'people' }], 'both') // => ["people","media"]
 */
export function categoriesOf(places: readonly Pick<Place, 'category'>[], layout: Layout): readonly string[] {
  return layout === 'flat' ? [] : [...new Set(places.map((place) => place.category))];
}
