import { nearestName } from '../names.ts';
import { type Manifest, parsePath, routesOf } from '../tree/index.ts';

/** No similar path is looked up for a path with more characters than this: nobody types such a path. */
const LONGEST = 200;

/**
 * Returns a sentence for a path at which there is nothing: which similar path exists, and which resources there are.
 *
 * @param path without the base
 * @param base the prefix of every path
 * @example
 * adviceFor({ layout: 'flat', resources: { users: { category: 'people' } } }, '/user/7', '') // => "Did you mean /users/7? The resources are users."
 */
export function adviceFor(manifest: Pick<Manifest, 'layout' | 'resources'>, path: string, base: string): string {
  const known = Object.entries(manifest.resources).map(([name, entry]) => entry.path ?? name);
  const all = `The resources are ${known.join(', ')}.`;
  const names = path.length > LONGEST ? [] : (parsePath(path) ?? []).filter(Boolean);
  const folders = [...routesOf(manifest).resources.values()].flatMap((row) => row.folders);
  for (let end = names.length; end > 0; end--) {
    const given = names.slice(0, end).join('/');
    if (folders.includes(given)) break;
    const near = nearestName(
      given,
      folders.filter((folder) => folder.split('/').length === end),
    );
    if (near !== undefined) return `Did you mean ${[`${base}/${near}`, ...names.slice(end)].join('/')}? ${all}`;
  }
  return all;
}
