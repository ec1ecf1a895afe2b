/**
 * Lays out rows in aligned columns. The last column is not padded; with a width, it is broken between words and
 * continues below itself.
 *
 * @param rows cells by row
 * @param width of a line, in characters. Default: no bound, one line per row
 * @returns one string per row, without a final newline
 * @example
 * renderTable([['a', 'b'], ['aaa', 'b c']]) // => ["a    b","aaa  b c"]
 */
export function renderTable(rows: readonly (readonly string[])[], width: number = Infinity): readonly string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [column, cell] of row.slice(0, -1).entries()) {
      widths[column] = Math.max(widths[column] ?? 0, cell.length);
    }
  }
  return rows.map((row) => {
    const start = row
      .slice(0, -1)
      .map((cell, column) => `${cell.padEnd(widths[column] ?? 0)}  `)
      .join('');
    // On a very narrow terminal, long lines are better than one word per line.
    const lines = breakWords(row.at(-1) ?? '', Math.max(width - start.length, 20));
    return start + lines.join(`\n${' '.repeat(start.length)}`);
  });
}

function breakWords(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && longer.length <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
