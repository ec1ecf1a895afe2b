const known = new Map<string, readonly string[]>();

/**
 * The entries of a text, separated by commas or line breaks: long lists of short words stay short files. A text is
 * split when its entries are first asked for.
 *
 * @example
 * listOf('heron, wren, kestrel') // => ["heron","wren","kestrel"]
 */
export function listOf(text: string): readonly string[] {
  let found = known.get(text);
  if (!found) known.set(text, (found = text.trim().split(/\s*[,\n]\s*/)));
  return found;
}
