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

/**
 * How many bytes a part of a drawing takes in a URI.
 *
 * @example
 * bytesOf("<path d='M0,0h9'/>") // => 24
 */
export function bytesOf(body: string): number {
  return encode(body).length;
}

/** As much of the start of a text as takes no more than `bytes` in a URI. */
export function clip(text: string, bytes: number): string {
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
 * A picture as a `data:` URI.
 *
 * @param box the part of the plane that is shown: left, top, width and height, separated by commas
 * @param fill the colour of letters and shapes that name none
 * @param attributes more of them for the root element
 */
export function picture(box: string, fill: string, body: string, attributes = ''): string {
  const root = `xmlns='http://www.w3.org/2000/svg' viewBox='${box}'${attributes} fill='${fill}'`;
  return `data:image/svg+xml,${encode(`<svg ${root}>${body}</svg>`)}`;
}

/** A filled outline. */
export function path(fill: string, outline: string): string {
  return `<path fill='${fill}' d='${outline}'/>`;
}

/** A circle, of the colour of the root unless it is given one. */
export function disc(x: number, y: number, radius: number, fill?: string): string {
  return `<circle${fill === undefined ? '' : ` fill='${fill}'`} cx='${x}' cy='${y}' r='${radius}'/>`;
}

/** A line of letters with its base at `y`. */
export function letters(x: number, y: number, content: string, attributes = ''): string {
  return content === '' ? '' : `<text${x === 0 ? '' : ` x='${x}'`} y='${y}'${attributes}>${escape(content)}</text>`;
}
