/** The line that begins each part of a conflict: this side, their common base, the other side, the end. */
const MARK = /^(<{7}|\|{7}|={7}|>{7})(?: .*)?$/;

/**
 * Returns the two texts that a merge could not join, where git has left its marks in a file.
 *
 * @returns empty for a text without marks
 * @example
 * mergedSides('<<<<<<< ours\n1\n=======\n2\n>>>>>>> theirs\n') // => ["1\n","2\n"]
 */
export function mergedSides(text: string): readonly string[] {
  const sides: [ours: string[], theirs: string[]] = [[], []];
  let mark = '>';
  for (const line of text.split('\n')) {
    const found = MARK.exec(line.replace(/\r$/, ''))?.[1]?.[0];
    if (found !== undefined) mark = found;
    else {
      if (mark === '>' || mark === '<') sides[0].push(line);
      if (mark === '>' || mark === '=') sides[1].push(line);
    }
  }
  const texts = sides.map((lines) => lines.join('\n'));
  return texts.includes(text) ? [] : texts;
}
