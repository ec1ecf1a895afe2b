import { nearestName } from '../names.ts';
import { type Manifest, parsePath, routesOf } from '../tree/index.ts';

/** For a longer path, in characters, no similar one is looked up: nobody types such a path. */
const LONGEST = 200;

/**
 * Returns what to request in place of a path at which there is nothing: the nearest path, and what there is.
 *
 * @param path without the base
 * @param base stands before every path
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
