import type { Catalogue, Resource } from '../schema/index.ts';
import { categoriesOf, hasOneRecord, homeOf, INDEX_FILE, MANIFEST_FILE } from '../tree/index.ts';
import { VERSION } from '../version.ts';
import { countOf } from './counts.ts';
import type { Templates } from './templates.ts';
import type { TreeOptions } from './types.ts';

/** Returns the entry of a resource in the index of the tree and in that of its category. */
function entryOf(resource: Resource, options: TreeOptions, find: Catalogue['find']): object {
  const { name, category, description } = resource;
  const path = `${options.api?.base ?? ''}/${homeOf(resource, options.layout)}`;
  const total = countOf(resource, options, find);
  return {
    name,
    category,
    description,
    total,
    links: { [hasOneRecord(resource) ? 'item' : 'collection']: path, meta: `${path}/meta` },
  };
}

/**
 * Returns functions that render the index of the tree and, if the layout has categories, that of each category, by
 * path.
 */
export function indexDocuments(
  chosen: readonly Resource[],
  options: TreeOptions,
  templates: Templates,
  find: Catalogue['find'],
): ReadonlyMap<string, () => string> {
  const base = options.api?.base ?? '';
  const withFolder = categoriesOf(chosen, options.layout);
  const names = [...new Set(chosen.map(({ category }) => category))];
  const inCategory = (name: string): readonly Resource[] => chosen.filter(({ category }) => category === name);
  const index = (): string =>
    templates.index({
      name: 'mockgen',
      version: VERSION,
      resources: chosen.map((resource) => entryOf(resource, options, find)),
      categories: names.map((name) => {
        const resources = inCategory(name).map((resource) => resource.name);
        return withFolder.includes(name)
          ? { name, resources, links: { self: `${base}/${name}` } }
          : { name, resources };
      }),
      links: { self: `${base}/`, manifest: `${base}/${MANIFEST_FILE}` },
    });
  const category = (name: string): string =>
    templates.category({
      category: name,
      resources: inCategory(name).map((resource) => entryOf(resource, options, find)),
      links: { self: `${base}/${name}`, index: `${base}/` },
    });
  return new Map([
    [INDEX_FILE, index],
    ...withFolder.map((name) => [`${name}/${INDEX_FILE}`, () => category(name)] as const),
  ]);
}
