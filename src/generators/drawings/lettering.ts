import { clip } from '../svg.ts';

/** Lines of text that fit into a box, and their font size. */
export interface Lettering {
  readonly size: number;
  readonly lines: readonly string[];
}

/** A box that a text has to fit into. */
export interface Frame {
  readonly width: number;
  /** How many lines fit at the first size; at smaller sizes, more lines fit. */
  readonly lines: number;
  /** Font sizes to try, the largest first. */
  readonly sizes: readonly number[];
  /** The text may take at most this many bytes in the URI. */
  readonly bytes: number;
}

/** Width of a space in hundredths of the font size. */
const BLANK = 40;

/** Widths of characters that are narrow or wide in wide fonts, in hundredths of the font size. */
const WIDTHS: ReadonlyMap<string, number> = new Map([
  ...[..."iljtfrI.,:;'’!|()- "].map((sign) => [sign, BLANK] as const),
  ...[...'mwMW@%…'].map((sign) => [sign, 98] as const),
]);

function letterWidth(letter: string): number {
  const width = WIDTHS.get(letter);
  if (width !== undefined) return width;
  if (letter > '\u2e80') return 110;
  return letter < 'a' ? 72 : 62;
}

/** Width of each ASCII character in hundredths of the font size, by code. */
const ASCII: readonly number[] = Array.from({ length: 128 }, (_, code) => letterWidth(String.fromCharCode(code)));

/** Returns the width of a line in hundredths of the font size. Fonts differ, so this is an upper estimate. */
function widthOf(line: string): number {
  let width = 0;
  for (let at = 0; at < line.length; at++) {
    const known = ASCII[line.charCodeAt(at)];
    if (known !== undefined) width += known;
    else {
      const letter = String.fromCodePoint(line.codePointAt(at) ?? 0);
      width += letterWidth(letter);
      at += letter.length - 1;
    }
  }
  return width;
}

/** A word, or a line of words, with its width. */
interface Piece {
  readonly text: string;
  readonly width: number;
}

const pieceOf = (text: string): Piece => ({ text, width: widthOf(text) });

/**
 * Breaks a text into lines between words, at the largest font size at which all of it fits. A text that fits at no
 * size, or takes too many bytes, is cut with an ellipsis.
 *
 * @example
 * fit('The Salt Road', { width: 50, lines: 2, sizes: [9, 7], bytes: 99 }) // => {"size":9,"lines":["The Salt","Road"]}
 */
export function fit(text: string, { width, lines: count, sizes, bytes }: Frame): Lettering {
  const words = clip(text, bytes).trim().split(/\s+/).map(pieceOf);
  const [largest = 1] = sizes;
  const textsOf = (lines: readonly Piece[]): string[] => lines.map((line) => line.text);
  for (const size of sizes) {
    const most = (100 * width) / size;
    const room = Math.floor((count * largest) / size);
    if (fits(words, most, room)) return { size, lines: textsOf(linesOf(words, most)) };
  }
  const size = sizes.at(-1) ?? 1;
  const room = Math.floor((count * largest) / size);
  const most = (100 * width) / size;
  const cut = textsOf(
    linesOf(
      words.flatMap((word) => piecesOf(word, most)),
      most,
    ),
  );
  if (cut.length <= room) return { size, lines: cut };
  return { size, lines: [...cut.slice(0, room - 1), `${[...(cut[room - 1] ?? '')].slice(0, -1).join('')}…`] };
}

/** Whether words fit into `room` lines, each at most `most` wide. */
function fits(words: readonly Piece[], most: number, room: number): boolean {
  let lines = 1;
  let width = -BLANK;
  for (const word of words) {
    if (word.width > most) return false;
    width += BLANK + word.width;
    if (width > most) {
      lines += 1;
      width = word.width;
    }
  }
  return lines <= room;
}

function linesOf(words: readonly Piece[], most: number): Piece[] {
  const lines: Piece[] = [];
  let line: Piece = { text: '', width: 0 };
  for (const word of words) {
    const width = line.width + BLANK + word.width;
    if (line.text === '') line = word;
    else if (width > most) {
      lines.push(line);
      line = word;
    } else line = { text: `${line.text} ${word.text}`, width };
  }
  return [...lines, line];
}

/** Splits a word into pieces that are narrow enough. */
function piecesOf({ text, width }: Piece, most: number): Piece[] {
  if (width <= most) return [{ text, width }];
  const pieces: Piece[] = [];
  let piece = '';
  for (const letter of text) {
    if (piece !== '' && widthOf(piece + letter) > most) {
      pieces.push(pieceOf(piece));
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, pieceOf(piece)];
}
