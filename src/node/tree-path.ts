import { realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { describing, ifThere } from './system-error.ts';

// Characters that no file name of a tree contains, and that URLs or file systems may interpret.
const UNSAFE = /[\0\\?#]/;

/**
 * Whether a path could name a file of a tree: relative, with forward slashes, no empty part, no part that starts with a
 * dot (so neither `..` nor a dotfile), no NUL, backslash, `?` or `#`.
 *
 * @example
 * isTreePath('people/authors/7.json') // => true
 * @example
 * isTreePath('../authors/7.json') // => false
 */
export function isTreePath(path: string): boolean {
  return !UNSAFE.test(path) && path.split('/').every((part) => part !== '' && !part.startsWith('.'));
}

/**
 * Returns the real path of a file inside a folder, after following links; undefined when the file does not exist, when
 * links lead out of the folder or to a dotfile, or when a tree cannot have a file at the path.
 *
 * @param root the real path of the folder. Default: resolved in each call, since a deployment may redirect a link to a newer
 *   tree
 * @throws MockgenError `read_failed` when the system denies access
 */
export function realPathInside(dir: string, path: string, root?: string): string | undefined {
  if (!isTreePath(path)) return undefined;
  const inside = (): string | undefined => {
    const folder = root ?? realpathSync.native(dir);
    const real = realpathSync.native(join(folder, path));
    return isTreePath(relative(folder, real).replaceAll(sep, '/')) ? real : undefined;
  };
  return describing('read_failed', `read ${join(dir, path)}`, () => ifThere(inside));
}
