/** Matches texts that a shell leaves as they are. */
const PLAIN = /^[\w./:@%+=,-]+$/;

/**
 * Returns the name of a file or folder in a form that can be pasted into a shell: quoted where necessary, and never similar
 * to an option.
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
