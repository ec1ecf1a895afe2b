import { MockgenError } from '../errors.ts';
import type { TreeInfo } from '../runtime/index.ts';

/**
 * The paths of the collections that a manifest tells of, in its order: `/authors`, or `/people/authors` where there are
 * only those. Read here rather than by the renderer, which would load the generator with it.
 *
 * @param dir the folder of the tree, for the words of an error
 * @param manifest the text of its `mockgen.json`; undefined when there is none
 * @throws MockgenError `not_a_tree` when there is no manifest, or one that no build wrote
 * @example
 * listCollections('fixtures', '{"layout":"flat","resources":{"authors":{"category":"people"}}}') // => ["/authors"]
 */
export function listCollections(dir: string, manifest: string | undefined): readonly string[] {
  const hint = `Build one: mockgen build --out ${dir}`;
  if (manifest === undefined) throw new MockgenError('not_a_tree', `${dir} holds no mockgen.json`, hint);
  const info = parseInfo(manifest);
  if (info === undefined)
    throw new MockgenError('not_a_tree', `the mockgen.json in ${dir} is none a build wrote`, hint);
  return Object.entries(info.resources).map(([name, { category }]) =>
    info.layout === 'category' ? `/${category}/${name}` : `/${name}`,
  );
}

function parseInfo(manifest: string): Pick<TreeInfo, 'layout' | 'resources'> | undefined {
  let value: unknown;
  try {
    value = JSON.parse(manifest);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null || !('layout' in value) || !('resources' in value)) return undefined;
  // The rest is the word of the build that wrote it.
  return typeof value.resources === 'object' && value.resources !== null ? (value as TreeInfo) : undefined;
}
