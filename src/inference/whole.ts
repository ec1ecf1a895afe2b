import type { Field } from '../schema/index.ts';
import { pathAround } from './neighbours.ts';
import { nounOf, type Scope } from './scope.ts';
import { isPersonNoun, type Guess } from './table/index.ts';
import { snakeCase } from './words.ts';

/** Matches the place of a field of an element of a list. */
const IN_LIST = /\]\.[^.]+$/;

/**
 * Whether the object around a field has a life of its own: a person, or a thing that the tree has records of, unless it
 * says what it is part of.
 */
function isApart(scope: Scope): boolean {
  const { shared, neighbours } = scope;
  const noun = nounOf(scope);
  const known = [...shared.resources.values()].map(({ singular }) => singular.replaceAll(/[_-]/g, ' '));
  const whole = snakeCase(shared.resources.get(shared.noun)?.singular ?? shared.noun);
  const isPart = Object.keys(neighbours).some((name) => snakeCase(name).endsWith(`${whole}_id`));
  return isPersonNoun(noun.split(' ').at(-1) ?? '') || (known.includes(noun) && !isPart);
}

/**
 * Returns generator and arguments for the time at which an element of a list was created: that of the whole, and a
 * little more. The lines of an order are as old as the order.
 *
 * @returns undefined for any other field, and where the whole does not say when it was created
 */
export function bornWithWhole(guess: Guess, scope: Scope): Pick<Field, 'generator' | 'args'> | undefined {
  if (!guess.afterWhole || !IN_LIST.test(scope.place) || isApart(scope)) return undefined;
  const { generator, args } = guess.afterWhole;
  const start = pathAround(scope, 'created', guess);
  return start === undefined ? undefined : { generator, args: { ...args, after: { from: start } } };
}

/**
 * Returns the path of the time at which the whole was created, for what happens to a part of it without such a time.
 *
 * @param role of what is needed; only `created` comes from the whole
 */
export const afterWhole = (role: string, scope: Scope, guess: Guess): string | undefined =>
  role === 'created' ? pathAround(scope, role, guess) : undefined;
