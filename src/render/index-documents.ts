import type { Resource } from '../schema/index.ts';
import { VERSION } from '../version.ts';
import { MANIFEST_FILE } from './manifest.ts';
import { foldersOf } from './meta.ts';
import type { Shapes } from './shapes.ts';
import type { PlannedFile, TreeOptions } from './types.ts';

/** A resource as the index and its category tell of it. */
function entryOf(resource: Resource, { layout, items }: TreeOptions): object {
  const { name, category, description } = resource;
  const path = `/${foldersOf(resource, layout)[0]}`;
  return { name, category, description, total: items, links: { collection: path, meta: `${path}/meta` } };
}

/** Plans the index of the tree and, where the layout has categories, the index of each. */
export function planIndexes(chosen: readonly Resource[], options: TreeOptions, shapes: Shapes): readonly PlannedFile[] {
  const nested = options.layout !== 'flat';
  const names = [...new Set(chosen.map(({ category }) => category))];
  const inCategory = (name: string): readonly Resource[] => chosen.filter(({ category }) => category === name);
  const index = {
    name: 'mockgen',
    version: VERSION,
    resources: chosen.map((resource) => entryOf(resource, options)),
    categories: names.map((name) => ({
      name,
      resources: inCategory(name).map((resource) => resource.name),
      ...(nested && { links: { self: `/${name}` } }),
    })),
    links: { self: '/', manifest: `/${MANIFEST_FILE}` },
  };
  const category = (name: string): object => ({
    category: name,
    resources: inCategory(name).map((resource) => entryOf(resource, options)),
    links: { self: `/${name}`, index: '/' },
  });
  return [
    { path: 'index.json', text: () => shapes.index(index) },
    ...(nested ? names : []).map((name) => ({
      path: `${name}/index.json`,
      text: () => shapes.category(category(name)),
    })),
  ];
}
