import type { Choice, Json } from '../schema/index.ts';
import { arg } from './arguments.ts';
import { defineGenerator } from './define.ts';

// Generators that take their values from the spec.

export const constant = defineGenerator({
  name: 'const',
  makes: 'Fixed value, the same in every record.',
  args: { value: arg.any<Json>()('Any JSON value.', { required: true }) },
  examples: [{ args: { value: 'draft' }, value: 'draft' }],
  make: (_, { value }): Json => value,
});

type Choices =
  | Readonly<Record<string, number>>
  | readonly (Choice | { readonly value: Choice; readonly weight?: number })[];

type Weighted = readonly (readonly [value: Choice, weight: number])[];

/** Parsed choices, by the list in the spec. Kept, so that a list is parsed once rather than for every record. */
const weightedLists: WeakMap<object, Weighted> = new WeakMap();

function isList(list: Choices): list is Exclude<Choices, Readonly<Record<string, number>>> {
  return Array.isArray(list);
}

function weigh(list: Choices): Weighted {
  const known = weightedLists.get(list);
  if (known) return known;
  const pairs: Weighted = isList(list)
    ? list.map((choice) =>
        typeof choice === 'object' && choice !== null ? [choice.value, choice.weight ?? 1] : [choice, 1],
      )
    : Object.entries(list);
  weightedLists.set(list, pairs);
  return pairs;
}

export const choices = defineGenerator({
  name: 'choices',
  makes: 'Value from a closed list, as often as its weight says.',
  args: {
    choices: arg.any<Choices>()(
      'Weights by text; or a list of texts, numbers, booleans and nulls, each bare, with weight 1, or as `{ value, weight }`.',
      { required: true },
    ),
  },
  examples: [{ args: { choices: { new: 3, used: 1 } }, value: 'new' }],
  make({ random }, { choices: list }): Choice {
    const pairs = weigh(list);
    let left = random.next() * pairs.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [value, weight] of pairs) if ((left -= weight) < 0) return value;
    return pairs.at(-1)?.[0] ?? null;
  },
});
