import type { PatternNode } from './pattern.ts';

/** The different texts that match a pattern, as far as they can be made. */
export interface Forms {
  /** How many different texts there are; approximate above 2^53. */
  readonly count: number;
  /**
   * Returns one of the texts. Different indexes give different texts, whatever `draw` returns.
   *
   * @param index from 0, below `count`
   * @param size the number of indexes in use; where there are more texts than that, the rest of a text is drawn.
   *   Default: `count`
   * @param draw draws an integer from 0 to below its argument. Default: always 0
   */
  at(index: number, size?: number, draw?: (below: number) => number): string;
}

/** Chooses one of `among` possibilities, and returns its number, from 0 to `among` - 1. */
type Choose = (among: number) => number;

/**
 * All texts that a part of a pattern (a regular expression) can make: how many there are, and a function that writes
 * one of them.
 */
interface Part {
  /** Length of the shortest and of the longest text. */
  readonly least: number;
  readonly most: number;
  readonly count: number;
  /**
   * Writes one of the texts. Each choice in the pattern is made by `choose`, from the last part of the text to the
   * first.
   */
  write(choose: Choose): string;
}

/** At most this many turns of a repetition are tried. */
const MOST_TIMES = 64;

function joined(parts: readonly Part[]): Part {
  return {
    least: parts.reduce((sum, { least }) => sum + least, 0),
    most: parts.reduce((sum, { most }) => sum + most, 0),
    count: parts.reduce((product, { count }) => product * count, 1),
    write: (choose) => parts.reduceRight((text, part) => part.write(choose) + text, ''),
  };
}

function listed(texts: readonly string[]): Part {
  const lengths = texts.map((text) => [...text].length);
  return {
    least: Math.min(...lengths),
    most: Math.max(...lengths),
    count: texts.length,
    write: (choose) => texts[choose(texts.length)] ?? '',
  };
}

/**
 * Returns a function that makes choices by an index, whose digits in a mixed base are the choices. Once these are used
 * up, `draw` chooses.
 */
function chooser(index: number, size: number, draw: (below: number) => number): Choose {
  let [left, space] = [index, size];
  return (among) => {
    if (space <= 1) return draw(among);
    const digit = left % among;
    left = Math.floor(left / among);
    space /= among;
    return digit;
  };
}

/**
 * Returns the texts of an alternation (`a|b`): all alternatives if each is a single text, otherwise the alternative
 * with most texts. No text is the beginning of another one, so that whatever follows cannot make two texts equal.
 *
 * @param isEven whether all texts have to have the same length
 */
function chosen(parts: readonly Part[], isEven: boolean): Part {
  const [first] = parts;
  if (!parts.every(({ count, least }) => count === 1 && (!isEven || least === first?.least)))
    return parts.reduce((best, part) => (part.count > best.count ? part : best));
  const texts = [...new Set(parts.map((part) => part.write(() => 0)))];
  return listed(texts.filter((text) => !texts.some((other) => other !== text && other.startsWith(text))));
}

/**
 * Returns the texts of a node of a pattern.
 *
 * @param times how often a repetition is written, within its bounds
 * @param isEven whether all texts have to have the same length
 */
function formsOf(node: PatternNode, times: number, isEven: boolean): Part {
  if (node.kind === 'set') return listed(node.characters);
  if (node.kind === 'any') {
    return chosen(
      node.parts.map((part) => formsOf(part, times, isEven)),
      isEven,
    );
  }
  if (node.kind === 'all') return joined(node.parts.map((part) => formsOf(part, times, isEven)));
  if (node.kind !== 'repeat') return listed(['']);
  const part = formsOf(node.part, times, isEven);
  return joined(Array.from({ length: Math.min(node.most, Math.max(node.least, times)) }, () => part));
}

/**
 * Returns the texts that a unique field with a pattern can have. All repetitions have the same number of turns, the
 * largest that the length allows, so that two ways through the pattern never give the same text.
 *
 * @param least length in characters
 * @param most length in characters
 * @returns undefined if no text has a length in this range
 */
export function distinctForms(node: PatternNode, least: number, most: number): Forms | undefined {
  for (let times = MOST_TIMES; times >= 0; times--) {
    for (const isEven of [false, true]) {
      const forms = formsOf(node, times, isEven);
      if (forms.least < least || forms.most > most) continue;
      const { count } = forms;
      return { count, at: (index, size = count, draw = () => 0) => forms.write(chooser(index, size, draw)) };
    }
  }
  return undefined;
}
