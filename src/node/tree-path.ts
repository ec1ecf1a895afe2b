import { realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { describing, ifThere } from './system-error.ts';

// No file of a tree has these, and a URL or a file system may read them in its own way.
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
 * The real path, free of links, of what is at a path inside a folder; undefined when nothing is there, when links lead
 * out of the folder or to a dotfile, or when the path is none of a tree.
 *
 * @param root the real path of the folder. Default: it is looked up, since the folder may be a link that a deployment
 *   turns to a newer tree
 * @throws MockgenError `read_failed` when the system refuses to tell
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
