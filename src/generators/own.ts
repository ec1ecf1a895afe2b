import type { Choice, Json } from '../schema/index.ts';
import type { Context } from './context.ts';
import { number } from './numbers.ts';
import { pattern } from './pattern.ts';

// The generators that no resource of the service needs: they give values that a spec of one's own spells out.

/** Arguments of {@link constant}. */
interface ConstArgs {
  /** Any JSON. */
  readonly value: Json;
}

/** The same value in every record. A spec calls it `const`, which no function can be named. */
function constant(_: Context, { value }: ConstArgs): Json {
  return value;
}

/** Arguments of {@link choices}. */
interface ChoicesArgs {
  /**
   * Texts with their weights; or a list of texts, numbers, booleans and nulls, each bare or as `{ value, weight }`. What is
   * bare has a weight of 1.
   */
  readonly choices:
    | Readonly<Record<string, number>>
    | readonly (Choice | { readonly value: Choice; readonly weight?: number })[];
}

type Weighted = readonly (readonly [value: Choice, weight: number])[];

/** The lists of specs, as pairs: a list is read once, not for every record. */
const lists: WeakMap<object, Weighted> = new WeakMap();

function isList(
  list: ChoicesArgs['choices'],
): list is Exclude<ChoicesArgs['choices'], Readonly<Record<string, number>>> {
  return Array.isArray(list);
}

function weigh(list: ChoicesArgs['choices']): Weighted {
  const known = lists.get(list);
  if (known) return known;
  const pairs: Weighted = isList(list)
    ? list.map((choice) =>
        typeof choice === 'object' && choice !== null ? [choice.value, choice.weight ?? 1] : [choice, 1],
      )
    : Object.entries(list);
  lists.set(list, pairs);
  return pairs;
}

/** One of the values of a closed list, each as often as its weight says. */
function choices({ random }: Context, { choices: list }: ChoicesArgs): Choice {
  const pairs = weigh(list);
  let left = random.next() * pairs.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [value, weight] of pairs) if ((left -= weight) < 0) return value;
  return pairs.at(-1)?.[0] ?? null;
}

/**
 * The generators that take their values from the spec, by the names that a spec has for them.
 *
 * @example
 * ownGenerators.const(context, { value: [1, 'a'] }) // => [1,"a"]
 * @example
 * ownGenerators.choices(context, { choices: [10, { value: 20, weight: 3 }] }) // => 20
 */
export const ownGenerators: {
  readonly const: typeof constant;
  readonly choices: typeof choices;
  readonly number: typeof number;
  readonly pattern: typeof pattern;
} = { const: constant, choices, number, pattern };
