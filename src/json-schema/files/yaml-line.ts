/**
 * Returns the line of a text in YAML that has a value, from 1: that of the last key of the path that the text has.
 *
 * @param path the keys that lead to it
 * @returns resolves with undefined if the text has none of the keys
 */
export async function yamlLineOf(text: string, path: readonly (string | number)[]): Promise<number | undefined> {
  const { isMap, isNode, isScalar, LineCounter, parseDocument } = await import('yaml');
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, logLevel: 'silent' });
  for (let length = path.length; length > 0; length--) {
    const around = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true);
    // A pair is found by its key: its value can begin in the next line.
    const pair = isMap(around)
      ? around.items.find(({ key }) => isScalar(key) && String(key.value) === String(path[length - 1]))
      : undefined;
    const node = pair?.key ?? document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return lineCounter.linePos(node.range[0]).line;
  }
  return undefined;
}
