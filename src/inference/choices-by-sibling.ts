import type { Choice, Field } from '../schema/index.ts';
import { meaningAmong } from './meaning-among.ts';
import { pathTo } from './neighbours.ts';
import type { Scope } from './scope.ts';

/**
 * Matches names that APIs give to kinds of values, such as `boolean` or `checkbox`; for each kind, the most usual names
 * first.
 */
const KINDS: Readonly<Record<string, readonly RegExp[]>> = {
  text: [/(?:short|single).*(?:text|line|string)/i, /^(?:text|string)$/i, /text|string/i],
  number: [/^(?:number|integer)/i, /number|integer|decimal|float|numeric/i],
  boolean: [/bool|checkbox|toggle|flag/i],
  date: [/^date$/i, /date/i],
  choice: [/choice|select|enum|dropdown|picklist|option|list/i, /(?:short|single).*(?:text|line)/i, /text|string/i],
  json: [/json|object/i],
};

/**
 * Returns the value of a closed list that stands for a kind of values, such as `checkbox` for `boolean`; undefined if
 * none does.
 */
function valueFor(kind: string, values: readonly Choice[]): Choice | undefined {
  const expressions = Object.hasOwn(KINDS, kind) ? (KINDS[kind] ?? []) : [];
  for (const one of expressions) {
    const found = values.find((value) => typeof value === 'string' && one.test(value));
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Returns the parts of a field that choose a value of its closed list by a field beside it: the type of a custom field
 * by its label.
 *
 * @returns undefined if no field beside it decides the choice
 */
export function choicesBySibling(
  values: readonly Choice[],
  scope: Scope,
): Pick<Field, 'generator' | 'args'> | undefined {
  const { role, guess } = meaningAmong(scope, 'string') ?? {};
  if (role !== 'field type' || !guess?.by) return undefined;
  const by = pathTo(scope, [guess.by.role], '', guess);
  if (by === undefined) return undefined;
  const is = Object.entries(guess.by.texts).flatMap(([label, kind]) => {
    const value = valueFor(String(kind), values);
    return value === undefined ? [] : [[label, [value]] as const];
  });
  return { generator: 'choices', args: { choices: { by, is: Object.fromEntries(is), else: values } } };
}
