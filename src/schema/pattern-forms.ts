import type { PatternNode } from './pattern.ts';

/** Texts of which none comes twice. */
export interface Forms {
  /** How many there are; of more than 2^53, an approximation. */
  readonly room: number;
  /**
   * One of them. Different indexes give different texts, whatever else is drawn.
   *
   * @param index from 0, below `room`
   * @param size how many indexes there are; where there are more texts, the rest of a text is drawn. Default: `room`
   * @param draw draws a whole number from 0 to below the given one. Default: 0 always
   */
  at(index: number, size?: number, draw?: (below: number) => number): string;
}

/** Gives the number of a choice among so many. */
type Choose = (among: number) => number;

/** Texts whose choices are made from the last to the first. */
interface Part {
  /** The length of the shortest, and of the longest. */
  readonly least: number;
  readonly most: number;
  readonly room: number;
  write(choose: Choose): string;
}

/** Most often that a repetition is written out. */
const MOST_TIMES = 64;

function joined(parts: readonly Part[]): Part {
  return {
    least: parts.reduce((sum, { least }) => sum + least, 0),
    most: parts.reduce((sum, { most }) => sum + most, 0),
    room: parts.reduce((product, { room }) => product * room, 1),
    write: (choose) => parts.reduceRight((text, part) => part.write(choose) + text, ''),
  };
}

function listed(texts: readonly string[]): Part {
  const lengths = texts.map((text) => [...text].length);
  return {
    least: Math.min(...lengths),
    most: Math.max(...lengths),
    room: texts.length,
    write: (choose) => texts[choose(texts.length)] ?? '',
  };
}

/** The choices that an index stands for: its digits, and what is drawn where these are used up. */
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
 * The forms of one of several parts: all of them where each is one text, else those of the largest. No text of a list begins
 * another one of it, so that nothing behind them can make two of them the same.
 *
 * @param isEven whether the texts of a list have to be of one length
 */
function chosen(parts: readonly Part[], isEven: boolean): Part {
  const [first] = parts;
  if (!parts.every(({ room, least }) => room === 1 && (!isEven || least === first?.least)))
    return parts.reduce((best, part) => (part.room > best.room ? part : best));
  const texts = [...new Set(parts.map((part) => part.write(() => 0)))];
  return listed(texts.filter((text) => !texts.some((other) => other !== text && other.startsWith(text))));
}

/**
 * @param times how often a repetition comes that leaves it open
 * @param isEven whether all texts have to be of one length
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
 * The texts that a unique field takes from a pattern: those with every repetition as long as the lengths allow, and of one
 * length where texts of several do not fit, so that two ways through the pattern never give the same text.
 *
 * @param least length in characters
 * @param most length in characters
 * @returns undefined where no text has such a length
 */
export function distinctForms(node: PatternNode, least: number, most: number): Forms | undefined {
  for (let times = MOST_TIMES; times >= 0; times--) {
    for (const isEven of [false, true]) {
      const forms = formsOf(node, times, isEven);
      if (forms.least < least || forms.most > most) continue;
      const { room } = forms;
      return { room, at: (index, size = room, draw = () => 0) => forms.write(chooser(index, size, draw)) };
    }
  }
  return undefined;
}
