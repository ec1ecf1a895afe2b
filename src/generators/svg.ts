// Parts of a drawing are written as they stand in a URI from the start: encoding whole drawings takes longer than drawing.

/** What most texts consist of: nothing to encode but blanks, and nothing to escape. */
const PLAIN = /^[\w ,.:;!='()-]*$/;

/**
 * Percent-encodes what may not stand in a URI, and the ampersand, which an HTML attribute would take for the start of a
 * character reference.
 */
function encode(text: string): string {
  if (PLAIN.test(text)) return text.includes(' ') ? text.replaceAll(' ', '%20') : text;
  // Three passes over the text are much faster than a call for each sign that a pattern finds.
  return encodeURI(text).replaceAll('#', '%23').replaceAll('&', '%26').replaceAll('?', '%3F');
}

/** Writes text into XML; what no XML may hold is left out. */
function escape(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .replace(/[^\u0020-\u007e\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** A text as it stands in the XML of a URI. */
function written(text: string): string {
  return PLAIN.test(text) ? text.replaceAll(' ', '%20') : encode(escape(text));
}

/** No unit of a text takes more bytes in a URI. */
const MOST_BYTES = 9;

/** As much of the start of a text as takes no more than `bytes` in a URI. */
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
 * @param body shapes and letters, as they stand in a URI
 * @param attributes more of them for the root element
 */
export function picture(box: string, fill: string, body: string, attributes = ''): string {
  const root = `xmlns='http://www.w3.org/2000/svg'%20viewBox='${box}'${encode(attributes)}`;
  return `data:image/svg+xml,%3Csvg%20${root}%20fill='${colour(fill)}'%3E${body}%3C/svg%3E`;
}

/** The sign before the digits of a colour has another meaning in a URI. */
function colour(fill: string): string {
  return fill.startsWith('#') ? `%23${fill.slice(1)}` : fill;
}

/** A filled outline, as it stands in a URI. */
export function path(fill: string, outline: string): string {
  return `%3Cpath%20fill='${colour(fill)}'%20d='${outline}'/%3E`;
}

/**
 * An outline of any looks, as it stands in a URI.
 *
 * @example
 * drawn("stroke='#fff'", 'M0,0h9') // => "%3Cpath%20stroke='%23fff'%20d='M0,0h9'/%3E"
 */
export function drawn(attributes: string, outline: string): string {
  return `%3Cpath%20${encode(attributes)}%20d='${outline}'/%3E`;
}

/** An outline of the colour of the root, as it stands in a URI. */
export function plain(outline: string): string {
  return `%3Cpath%20d='${outline}'/%3E`;
}

/** A circle, of the colour of the root unless it is given one, as it stands in a URI. */
export function disc(x: number, y: number, radius: number, fill?: string): string {
  const look = fill === undefined ? '' : `%20fill='${colour(fill)}'`;
  return `%3Ccircle${look}%20cx='${x}'%20cy='${y}'%20r='${radius}'/%3E`;
}

/** A line of letters with its base at `y`, as it stands in a URI. */
export function letters(x: number, y: number, content: string, attributes = ''): string {
  if (content === '') return '';
  const start = x === 0 ? '' : `%20x='${x}'`;
  return `%3Ctext${start}%20y='${y}'${encode(attributes)}%3E${written(content)}%3C/text%3E`;
}
