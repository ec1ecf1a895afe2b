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
