/**
 * Whether a value, or any value inside it, contains a text.
 *
 * @param text in lower case
 * @example
 * containsText({ tags: ['Red'] }, 'red') // => true
 */
export function containsText(value: unknown, text: string): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some((each) => containsText(each, text));
  // As in json-server, a search finds neither 0 nor false.
  return Boolean(value) && String(value).toLowerCase().includes(text);
}
