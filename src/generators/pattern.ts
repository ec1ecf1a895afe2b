import { MockgenError } from '../errors.ts';
import { lengthsFrom, lengthsOf, lengthsTimes, parsePattern, sizedPattern } from '../schema/index.ts';
import type { Lengths, PatternNode, SizedPattern } from '../schema/index.ts';
import { arg, type FilledArgs } from './arguments.ts';
import { defineGenerator } from './define.ts';
import type { Random } from './random.ts';

const PATTERN_ARGS = {
  pattern: arg.text('The regular expression.', { required: true }),
  length: arg.twoNumbers('Minimum and maximum number of characters. Default: any.'),
};

type PatternArgs = FilledArgs<typeof PATTERN_ARGS>;

const sized: Map<string, SizedPattern> = new Map();

function prepare({ pattern, length }: PatternArgs): SizedPattern {
  const key = `${pattern} ${length?.join() ?? ''}`;
  const found = sized.get(key);
  if (found) return found;
  const node = parsePattern(pattern);
  const prepared = typeof node === 'string' ? undefined : length ? sizedPattern(node, ...length) : { node, cap: 0 };
  if (!prepared) {
    throw new MockgenError(
      'spec_invalid',
      `no text can be made from the pattern ${pattern}`,
      'Give the field a generator.',
    );
  }
  if (sized.size > 1000) sized.clear();
  sized.set(key, prepared);
  return prepared;
}

/** Makes a text of any length that matches a part of a regular expression. */
function anyText(node: PatternNode, random: Random): string {
  if (node.kind === 'set') return random.pick(node.characters);
  if (node.kind === 'any') return anyText(random.pick(node.parts), random);
  if (node.kind === 'all') return node.parts.map((part) => anyText(part, random)).join('');
  if (node.kind !== 'repeat') return '';
  let text = '';
  for (let left = random.int(node.least, node.most); left > 0; left--) text += anyText(node.part, random);
  return text;
}

/** Draws one of the numbers from 0 to `count - 1` that meet a condition. */
function pickWhere(random: Random, count: number, holds: (at: number) => boolean): number {
  return random.pick(Array.from({ length: count }, (_, at) => at).filter(holds));
}

/** Makes a text of a given length that matches a part of a regular expression. The part must allow this length. */
function textOf(node: PatternNode, length: number, cap: number, random: Random): string {
  if (node.kind === 'set') return random.pick(node.characters);
  if (node.kind === 'any') {
    return textOf(random.pick(node.parts.filter((part) => lengthsOf(part, cap)[length])), length, cap, random);
  }
  if (node.kind === 'all') {
    const behind = lengthsFrom(node.parts, cap);
    return sequence(node.parts, (at) => behind[at + 1], length, cap, random);
  }
  if (node.kind !== 'repeat') return '';
  const times = lengthsTimes(node, cap);
  const count = pickWhere(random, times.length, (at) => at >= node.least && times[at]?.[length] === true);
  const parts = Array.from({ length: count }, () => node.part);
  return sequence(parts, (at) => times[count - 1 - at], length, cap, random);
}

/**
 * Makes a text for each of several parts of a regular expression, with a given length in total.
 *
 * @param behind for each part, the possible lengths of all parts after it
 */
function sequence(
  parts: readonly PatternNode[],
  behind: (at: number) => Lengths | undefined,
  length: number,
  cap: number,
  random: Random,
): string {
  let left = length;
  let text = '';
  for (const [at, part] of parts.entries()) {
    const own = lengthsOf(part, cap);
    const rest = behind(at);
    const size = pickWhere(random, left + 1, (one) => own[one] === true && rest?.[left - one] === true);
    text += textOf(part, size, cap, random);
    left -= size;
  }
  return text;
}

export const pattern = defineGenerator({
  name: 'pattern',
  makes: 'Text that matches a regular expression.',
  args: PATTERN_ARGS,
  examples: [{ args: { pattern: '^[A-Z]{3}-\\d{4}$' }, value: 'NKS-4157' }],
  make({ random }, args): string {
    const { node, sizes, cap } = prepare(args);
    return sizes ? textOf(node, random.pick(sizes), cap, random) : anyText(node, random);
  },
});
