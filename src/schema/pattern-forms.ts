import type { PatternNode } from './pattern.ts';

/** Texts of one length, none of which comes twice. */
export interface Forms {
  readonly length: number;
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
  readonly length: number;
  readonly room: number;
  write(choose: Choose): string;
}

/** Most often that a repetition is written out. */
const MOST_TIMES = 64;

function joined(parts: readonly Part[]): Part {
  return {
    length: parts.reduce((sum, { length }) => sum + length, 0),
    room: parts.reduce((product, { room }) => product * room, 1),
    write: (choose) => parts.reduceRight((text, part) => part.write(choose) + text, ''),
  };
}

function listed(texts: readonly string[], length: number): Part {
  return { length, room: texts.length, write: (choose) => texts[choose(texts.length)] ?? '' };
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

/** The forms of one of several parts: all of them where each is one text of the same length, else those of the largest. */
function chosen(parts: readonly Part[]): Part {
  const [first] = parts;
  const isPlain = first && parts.every(({ room, length }) => room === 1 && length === first.length);
  if (isPlain) return listed([...new Set(parts.map((part) => part.write(() => 0)))], first.length);
  return parts.reduce((best, part) => (part.room > best.room ? part : best));
}

/** @param times how often a repetition comes that leaves it open */
function formsOf(node: PatternNode, times: number): Part {
  if (node.kind === 'set') return listed(node.characters, 1);
  if (node.kind === 'all') return joined(node.parts.map((part) => formsOf(part, times)));
  if (node.kind === 'any') return chosen(node.parts.map((part) => formsOf(part, times)));
  if (node.kind !== 'repeat') return listed([''], 0);
  const part = formsOf(node.part, times);
  return joined(Array.from({ length: Math.min(node.most, Math.max(node.least, times)) }, () => part));
}

/**
 * The texts that a unique field takes from a pattern: those of one length, with every repetition as long as that allows,
 * so that two ways through the pattern never give the same text.
 *
 * @param least length in characters
 * @param most length in characters
 * @returns undefined where no text has such a length
 */
export function distinctForms(node: PatternNode, least: number, most: number): Forms | undefined {
  for (let times = MOST_TIMES; times >= 0; times--) {
    const forms = formsOf(node, times);
    const { length, room } = forms;
    if (length < least || length > most) continue;
    return { length, room, at: (index, size = room, draw = () => 0) => forms.write(chooser(index, size, draw)) };
  }
  return undefined;
}
