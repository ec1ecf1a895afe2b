/**
 * Percent-encodes what may not stand in a URI, and the ampersand, which an HTML attribute would take for the start of a
 * character reference.
 */
function encode(text: string): string {
  // Three passes over the text are much faster than a call for each sign that a pattern finds.
  return encodeURI(text).replaceAll('#', '%23').replaceAll('&', '%26').replaceAll('?', '%3F');
}

/** Writes text into XML; what no XML may hold is left out. */
function escape(text: string): string {
  // Nearly all titles need nothing done.
  if (/^[\w ,.:;!?'()-]*$/.test(text)) return text;
  return text
    .replace(/[^\u0020-\u007e\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** As much of the start of a text as takes no more than `bytes` in a URI. */
function clip(text: string, bytes: number): string {
  if (encode(escape(text)).length <= bytes) return text;
  let clipped = '';
  let left = bytes;
  for (const letter of text) {
    left -= encode(escape(letter)).length;
    if (left < 0) return `${clipped.trimEnd()}…`;
    clipped += letter;
  }
  return clipped;
}

/**
 * Breaks a title into at most `count` lines of at most `width` letters; an ellipsis stands for what is left over.
 *
 * @param bytes how many bytes of the URI the letters may take, so that scripts far from ASCII do not burst it
 * @example
 * wrap('Painting the Sea in Watercolours', 12, 2, 99) // => ["Painting the","Sea in…"]
 */
export function wrap(title: string, width: number, count: number, bytes: number): string[] {
  const lines: string[] = [];
  let line = '';
  let length = 0;
  for (const word of clip(title, bytes).trim().split(/\s+/)) {
    let rest = [...word];
    if (line !== '' && length + 1 + rest.length <= width) {
      line += ` ${word}`;
      length += 1 + rest.length;
      continue;
    }
    if (line !== '') lines.push(line);
    for (; rest.length > width; rest = rest.slice(width)) lines.push(rest.slice(0, width).join(''));
    line = rest.join('');
    length = rest.length;
  }
  lines.push(line);
  if (lines.length <= count) return lines;
  const end = [...(lines[count - 1] ?? '')].slice(0, width - 1).join('');
  return [...lines.slice(0, count - 1), `${end.replace(/…$/, '')}…`];
}

/** The words of a name, without marks between them. */
export function wordsOf(name: string): string[] {
  return name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/**
 * The first letter of each word, as capitals; "?" if there is none.
 *
 * @example
 * initials(['Ada', 'Quinn']) // => "AQ"
 */
export function initials(words: readonly string[]): string {
  return words.map((word) => [...word][0]?.toUpperCase() ?? '').join('') || '?';
}

/**
 * A picture as a `data:` URI. Shapes without a colour and letters are white.
 *
 * @param box width and height of the drawing, separated by a comma
 * @param attributes more of them for the root element
 */
export function picture(box: string, body: string, attributes: string): string {
  const root = `xmlns='http://www.w3.org/2000/svg' viewBox='0,0,${box}' fill='#fff'${attributes}`;
  return `data:image/svg+xml,${encode(`<svg ${root}>${body}</svg>`)}`;
}

/** A filled outline. */
export function path(fill: string, outline: string): string {
  return `<path fill='${fill}' d='${outline}'/>`;
}

/** A circle, white unless it is given a colour. */
export function disc(x: number, y: number, radius: number, fill?: string): string {
  return `<circle${fill === undefined ? '' : ` fill='${fill}'`} cx='${x}' cy='${y}' r='${radius}'/>`;
}

/** A line of letters with its base at `y`. */
export function letters(x: number, y: number, content: string, attributes = ''): string {
  return content === '' ? '' : `<text x='${x}' y='${y}'${attributes}>${escape(content)}</text>`;
}
