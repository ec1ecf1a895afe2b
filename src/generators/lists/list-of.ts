const known = new Map<string, readonly string[]>();

/**
 * The entries of a text, separated by commas or line breaks: long lists of short words stay short files. A text is
 * split when its entries are first asked for.
 *
 * @example
 * listOf('heron, wren, kestrel') // => ["heron","wren","kestrel"]
 */
export function listOf(text: string): readonly string[] {
  const found = known.get(text) ?? text.trim().split(/\s*[,\n]\s*/);
  known.set(text, found);
  return found;
}
