/** What every shell takes as it is. */
const PLAIN = /^[\w./:@%+=,-]+$/;

/**
 * The name of a file or folder as somebody can paste it into a shell: in quotes where it needs some, and never like an
 * option.
 *
 * @example
 * inShell('my tree') // => "'my tree'"
 * @example
 * inShell('-x') // => "./-x"
 */
export function inShell(name: string): string {
  const path = name.startsWith('-') ? `./${name}` : name;
  return PLAIN.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}
