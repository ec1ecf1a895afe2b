/**
 * The entries of a text, separated by commas or line breaks: long lists of short words stay short files.
 *
 * @example
 * listOf('heron, wren, kestrel') // => ["heron","wren","kestrel"]
 */
export function listOf(text: string): readonly string[] {
  return text.trim().split(/\s*[,\n]\s*/);
}
