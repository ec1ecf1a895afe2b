const known = new Map<string, readonly string[]>();

/**
 * Splits a text into its entries, which are separated by commas or line breaks, so that long word lists stay short
 * files. The text is split on first use.
 *
 * @example
 * listOf('heron, wren, kestrel') // => ["heron","wren","kestrel"]
 */
export function listOf(text: string): readonly string[] {
  let found = known.get(text);
  if (!found) known.set(text, (found = text.trim().split(/\s*[,\n]\s*/)));
  return found;
}
