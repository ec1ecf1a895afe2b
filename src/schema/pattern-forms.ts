import type { PatternNode } from './pattern.ts';

/** A list of texts of one length, none of which comes twice. */
export interface Forms {
  readonly length: number;
  /** How many there are; of more than 2^53, an approximation. */
  readonly room: number;
  /** @param index from 0, below `room` */
  at(index: number): string;
}

/** Most often that a repetition is written out. */
const MOST_TIMES = 64;

function joined(parts: readonly Forms[]): Forms {
  return {
    length: parts.reduce((sum, { length }) => sum + length, 0),
    room: parts.reduce((product, { room }) => product * room, 1),
    at: (index) => {
      let left = index;
      let text = '';
      for (const part of parts.toReversed()) {
        text = part.at(left % part.room) + text;
        left = Math.floor(left / part.room);
      }
      return text;
    },
  };
}

function listed(texts: readonly string[], length: number): Forms {
  return { length, room: texts.length, at: (index) => texts[index] ?? '' };
}

/** The forms of one of several parts: all of them where each is one text of the same length, else those of the largest. */
function chosen(parts: readonly Forms[]): Forms {
  const [first] = parts;
  const isPlain = first && parts.every(({ room, length }) => room === 1 && length === first.length);
  if (isPlain) return listed([...new Set(parts.map((part) => part.at(0)))], first.length);
  return parts.reduce((best, part) => (part.room > best.room ? part : best));
}

/** @param times how often a repetition comes that leaves it open */
function formsOf(node: PatternNode, times: number): Forms {
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
    if (forms.length >= least && forms.length <= most) return forms;
  }
  return undefined;
}
