import { combination, combinations } from './combinations.ts';
import type { Context } from './context.ts';
import { fill, slotsOf } from './grammar.ts';
import type { Grammar } from './grammar.ts';

/**
 * Picks one entry of each list. Consecutive records get different combinations until all combinations have been used.
 *
 * @example
 * compose({ distinct: () => 4 }, ['red', 'blue'], ['hill', 'lake', 'moor']) // => ["red","moor"]
 */
export function compose(context: Pick<Context, 'distinct'>, ...lists: readonly (readonly string[])[]): string[] {
  return combination(context.distinct(combinations(...lists)), ...lists);
}

/**
 * How many different texts can be made from a text with slots (placeholders), by grammar and text. Kept, since grammars
 * are constants.
 */
const sizes: WeakMap<Grammar, Map<string, number>> = new WeakMap();

/**
 * Returns how many different texts can be made from a text by filling its slots (placeholders) by the rules of a
 * grammar. Each slot names a rule; the counts of a rule's alternatives are added up, and the counts of the slots of a
 * text are multiplied.
 *
 * @example
 * formsIn('{colour} {colour}', { colour: ['red', '{shade} blue'], shade: ['light', 'dark'] }) // => 9
 */
export function formsIn(text: string, grammar: Grammar): number {
  // Most texts are plain words, for which a look-up would take longer than this.
  if (!text.includes('{')) return 1;
  let known = sizes.get(grammar);
  if (!known) sizes.set(grammar, (known = new Map()));
  let size = known.get(text);
  if (size === undefined) {
    size = 1;
    for (const slot of slotsOf(text)) size *= sizesOf(slot, grammar).all;
    known.set(text, size);
  }
  return size;
}

/**
 * How many different texts the alternatives of a rule can become: `ends` has the running total after each alternative,
 * `all` the total.
 */
interface Sizes {
  readonly ends: readonly number[];
  readonly all: number;
}

/** Returns the position of the first element above a number, in a list in ascending order. */
function placeOf(number: number, ends: readonly number[]): number {
  let [low, high] = [0, ends.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (number < (ends[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The {@link Sizes} of rules, by grammar and name of the rule. */
const ruleSizes: WeakMap<Grammar, Map<string, Sizes>> = new WeakMap();

function sizesOf(slot: string, grammar: Grammar): Sizes {
  let known = ruleSizes.get(grammar);
  if (!known) ruleSizes.set(grammar, (known = new Map()));
  let found = known.get(slot);
  if (!found) {
    let all = 0;
    const ends = (grammar[slot] ?? []).map((alternative) => (all += formsIn(alternative, grammar)));
    known.set(slot, (found = { ends, all }));
  }
  return found;
}

/**
 * Fills the slots (placeholders) of a text by the rules of a grammar. Consecutive records get different texts until all
 * possible texts have been used: each record has a number, which is read as a path through the grammar.
 *
 * @param grammar has a rule for each slot; at most 2^30 texts can be made
 *
 * @example
 * composeText({ distinct: () => 3 }, '{colour} {thing}', { colour: ['red', 'blue'], thing: ['hill', 'lake'] }) // => "blue lake"
 */
export function composeText(context: Pick<Context, 'distinct'>, text: string, grammar: Grammar): string {
  let left = context.distinct(formsIn(text, grammar));
  const value = (slot: string): string => {
    const alternatives = grammar[slot] ?? [];
    const { ends, all } = sizesOf(slot, grammar);
    const at = left % all;
    left = Math.floor(left / all);
    const index = placeOf(at, ends);
    const alternative = alternatives[index] ?? '';
    return alternative.includes('{') ? inside(alternative, at - (ends[index - 1] ?? 0)) : alternative;
  };
  /** Fills an alternative by its own number `own`, then goes on with the number of the text around it. */
  const inside = (alternative: string, own: number): string => {
    const outer = left;
    left = own;
    const filled = fill(alternative, value);
    left = outer;
    return filled;
  };
  return fill(text, value);
}
