// Parts of a drawing are written percent-encoded from the start: encoding whole drawings takes longer than drawing
// them.

/** Matches texts in which nothing has to be escaped or encoded, except spaces. Most texts are of this kind. */
const PLAIN = /^[\w ,.:;!='()-]*$/;

/**
 * Percent-encodes characters that are not allowed in a URI, and the ampersand, which would start a character reference
 * in an HTML attribute.
 */
function encode(text: string): string {
  if (PLAIN.test(text)) return text.includes(' ') ? text.replaceAll(' ', '%20') : text;
  // Three passes over the text are much faster than calling a function for each match of one pattern.
  return encodeURI(text).replaceAll('#', '%23').replaceAll('&', '%26').replaceAll('?', '%3F');
}

/** Escapes text for XML. Characters that XML does not allow are dropped. */
function escape(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .replace(/[^\u0020-\u007e\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** Escapes text for XML and percent-encodes it. */
function written(text: string): string {
  return PLAIN.test(text) ? text.replaceAll(' ', '%20') : encode(escape(text));
}

/** One UTF-16 code unit of a text takes at most this many bytes in a URI. */
const MOST_BYTES = 9;

/** Returns as much of the start of a text as fits into a number of bytes in a URI. */
export function clip(text: string, bytes: number): string {
  if (text.length * MOST_BYTES <= bytes || written(text).length <= bytes) return text;
  let clipped = '';
  let left = bytes;
  for (const letter of text) {
    left -= written(letter).length;
    if (left < 0) return `${clipped.trimEnd()}…`;
    clipped += letter;
  }
  return clipped;
}

/** Splits a name into words, without the punctuation between them. */
export function wordsOf(name: string): string[] {
  return name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/**
 * Returns the first letters of words as capitals, or "?" if there are none.
 *
 * @example
 * initials(['Ada', 'Quinn']) // => "AQ"
 */
export function initials(words: readonly string[]): string {
  return words.map((word) => [...word][0]?.toUpperCase() ?? '').join('') || '?';
}

/**
 * Builds the `data:` URI of an SVG picture.
 *
 * @param box the view box: left, top, width and height, separated by commas
 * @param fill the colour of letters and shapes that state none
 * @param body shapes and letters, percent-encoded
 * @param attributes more attributes of the root element
 */
export function picture(box: string, fill: string, body: string, attributes = ''): string {
  const root = `xmlns='http://www.w3.org/2000/svg'%20viewBox='${box}'${encode(attributes)}`;
  return `data:image/svg+xml,%3Csvg%20${root}%20fill='${colour(fill)}'%3E${body}%3C/svg%3E`;
}

/** Percent-encodes the `#` of a colour, which would start a fragment in a URI. */
function colour(fill: string): string {
  return fill.startsWith('#') ? `%23${fill.slice(1)}` : fill;
}

/** Returns a filled path, percent-encoded. */
export function path(fill: string, outline: string): string {
  return `%3Cpath%20fill='${colour(fill)}'%20d='${outline}'/%3E`;
}

/**
 * Returns a path with any attributes, percent-encoded.
 *
 * @example
 * drawn("stroke='#fff'", 'M0,0h9') // => "%3Cpath%20stroke='%23fff'%20d='M0,0h9'/%3E"
 */
export function drawn(attributes: string, outline: string): string {
  return `%3Cpath%20${encode(attributes)}%20d='${outline}'/%3E`;
}

/** Returns a path that states no colour, so that it has that of the root element; percent-encoded. */
export function plain(outline: string): string {
  return `%3Cpath%20d='${outline}'/%3E`;
}

/** Returns a circle, percent-encoded. Its default colour is that of the root element. */
export function disc(x: number, y: number, radius: number, fill?: string): string {
  const look = fill === undefined ? '' : `%20fill='${colour(fill)}'`;
  return `%3Ccircle${look}%20cx='${x}'%20cy='${y}'%20r='${radius}'/%3E`;
}

/** Returns a line of text with its baseline at `y`, percent-encoded. */
export function letters(x: number, y: number, content: string, attributes = ''): string {
  if (content === '') return '';
  const start = x === 0 ? '' : `%20x='${x}'`;
  return `%3Ctext${start}%20y='${y}'${encode(attributes)}%3E${written(content)}%3C/text%3E`;
}

/** Moves shapes down, or up if the distance is negative. */
export function moved(distance: number, shapes: string): string {
  return `%3Cg%20transform='translate(0,${distance})'%3E${shapes}%3C/g%3E`;
}
