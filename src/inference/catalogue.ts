import { argsOf, choiceValues, isRead, type Field } from '../schema/index.ts';
import { snakeCase, wordsOf } from './words.ts';
import type { Draft } from '../drafts/index.ts';
import type { Scope } from './scope.ts';

/** Nouns of what a seller offers. All prices of one seller are in one currency. */
const OFFERED: ReadonlySet<string> = new Set(
  'plan product variant membership tier package service dish menu course ticket rate shipping option delivery method'.split(
    ' ',
  ),
);

const CURRENCY = /^(?:(?:amount|price|plan|base)_)?currency(?:_code|_iso|_iso_code)?$/;

/**
 * Returns the field for the currency of what one seller offers: all plans and products have the same currency, that of
 * the schema's example or otherwise dollars. Any other field stays as it is.
 */
export function inOneCurrency(field: Partial<Field>, { limits, source, place }: Draft, scope: Scope): Partial<Field> {
  const noun = wordsOf(scope.shared.noun).at(-1) ?? '';
  const isOffered = OFFERED.has(noun) && scope.place === scope.name && CURRENCY.test(snakeCase(scope.name));
  if (!isOffered || source || !place.isSchema || !['choices', 'currency'].includes(field.generator ?? '')) return field;
  const { choices = {} } = argsOf(field);
  if (isRead(choices) || typeof choices !== 'object' || choices === null || argsOf(field)['country']) return field;
  const all = limits.enum ?? choiceValues(choices);
  const wanted = [...(limits.examples ?? []), 'USD', 'usd', 'EUR', 'eur'];
  const value = wanted.find((one) => all.length === 0 || all.some((each) => each === one));
  return value === undefined ? field : { ...field, args: { ...argsOf(field), choices: { [String(value)]: 1 } } };
}

/** Usual prices per month in US dollars, the lowest and the highest, by the name of the plan. */
export const PLAN_PRICES: Readonly<Record<string, readonly [number, number]>> = {
  Free: [0, 0],
  Solo: [7, 10],
  Basic: [10, 15],
  Starter: [15, 20],
  Standard: [24, 35],
  Family: [29, 39],
  Team: [45, 69],
  Professional: [75, 99],
  Premium: [119, 149],
  Business: [169, 229],
  Enterprise: [399, 699],
};
