import { clip } from '../svg.ts';

/** Lines of letters that fit into a box, and their size. */
export interface Lettering {
  readonly size: number;
  readonly lines: readonly string[];
}

/** A box for letters. */
export interface Frame {
  readonly width: number;
  /** How many lines of the first size there is room for; smaller ones have more. */
  readonly lines: number;
  /** Sizes of letters to try, the largest first. */
  readonly sizes: readonly number[];
  /** How many bytes of the URI the letters may take. */
  readonly bytes: number;
}

/** How wide a letter is in wide fonts, as a share of its size: signs that are narrow or wide, and all others. */
const NARROW = new Set("iljtfrI.,:;'’!|()- ");
const WIDE = new Set('mwMW@%…');

/** How wide a line gets, as a share of the size of its letters; fonts differ, so this is rather much. */
function widthOf(line: string): number {
  let width = 0;
  for (const letter of line) {
    if (NARROW.has(letter)) width += 0.4;
    else if (WIDE.has(letter)) width += 0.98;
    else if (letter > '\u2e80') width += 1.1;
    else width += letter < 'a' ? 0.72 : 0.62;
  }
  return width;
}

/**
 * Breaks a text between words into lines, in the largest size at which all of it fits. Only what fits in no size, or takes
 * too many bytes, is cut, with an ellipsis.
 *
 * @example
 * fit('The Salt Road', { width: 50, lines: 2, sizes: [9, 7], bytes: 99 }) // => {"size":9,"lines":["The Salt","Road"]}
 */
export function fit(text: string, { width, lines: count, sizes, bytes }: Frame): Lettering {
  const words = clip(text, bytes).trim().split(/\s+/);
  const [largest = 1] = sizes;
  for (const size of sizes) {
    const lines = linesOf(words, width / size);
    const room = Math.floor((count * largest) / size);
    if (lines.length <= room && lines.every((line) => widthOf(line) <= width / size)) return { size, lines };
  }
  const size = sizes.at(-1) ?? 1;
  const room = Math.floor((count * largest) / size);
  const cut = linesOf(
    words.flatMap((word) => piecesOf(word, width / size)),
    width / size,
  );
  if (cut.length <= room) return { size, lines: cut };
  return { size, lines: [...cut.slice(0, room - 1), `${[...(cut[room - 1] ?? '')].slice(0, -1).join('')}…`] };
}

function linesOf(words: readonly string[], most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer) > most) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** A word in pieces that are narrow enough. */
function piecesOf(word: string, most: number): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (piece !== '' && widthOf(piece + letter) > most) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, piece];
}
